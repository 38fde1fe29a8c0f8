#!/usr/bin/python3
"""The program itself with an event file, by keys of the X server: what is typed into its window is
in the file, as mentat-cli reads it, and other programs with that file get along with it."""

import json
import os
import subprocess
import unittest

from books import desk_book, first_heat
from patience import PATIENCE
from program import Desk, cli, scratch_folder
from spoken import Role, State, faults_of, has, press, type_text, wait_until


def at_the_desk(desk):
    desk.go_to("Heats")
    field = desk.find(Role.TEXT, "Check in")
    wait_until(lambda: has(field, State.FOCUSED), "the focus in the field at the desk")


class TestRealProgram(unittest.TestCase):
    def test_a_heat_is_typed_and_is_in_the_file(self):
        book = desk_book(entrants=10)
        with Desk(book) as desk:
            at_the_desk(desk)
            type_text("karen")
            press("Return", "ctrl+b", "ctrl+e")
            type_text("leon")
            press("Return", "ctrl+d", "ctrl+d")  # only if needed, and after all
            desk.find(Role.LABEL, "12 in · only 1 copy")
            press("Delete")  # the one who came last is taken out
            desk.find(Role.LABEL, "11 in")
            press("ctrl+z")
            desk.find(Role.LABEL, "12 in")
            press("F9")
            desk.find(Role.LIST, "Table 2")
            press("ctrl+Return")
            desk.find(Role.LABEL, "playing since")
            press("ctrl+q")
            self.assertEqual(0, desk.wait_for_exit())
        heat = first_heat(book)
        self.assertEqual(12, len(heat["entrants"]))
        self.assertEqual([6, 6], [len(game["seats"]) for game in heat["games"]])
        self.assertTrue(all("start" in game for game in heat["games"]))
        karen = json.loads(cli("export", book))["players"][10]
        self.assertEqual((1, "base"), (karen["copies"], karen["preference"]))

    def test_a_file_that_another_program_writes_is_followed(self):
        book = desk_book(entrants=10)
        # Of another person: two starts by the same one are one program.
        bertha = {"XDG_RUNTIME_DIR": str(scratch_folder()), "USER": "bertha"}
        with Desk(book, **bertha) as writer, Desk(book) as reader:
            banner = reader.find(Role.FRAME, f"bertha on {os.uname().nodename}")
            reader.go_to("Heats")
            reader.find(Role.LABEL, "10 in")
            self.assertEqual([], faults_of(reader.window()))

            writer.come_to_front()
            at_the_desk(writer)
            type_text("karen")
            press("Return")
            reader.find(Role.LABEL, "11 in")
            press("ctrl+q")
            self.assertEqual(0, writer.wait_for_exit())

            reader.find(Role.PUSH_BUTTON, "Open for editing").do_action(0)
            wait_until(lambda: not has(banner, State.VISIBLE), "the banner gone")
            reader.come_to_front()
            at_the_desk(reader)
            type_text("leon")
            press("Return")
            reader.find(Role.LABEL, "12 in")
        self.assertEqual(12, len(first_heat(book)["entrants"]))

    def test_what_needs_no_window_needs_no_display(self):
        nowhere = {name: value for name, value in os.environ.items()
                   if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}

        def start(*arguments, **surroundings):
            done = subprocess.run([os.environ["MENTAT"], *arguments], capture_output=True, text=True,
                                  env={**nowhere, **surroundings}, timeout=PATIENCE, check=False)
            return done.returncode, done.stdout, done.stderr

        code, version, _ = start("--version")
        self.assertEqual((0, cli("--version").replace("mentat-cli", "mentat")), (code, version))
        code, usage, _ = start("-h")
        self.assertEqual(0, code)
        self.assertTrue(usage.startswith("Usage: mentat [FILE]\n"), usage)
        self.assertEqual((2, "", 'mentat: There is no option "--frob".\n'),
                         start("--frob", QT_QPA_PLATFORM="offscreen"))


if __name__ == "__main__":
    unittest.main(verbosity=2)
