"""The window around the table: start page, game page, dialogs. Everything is read from a seat's view."""
