#!/usr/bin/python3
"""The second window on a real second screen: it fills that screen and no other, the keyboard stays
at the desk, and where the screen is pulled out the window is gone and a line says so."""

import subprocess
import unittest

from books import sample_book
from program import Desk, scratch_folder
from spoken import Atspi, Role, State, children, has, press, role_of, type_text, wait_until

DESK = "800/211x768/200+0+0"
BEAMER = "566/150x768/200+800+0"


def xrandr(*arguments):
    subprocess.run(["xrandr", *arguments], check=True, stdout=subprocess.DEVNULL)


class TestTwoScreens(unittest.TestCase):
    def setUp(self):
        xrandr("--setmonitor", "Desk", DESK, "screen")
        xrandr("--setmonitor", "Beamer", BEAMER, "none")

    def tearDown(self):
        for monitor in ("Beamer", "Desk"):
            subprocess.run(["xrandr", "--delmonitor", monitor], check=False, capture_output=True)

    def desk(self):
        # Nobody has chosen a screen before.
        return Desk(sample_book(), XDG_CONFIG_HOME=str(scratch_folder()))

    def second(self, frame):
        windows = (window for window in children(frame.get_parent())
                   if window.get_name().startswith("Second window")
                   and role_of(window) != Role.DIALOG)
        return next(windows, None)

    def place(self, window):
        extents = Atspi.Component.get_extents(window, Atspi.CoordType.SCREEN)
        return extents.x, extents.y, extents.width, extents.height

    def open(self, desk):
        frame = desk.window()
        press("F11")
        dialog = wait_until(lambda: (now := desk.window()) != frame and now,
                            "the question where")
        wait_until(lambda: has(dialog, State.ACTIVE), "the question in front")
        press("Return")
        second = wait_until(lambda: self.second(frame), "the second window")
        wait_until(lambda: self.place(second) == (800, 0, 566, 768), "all of the other screen")
        return frame

    def test_it_stands_there_and_the_keyboard_here(self):
        with self.desk() as desk:
            frame = self.open(desk)
            wait_until(lambda: has(frame, State.ACTIVE), "the desk in front")
            press("ctrl+k")
            field = desk.find(Role.TEXT, "Find")
            wait_until(lambda: has(field, State.FOCUSED), "the field that finds")
            type_text("kenj")
            desk.find(Role.LIST_ITEM, "Kenjir")
            press("Escape", "F11")
            wait_until(lambda: not self.second(frame), "the second window closed")
            press("F11")
            second = wait_until(lambda: self.second(frame), "the second window again")
            wait_until(lambda: self.place(second) == (800, 0, 566, 768), "where it was")

    def test_it_goes_with_its_screen(self):
        with self.desk() as desk:
            frame = self.open(desk)
            xrandr("--delmonitor", "Beamer")
            desk.find(Role.LABEL, "The screen Beamer is gone")
            self.assertIsNone(self.second(frame))
            press("F11")
            desk.find(Role.LABEL, "The screen Beamer is not connected")
            self.assertIsNone(self.second(frame))


if __name__ == "__main__":
    unittest.main(verbosity=2)
