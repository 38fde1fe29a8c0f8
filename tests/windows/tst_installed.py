#!/usr/bin/python3
"""The installer for Windows and what it installs, under Wine: a day in short, and nothing left but what
is the person's. What is said here is held against the programs of this machine."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import unittest
import unittest.mock
import zipfile

sys.dont_write_bytecode = True
from books import desk_book, first_heat  # noqa: E402
from program import cli  # noqa: E402
from spoken import wait_until  # noqa: E402
from wine import (Windows, picture, pixels_of, press, running, type_text,  # noqa: E402
                  window_titled, windows_from_below, windows_titled)

VERSION = os.environ["MENTAT_VERSION"]
ACCENT = "ae4b14"  # what the next step is painted in


def here(*arguments):
    """What the mentat-cli of this machine prints under the locale of Wine's Windows, as bytes."""
    with unittest.mock.patch.dict(os.environ, LC_ALL="en_US.UTF-8"):
        return cli(*arguments).encode()


def book_in(folder):
    """Twelve players, ten of whom are in for the first heat."""
    return pathlib.Path(shutil.move(desk_book(entrants=10), folder / "dune.mentat"))


def text_of(pdf):
    return subprocess.run(["pdftotext", "-layout", pdf, "-"], check=True, capture_output=True).stdout


def pictures_of(pdf):
    """Each page, small, as gray bytes."""
    folder = pathlib.Path(tempfile.mkdtemp())
    subprocess.run(["pdftoppm", "-r", "50", "-gray", pdf, folder / "page"], check=True)
    return [page.read_bytes() for page in sorted(folder.iterdir())]


def sheets_of(workbook):
    """All that is in it but when it was made."""
    with zipfile.ZipFile(workbook) as parts:
        return {name: parts.read(name) for name in parts.namelist() if name != "docProps/core.xml"}


class TestInstalled(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = pathlib.Path(tempfile.mkdtemp())
        cls.windows = Windows(cls.scratch / "wine")
        # American dates have years of two digits here, and of four in Windows.
        cls.windows.run("reg", "add", r"HKCU\Control Panel\International", "/f",
                        "/v", "sShortDate", "/d", "M/d/yy")
        cls.windows.run(os.environ["MENTAT_SETUP"], "/S")
        cls.folder = wait_until(cls.installed_folder, "the installed folder")
        cls.cli_there = cls.folder / "mentat-cli.exe"
        cls.mentat_there = cls.folder / "mentat.exe"
        # A name beyond every code page of Windows, in the person's own folder.
        cls.mine = cls.windows.home() / "Spice ☃ Игра"
        cls.mine.mkdir()

    @classmethod
    def tearDownClass(cls):
        cls.windows.end()
        shutil.rmtree(cls.scratch, ignore_errors=True)

    @classmethod
    def installed_folder(cls):
        found = cls.windows.home() / "AppData/Local/Programs" / f"Mentat {VERSION}"
        return found if (found / "mentat.exe").exists() else None

    def installed_files(self):
        return sorted(p.relative_to(self.folder).as_posix()
                      for p in self.folder.rglob("*") if p.is_file())

    def there(self, *arguments):
        """What the installed mentat-cli prints, as bytes."""
        code, out, problems = self.windows.answer(self.cli_there, *arguments)
        self.assertEqual((0, b""), (code, problems), problems.decode("utf-8", "replace"))
        return out

    def test_1_the_command_line_says_what_it_says_here(self):
        sample = self.mine / "sample.mentat"
        shutil.copyfile(self.folder / "data/sample.mentat", sample)
        path = self.windows.path(sample)
        self.assertEqual(f"mentat-cli {VERSION}\n".encode(), self.there("--version"))
        for command in (["standings"], ["placements"], ["awards"], ["finalists"], ["export"],
                        ["history"], ["statistics"], ["check"]):
            with self.subTest(command[0]):
                self.assertEqual(here(command[0], sample), self.there(command[0], path))
        code, out, problems = self.windows.answer(self.cli_there, "standings", "C:\\no\\such.mentat")
        self.assertEqual((3, b""), (code, out))  # the file failed
        self.assertEqual(1, problems.count(b"\n"), problems)

    def test_2_paper_is_the_same(self):
        sample = self.mine / "sample.mentat"
        for report in ("event-report", "standings", "certificates", "tables-by-name", "score-sheets"):
            with self.subTest(report):
                made_here, made_there = self.scratch / "here.pdf", self.mine / f"{report}.pdf"
                options = ["--report", report, "--paper", "letter", "--output"]
                here("report", sample, *options, made_here)
                self.there("report", self.windows.path(sample), *options,
                           self.windows.path(made_there))
                self.assertEqual(text_of(made_here), text_of(made_there))
                self.assertEqual(pictures_of(made_here), pictures_of(made_there))

    def test_3_tables_are_the_same(self):
        sample = self.mine / "sample.mentat"
        for ending in ("csv", "html", "md", "txt", "bbcode"):
            with self.subTest(ending):
                made_here, made_there = self.scratch / f"t.{ending}", self.mine / f"t.{ending}"
                here("report", sample, "--report", "standings", "--paper", "letter",
                     "--output", made_here)
                self.there("report", self.windows.path(sample), "--report", "standings",
                           "--paper", "letter", "--output", self.windows.path(made_there))
                self.assertEqual(made_here.read_bytes(), made_there.read_bytes())

    def test_3_a_workbook_is_the_same(self):
        sample = self.mine / "sample.mentat"
        made_here, made_there = self.scratch / "t.xlsx", self.mine / "t.xlsx"
        options = ["--report", "standings", "--paper", "letter", "--output"]
        here("report", sample, *options, made_here)
        self.there("report", self.windows.path(sample), *options, self.windows.path(made_there))
        self.assertEqual(sheets_of(made_here), sheets_of(made_there))

    def open_desk(self, book):
        self.windows.start(self.mentat_there, self.windows.path(book))
        return window_titled("dune.mentat")

    def own_book(self, name):
        """A book in a folder of its own."""
        folder = self.mine / name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        return book_in(folder)

    def leave(self):
        press("ctrl+q")
        wait_until(lambda: not windows_titled("dune.mentat"), "the window gone")
        wait_until(lambda: not running(r"mentat\.exe"), "the program ended")

    def test_4_a_heat_by_keys(self):
        book = book_in(self.mine)
        self.open_desk(book)
        picture("windows-today")
        press("ctrl+3")  # Heats
        type_text("karen")
        press("Return")
        type_text("leon")
        press("Return")
        picture("windows-check-in")
        press("F9")
        press("ctrl+Return")
        picture("windows-heat")
        self.leave()
        heat = first_heat(book)
        self.assertEqual(12, len(heat["entrants"]))
        self.assertEqual([6, 6], [len(game["seats"]) for game in heat["games"]])
        self.assertTrue(all("start" in game for game in heat["games"]))

    def test_5_a_kill_loses_nothing(self):
        book = self.own_book("kill")
        self.open_desk(book)
        press("ctrl+3")  # Heats
        type_text("karen")
        press("Return")
        # Nothing of this machine reads the file meanwhile: it does not see the locks of Wine.
        self.windows.run("taskkill", "/f", "/im", "mentat.exe")
        wait_until(lambda: not windows_titled("dune.mentat"), "the window gone")
        self.assertEqual(11, len(first_heat(book)["entrants"]))
        # Nobody holds the file any more: it opens for writing.
        self.open_desk(book)
        press("ctrl+3")  # Heats
        type_text("leon")
        press("Return")
        self.leave()
        self.assertEqual(12, len(first_heat(book)["entrants"]))

    def test_6_a_backup_is_restored(self):
        book = self.own_book("backup")
        self.open_desk(book)
        press("ctrl+3")  # Heats
        type_text("karen")
        press("Return")
        press("alt+f", "k")  # Backups…
        window_titled("Backups of dune.mentat")
        press("alt+b")  # Back up now
        press("Escape")
        press("ctrl+3")
        type_text("leon")
        press("Return")
        press("alt+f", "k")
        window_titled("Backups of dune.mentat")
        picture("windows-backups")
        press("alt+r")  # Restore this backup
        wait_until(lambda: not windows_titled("Backups of dune.mentat"), "the dialog gone")
        window_titled("dune.mentat")
        self.leave()
        self.assertEqual(11, len(first_heat(book)["entrants"]))
        kept = [p for p in book.parent.glob("*.mentat") if p != book]
        self.assertEqual([12], [len(first_heat(p)["entrants"]) for p in kept], kept)

    def test_7_a_second_start_brings_the_first_to_the_front(self):
        book = self.own_book("twice")
        desk = self.open_desk(book)
        self.windows.start("notepad")
        note = window_titled("Notepad")
        self.assertNotEqual(desk, note)
        # It ends by itself, having handed over what it was asked for.
        self.windows.run(self.mentat_there, self.windows.path(book))
        # Of Wine it gets no keys: its windows are given those by the window manager alone.
        wait_until(lambda: windows_from_below()[-1] == desk, "the first window in front")
        self.assertEqual([desk], windows_titled("dune.mentat"))
        window_titled("dune.mentat")
        self.leave()
        self.windows.run("taskkill", "/f", "/im", "notepad.exe")

    def test_7_windows_own_dialog_opens_a_file(self):
        self.open_desk(self.own_book("first"))
        other = self.own_book("second").rename(self.mine / "second" / "other ☃.mentat")
        shutil.copy(other, self.mine / "second" / "plain.mentat")
        press("ctrl+o")
        window_titled("Open an event file")
        picture("windows-dialog")
        type_text(self.windows.path(self.mine / "second" / "plain.mentat"))
        press("Return")
        window_titled("plain.mentat")
        press("ctrl+q")
        wait_until(lambda: not windows_titled("plain.mentat"), "the window gone")

    def test_7_every_scale_is_drawn(self):
        """At 100, 150, 200 and 300 % what is drawn grows with the screen's own measure."""
        areas = []
        book = self.own_book("scales")
        for percent in (100, 150, 200, 300):
            self.windows.run("reg", "add", r"HKCU\Control Panel\Desktop", "/f", "/v", "LogPixels",
                             "/t", "REG_DWORD", "/d", str(96 * percent // 100))
            self.windows.rest()
            self.open_desk(book)
            picture(f"windows-{percent}")
            areas.append(pixels_of(ACCENT))
            self.leave()
        self.windows.run("reg", "delete", r"HKCU\Control Panel\Desktop", "/f", "/v", "LogPixels")
        self.windows.rest()
        # At 300 % this screen has no room for all of it.
        for area in areas[1:]:
            self.assertGreater(area, 1.5 * areas[0], areas)

    def test_8_the_system_knows_it(self):
        kind = f"Mentat.Event.{VERSION}"
        self.assertIn(kind, self.windows.registered(r"HKCU\Software\Classes\.mentat"))
        self.assertIn(r"mentat.exe", self.windows.registered(rf"HKCU\Software\Classes\{kind}"))
        links = list(self.windows.home().rglob(f"Mentat {VERSION}.lnk"))
        self.assertEqual(1, len(links), links)

    def test_8_nothing_is_taken_away_while_it_runs(self):
        before = self.installed_files()
        self.open_desk(self.mine / "kill/dune.mentat")
        self.windows.run(self.folder / "uninstall.exe", "/S")
        time.sleep(10)  # a copy of it goes on by itself; nothing may happen
        self.assertEqual(before, self.installed_files())
        self.leave()

    def test_9_uninstalled_nothing_is_left_but_what_is_the_persons(self):
        extra = self.folder / "mine.mentat"
        shutil.copyfile(self.mine / "sample.mentat", extra)
        self.windows.run(self.folder / "uninstall.exe", "/S")
        wait_until(lambda: self.installed_files() == ["mine.mentat"], "only the event file left")
        self.assertTrue((self.mine / "sample.mentat").exists())
        self.assertNotIn("Mentat.Event", self.windows.registered(r"HKCU\Software\Classes\.mentat"))
        self.assertEqual([], list(self.windows.home().rglob(f"Mentat {VERSION}.lnk")))


if __name__ == "__main__":
    unittest.main(verbosity=2)
