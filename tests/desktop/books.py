"""Event files for the tests, made by mentat-cli."""

import json
import os
import shutil

from program import cli, scratch_folder

NAMES = ["Ada Byron", "Blaise Pascal", "Carl Gauss", "Dorothy Hill", "Emmy Noether",
         "Florence Allen", "Grace Hopper", "Henri Cartan", "Ida Rhodes", "Jean Bartik",
         "Karen Parshall", "Leonhard Euler"]


def sample_book():
    book = scratch_folder() / "sample.mentat"
    shutil.copyfile(os.environ["MENTAT_SAMPLE"], book)
    return book


def desk_book(entrants):
    """Twelve players, of whom so many are in for the first of two heats."""
    players = [{"id": f"p{i}", "name": name} for i, name in enumerate(NAMES, 1)]
    heats = [{"number": number, "start": f"2026-07-{28 + number}T13:00", "minutes": 300,
              "entrants": [player["id"] for player in players[:entrants]] if number == 1 else [],
              "games": []} for number in (1, 2)]
    document = scratch_folder() / "desk.json"
    document.write_text(json.dumps({
        "format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune",
                  "sets": ["base", "ixians-tleilaxu"]},
        "players": players, "heats": heats}), encoding="utf-8")
    book = document.with_suffix(".mentat")
    cli("import", book, "--document", document)
    return book


def first_heat(book):
    """As the event document has it."""
    return json.loads(cli("export", book))["heats"][0]
