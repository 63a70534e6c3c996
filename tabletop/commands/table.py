"""Which commands there are."""

from typing import NamedTuple


class Command(NamedTuple):
    """A command, the module with its `add_arguments(parser)`, the text that says what it does, and the model of what
    it prints with `--json`, where it can: `schema NAME` prints its schema."""

    name: str
    module: str
    help: str
    facts: str = ""


COMMANDS = (
    Command("window", "tabletop.commands.window", "cli.window.help"),
    Command("simulate", "tabletop.commands.simulate", "cli.simulate.help", "Simulated"),
    Command("decks", "tabletop.commands.decks", "cli.decks.help", "ReadyDecks"),
    Command("validate", "tabletop.commands.validate", "cli.validate.help", "Judged"),
    Command("replay", "tabletop.commands.replay", "cli.replay.help", "Told"),
    Command("rules", "tabletop.commands.rules", "cli.rules.help", "Rules"),
    Command("convert", "tabletop.commands.convert", "decks.convert.help", "Converted"),
    Command("odds", "tabletop.commands.odds", "odds.help", "Odds"),
    Command("print", "tabletop.commands.print_sheets", "decks.print.help", "Printed"),
    Command("schema", "tabletop.commands.schema", "cli.schema.help"),
    Command("stereo", "tabletop.stereo.commands", "stereo.help", "Stereo"),
    Command("completion", "tabletop.commands.completion", "cli.completion.help"),
)
