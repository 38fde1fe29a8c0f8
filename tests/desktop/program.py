"""The programs under test, as a person starts them."""

import os
import pathlib
import subprocess
import tempfile

from patience import PATIENCE
from spoken import (Atspi, Role, State, children, everything, has, press, role_of, type_text,
                    wait_until)

CLOCK = "2026-07-29T12:45:00Z"  # a quarter of an hour before the first heat of the sample


class Program:
    """A program with a window, which screen readers are told of. Ended at the end of the block."""

    def __init__(self, command, **surroundings):
        self._command = [str(part) for part in command]
        self._surroundings = {**os.environ, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
                              "MENTAT_FIXED_TIME": CLOCK, **surroundings}

    def __enter__(self):
        self._process = subprocess.Popen(self._command, env=self._surroundings)
        try:
            self._spoken = wait_until(self._find, f"{self._command[0]} on the readers' bus")
            # What was told once is not asked again otherwise, although it has changed since.
            self._spoken.set_cache_mask(Atspi.Cache.NONE)
            wait_until(lambda: has(self.window(), State.ACTIVE), "an active window")
        except BaseException:
            self._process.kill()
            raise
        return self

    def __exit__(self, *_):
        self._process.terminate()
        self._process.wait()

    def _must_run(self):
        if self._process.poll() is not None:
            raise AssertionError(f"{self._command[0]} ended with {self._process.returncode}")

    def _find(self):
        self._must_run()
        return next((program for program in children(Atspi.get_desktop(0))
                     if program.get_process_id() == self._process.pid and children(program)), None)

    def window(self):
        """The one that is worked in: the newest that is active. Where none is, the first; where
        there is none at all, as between two, one comes."""
        def worked_in():
            self._must_run()
            windows = children(self._spoken)
            return next((window for window in reversed(windows) if has(window, State.ACTIVE)),
                        windows[0] if windows else None)
        return wait_until(worked_in, "a window")

    def find(self, role, name):
        """The visible thing of this name, which may still have to come."""
        return wait_until(lambda: next((thing for thing in everything(self.window())
                                        if role_of(thing) == role
                                        and thing.get_name().startswith(name)), None),
                          f"{role.value_nick} “{name}”")

    def come_to_front(self):
        subprocess.run(["xdotool", "search", "--all", "--onlyvisible", "--pid",
                        str(self._process.pid), "--name", ".", "windowactivate"], check=True)
        wait_until(lambda: has(self.window(), State.ACTIVE), "the window in front")

    def wait_for_exit(self):
        """The code with which it ends by itself."""
        return self._process.wait(PATIENCE)


class Desk(Program):
    """Mentat with an event file."""

    def __init__(self, book, **surroundings):
        super().__init__([os.environ["MENTAT"], book], **surroundings)

    def pages(self):
        return [item.get_name() for item in children(self.find(Role.LIST, "Pages"))]

    def go_to(self, page):
        place = self.pages().index(page) + 1
        if place <= 9:
            press(f"ctrl+{place}")
        else:  # no number is left for it
            press("ctrl+k")
            # Pages have fields whose names begin so, too.
            wait_until(lambda: any(role_of(thing) == Role.TEXT and thing.get_name() == "Find"
                                   and has(thing, State.FOCUSED)
                                   for thing in everything(self.window())), "the field that finds")
            type_text(page)
            press("Return")
        wait_until(lambda: any(item.get_name() == page and has(item, State.SELECTED)
                               for item in children(self.find(Role.LIST, "Pages"))),
                   f"the page {page}")


def cli(*arguments):
    """What mentat-cli prints."""
    command = [os.environ["MENTAT_CLI"], *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True,
                          env={**os.environ, "MENTAT_FIXED_TIME": CLOCK}).stdout


def scratch_folder():
    """Removed with the desktop."""
    return pathlib.Path(tempfile.mkdtemp(dir=os.environ["HOME"]))
