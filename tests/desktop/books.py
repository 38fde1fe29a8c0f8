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


def _book(lists):
    """With this document in it."""
    document = scratch_folder() / "desk.json"
    document.write_text(json.dumps({
        "format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune",
                  "sets": ["base", "ixians-tleilaxu"]}, **lists}), encoding="utf-8")
    book = document.with_suffix(".mentat")
    cli("import", book, "--document", document)
    return book


def desk_book(entrants):
    """Twelve players, of whom so many are in for the first of two heats."""
    players = [{"id": f"p{i}", "name": name} for i, name in enumerate(NAMES, 1)]
    heats = [{"number": number, "start": f"2026-07-{28 + number}T13:00", "minutes": 300,
              "entrants": [player["id"] for player in players[:entrants]] if number == 1 else [],
              "games": []} for number in (1, 2)]
    return _book({"players": players, "heats": heats})


def playing_book():
    """A heat of two tables that have played since five past one."""
    players = [{"id": f"p{i}", "name": name} for i, name in enumerate(NAMES, 1)]
    games = [{"table": table, "start": "2026-07-29T13:05",
              "seats": [{"seat": seat, "player": f"p{6 * (table - 1) + seat}"}
                        for seat in range(1, 7)]} for table in (1, 2)]
    return _book({"players": players, "heats": [
        {"number": 1, "start": "2026-07-29T13:00",
         "entrants": [player["id"] for player in players], "games": games}]})


def first_heat(book):
    """As the event document has it."""
    return json.loads(cli("export", book))["heats"][0]
