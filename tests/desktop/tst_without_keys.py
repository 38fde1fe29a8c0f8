#!/usr/bin/python3
"""Whoever neither sees the window nor has a keyboard: a player is checked in and a result recorded
by the readers' bus alone, with no key and no mouse. What came of it is read from the file."""

import json
import os
import unittest
import unittest.mock

from books import desk_book, first_heat, playing_book
from program import Desk, Program, cli
from spoken import Role, act, choose, menu_item, write


class TestWithoutKeys(unittest.TestCase):
    def setUp(self):
        # No key and no mouse: whoever forgets it is told.
        self._path = os.environ["PATH"]
        os.environ["PATH"] = "/nowhere"

    def tearDown(self):
        os.environ["PATH"] = self._path

    def go_to(self, desk, page):
        choose(desk.find(Role.LIST_ITEM, page))
        desk.find(Role.LABEL, page)  # the title

    def test_a_player_is_checked_in(self):
        book = desk_book(entrants=10)
        with Desk(book) as desk:
            self.go_to(desk, "Heats")
            write(desk.find(Role.TEXT, "Check in"), "karen")
            desk.find(Role.TABLE_CELL, "Name: Karen Parshall")
            act(menu_item(desk.window(), "Page", "Check in the selected player"))
            desk.find(Role.LABEL, "11 in")
            act(menu_item(desk.window(), "Page", "Brought a copy"))
            desk.find(Role.LABEL, "11 in · only 1 copy")
        self.assertEqual("p11", first_heat(book)["entrants"][-1])
        self.assertEqual(1, json.loads(cli("export", book))["players"][10]["copies"])

    def test_a_result_is_recorded(self):
        book = playing_book()
        with Desk(book, MENTAT_FIXED_TIME="2026-07-29T17:12:00Z") as desk:
            self.go_to(desk, "Results")
            choose(desk.find(Role.TABLE_CELL, "Table: 2"))
            act(menu_item(desk.window(), "Page", "Open the selected table's sheet"))
            write(desk.find(Role.TEXT, "Turns"), "7")
            write(desk.find(Role.TEXT, "Ended"), "17:12")
            write(desk.find(Role.TEXT, "Victory"), "s")
            factions = ["e", "g", "h", "f", "a", "b"]
            players = ["Grace Hopper", "Henri Cartan", "Ida Rhodes", "Jean Bartik",
                       "Karen Parshall", "Leonhard Euler"]
            for player, faction in zip(players, factions):
                write(desk.find(Role.TEXT, f"Faction of {player}"), faction)
            write(desk.find(Role.TEXT, "Winners"), "e")
            for player, points in zip(players, ["7.5", "5", "4", "3", "2", "3"]):
                write(desk.find(Role.TEXT, f"PP of {player}"), points)
            for value, number in [("Strongholds", "3"), ("Tokens", "11"), ("Spice", "6"),
                                  ("Cards", "2")]:
                write(desk.find(Role.TEXT, f"{value} of Grace Hopper"), number)
            act(desk.find(Role.PUSH_BUTTON, "Record"))
            desk.find(Role.TABLE_CELL, "Won by: solo: Grace Hopper")
        first, second = first_heat(book)["games"]
        self.assertNotIn("victory", first)
        self.assertEqual(("solo", 7, "2026-07-29T17:12"),
                         tuple(second[key] for key in ["victory", "turns", "end"]))
        winner, *others = second["seats"]
        self.assertEqual({"seat": 1, "player": "p7", "faction": "emperor", "winner": True,
                          "performancePoints": 7.5, "strongholds": 3, "tokens": 11, "spice": 6,
                          "cards": 2}, winner)
        self.assertEqual([("guild", 5), ("harkonnen", 4), ("fremen", 3), ("atreides", 2),
                          ("bene-gesserit", 3)],
                         [(seat["faction"], seat["performancePoints"]) for seat in others])

    def test_what_does_nothing_is_found(self):
        with Program([os.environ["FAULTY_WINDOW"], "deaf-button"]) as program, \
                unittest.mock.patch("spoken.PATIENCE", 1):
            write(program.find(Role.TEXT, "Before"), "karen")
            act(program.find(Role.PUSH_BUTTON, "Check in"))
            with self.assertRaisesRegex(AssertionError, "not seen within 1 s: label “11 in”"):
                program.find(Role.LABEL, "11 in")
            with self.assertRaisesRegex(AssertionError, "cannot be written in: text “Locked”"):
                write(program.find(Role.TEXT, "Locked"), "7")
            with self.assertRaisesRegex(AssertionError, "cannot be used: push button “Later”"):
                act(program.find(Role.PUSH_BUTTON, "Later"))


if __name__ == "__main__":
    unittest.main(verbosity=2)
