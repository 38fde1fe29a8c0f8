#!/usr/bin/python3
"""The script in the folder for other Linux that adds it to a person's menu: what a desktop makes of
the entry, wherever the folder is, and that nothing is left when it is taken back."""

import os
import shutil
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib

from patience import PATIENCE

DESKTOP = Path(__file__).resolve().parents[2] / "resources/desktop"
# Stands for the program: says what it was started with.
PROGRAM = """#!/bin/sh
printf '%s\\n' "$0" "$@" >"${0%/*}/said.new"
mv "${0%/*}/said.new" "${0%/*}/said"
"""


class Folder:
    """A folder as tools/package-folder makes it, as far as the script looks at it."""

    def __init__(self, place):
        self.place = Path(place)
        self.data = self.place.parent / "data"
        for source, target in (("folder/add-to-menu", "add-to-menu"),
                               ("mentat.desktop", "share/applications/mentat.desktop"),
                               ("mentat-mime.xml", "share/mime/packages/mentat.xml"),
                               ("icons/mentat.svg", "share/icons/hicolor/scalable/apps/mentat.svg")):
            (self.place / target).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(DESKTOP / source, self.place / target)
        self.program = self.place / "bin/mentat"
        self.program.parent.mkdir()
        self.program.write_text(PROGRAM)
        self.program.chmod(0o755)

    def add(self, *arguments):
        return subprocess.run([self.place / "add-to-menu", *arguments], check=False, text=True,
                              capture_output=True, env={**os.environ, "XDG_DATA_HOME": str(self.data)})

    def entry(self):
        return Gio.DesktopAppInfo.new_from_filename(str(self.data / "applications/mentat.desktop"))

    def written(self):
        """Without the lists that a desktop makes of them."""
        return sorted(path.relative_to(self.data).as_posix() for path in self.data.rglob("*mentat*")
                      if path.is_file())

    def started_by(self, file):
        """What the program is started with when a desktop opens the file."""
        said = self.program.parent / "said"
        self.entry().launch([Gio.File.new_for_path(file)], None)
        until = GLib.get_monotonic_time() + PATIENCE * 1_000_000
        while not said.exists():
            if GLib.get_monotonic_time() > until:
                raise AssertionError("nothing was started")
            time.sleep(0.02)
        return said.read_text().splitlines()


class TestAddToMenu(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.scratch = scratch.name

    def test_a_file_is_opened_wherever_the_folder_is(self):
        for name in ("plain", "a stick", "quote\"d", "it's", "dollar $HOME", "back\\slash", "`ls`", "Zürich"):
            with self.subTest(name):
                folder = Folder(Path(self.scratch) / name / name)
                added = folder.add()
                self.assertEqual((0, ""), (added.returncode, added.stderr))
                self.assertEqual([str(folder.program), "/tmp/my event.mentat"],
                                 folder.started_by("/tmp/my event.mentat"))
                icon = folder.entry().get_icon().get_file()
                self.assertTrue(icon.query_exists(), icon.get_path())

    def test_a_sign_that_no_entry_can_hold_is_refused(self):
        folder = Folder(Path(self.scratch) / "50%" / "mentat")
        added = folder.add()
        self.assertEqual(1, added.returncode)
        self.assertIn("%", added.stderr)
        self.assertEqual([], folder.written())

    def test_what_was_added_is_taken_back(self):
        folder = Folder(Path(self.scratch) / "mentat")
        folder.add()
        self.assertEqual(["applications/mentat.desktop", "icons/hicolor/scalable/apps/mentat.svg",
                          "mime/packages/mentat.xml"],
                         [path for path in folder.written() if not path.startswith("mime/application")])
        self.assertEqual(0, folder.add("--remove").returncode)
        self.assertEqual([], folder.written())

    def test_on_a_stick_that_is_not_there_the_entry_is_left_out(self):
        folder = Folder(Path(self.scratch) / "mentat")
        folder.add()
        folder.program.unlink()
        with self.assertRaises(TypeError):
            folder.entry()

    def test_anything_else_is_refused(self):
        folder = Folder(Path(self.scratch) / "mentat")
        self.assertEqual(2, folder.add("--help").returncode)
        self.assertEqual([], folder.written())


if __name__ == "__main__":
    unittest.main()
