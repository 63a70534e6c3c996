"""The table of any of the games, from a seat's view: `model` is what is shown and meant, `gestures` what a person does,
`stage` what is seen; `scene` puts them together, `view` and `lists` show it."""
