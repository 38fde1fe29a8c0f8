#!/usr/bin/python3
"""Whoever hears the window instead of seeing it: everything that can have the focus says what it
is, and Tab leads to it. The program itself, looked at from outside as a screen reader does."""

import os
import unittest

from books import desk_book, playing_book, sample_book
from program import Desk, Program
from spoken import (Role, everything, faults_of, focusable, has, nameless, press, role_of, State,
                    wait_until)


class TestSpoken(unittest.TestCase):
    def check(self, program, where):
        with self.subTest(where):
            self.assertEqual([], faults_of(program.window()))

    def check_each_tab(self, desk, page):
        tabs = [thing for thing in everything(desk.window()) if role_of(thing) == Role.PAGE_TAB]
        self.check(desk, page)
        for tab in tabs[1:]:
            tab.do_action(0)
            # Qt tells of the chosen tab as the one that has the focus.
            wait_until(lambda tab=tab: has(tab, State.FOCUSED), f"the tab {tab.get_name()}")
            self.check(desk, f"{page}, {tab.get_name()}")

    def check_dialog(self, desk, keys, where):
        frame = desk.window()
        press(*keys)
        dialog = wait_until(lambda: (now := desk.window()) != frame and now, where)
        wait_until(lambda: has(dialog, State.ACTIVE), where)
        self.check(desk, where)
        press("Escape")
        wait_until(lambda: has(frame, State.ACTIVE), f"the window after {where}")

    def test_every_page_of_the_sample(self):
        with Desk(sample_book()) as desk:
            pages = desk.pages()
            self.assertGreaterEqual(len(pages), 4)
            for page in pages:
                desk.go_to(page)
                self.check_each_tab(desk, page)

    def test_a_heat_from_the_desk_to_its_start(self):
        with Desk(desk_book(entrants=12)) as desk:
            desk.go_to("Heats")
            self.check(desk, "check-in")
            press("F4")
            desk.find(Role.TABLE_CELL, "Name: Leonhard Euler")
            self.check(desk, "paper list")
            press("F4", "F9")
            table = desk.find(Role.LIST, "Table 1")
            self.check(desk, "drawn")
            self.check_dialog(desk, ["F11"], "call-out")
            table.grab_focus()
            press("Down", "m")
            wait_until(lambda: any(has(thing, State.FOCUSED) for thing in everything(desk.window())
                                   if thing.get_name().startswith("Another seat")
                                   or role_of(thing) == Role.LIST_ITEM), "the other seats")
            self.check(desk, "other seats")
            press("Escape", "ctrl+Return")
            desk.find(Role.LABEL, "playing since")
            self.check(desk, "started")
            press("F5")
            desk.find(Role.TEXT, "Call the clock: table")
            self.check(desk, "calling the clock")
            press("1", "p", "Return")
            desk.find(Role.LABEL, "Table 1 · battle plans 2:00")
            self.check(desk, "a called clock")

    def test_a_sheet_from_its_first_key_to_a_correction(self):
        # Its tables end then: an end to come would be asked about.
        with Desk(playing_book(), MENTAT_FIXED_TIME="2026-07-29T17:12:00Z") as desk:
            desk.go_to("Results")
            self.check(desk, "tables")
            desk.find(Role.TABLE, "Results").grab_focus()
            press("1", "Return")
            turns = desk.find(Role.TEXT, "Turns")
            self.check(desk, "empty sheet")
            turns.grab_focus()
            press(*"71712", "s", "Down", "e", "Return", "e", "7", "Return", *"31", "Return",
                  "4", "Return", "2", *"g5", "Return", *"h4", "Return", *"f3", "Return", *"a2",
                  "Return", *"b3", "Return")
            self.check(desk, "typed sheet")
            turns.grab_focus()
            press("F3")
            self.check(desk, "all values")
            turns.grab_focus()
            press("F2")
            desk.find(Role.TEXT, "Arrakeen in turn 7")
            self.check(desk, "control grid")
            press("ctrl+Return")
            desk.find(Role.TABLE_CELL, "Won by: solo: Ada Byron")
            press("1", "Return")
            turns = desk.find(Role.TEXT, "Turns")
            self.check(desk, "recorded sheet")
            turns.grab_focus()
            press("F2")  # nothing is typed over before
            turns.grab_focus()
            press("8", "ctrl+Return")
            desk.find(Role.TEXT, "Requested by")
            self.check(desk, "correction")

    def test_what_finds_anything(self):
        with Desk(playing_book()) as desk:
            desk.go_to("Results")
            press("ctrl+k")
            desk.find(Role.TEXT, "Find")
            self.assertEqual([], nameless(focusable(desk.window())))
            press(*"grace")
            desk.find(Role.LIST_ITEM, "Grace Hopper, player")
            self.check(desk, "finder")

    def test_the_dialogs(self):
        with Desk(sample_book()) as desk:
            self.check_dialog(desk, ["ctrl+n"], "new event")
            self.check_dialog(desk, ["F12"], "who is at the desk")
            self.check_dialog(desk, ["F1"], "guide")
            self.check_dialog(desk, ["alt+e", "p"], "preferences")
            self.check_dialog(desk, ["F11"], "second window")
            self.check_dialog(desk, ["alt+f", "y"], "new from last year's")
            self.check_dialog(desk, ["alt+f", "d"], "new from a schedule")
            self.check_dialog(desk, ["alt+f", "m"], "times from a schedule")
            self.check_dialog(desk, ["alt+f", "b"], "publish to a folder")

    def test_the_welcome(self):
        with Program([os.environ["MENTAT"]]) as program:
            program.find(Role.PUSH_BUTTON, "Explore the Dune sample")
            self.check(program, "welcome")

    def test_a_planted_fault_is_found(self):
        faults = {"none": [],
                  "nameless-field": ["has no name: text “”"],
                  "unreachable-field": ["is never reached by Tab: text “Hidden”"],
                  "choice-of-what": ["has no name: combo box “any”"],
                  "empty-cell": ["is empty and does not say “–”: table cell “QP: ”"],
                  "cell-of-no-column": ["does not name its column: table cell “3.0”"]}
        for fault, found in faults.items():
            with self.subTest(fault), Program([os.environ["FAULTY_WINDOW"], fault]) as program:
                said = faults_of(program.window())
                self.assertEqual(found, [line.split(" in ")[0] for line in said])


if __name__ == "__main__":
    unittest.main(verbosity=2)
