#!/usr/bin/env python3
"""A package that comes or goes later has nothing built anew: the commands of the build are the same
with it and without, and what is used where it is there is looked for when a command runs.

Usage: tst_stable_commands.py SOURCE
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

SOURCE = pathlib.Path(sys.argv.pop())
HELPERS = ("ccache", "sccache", "distcc", "mold", "ld.mold", "lld", "ld.lld", "gold")
PLANTED = """
find_program(MENTAT_PLANTED ccache)
if(MENTAT_PLANTED)
  add_compile_options("-DPLANTED=${MENTAT_PLANTED}")
endif()
"""


def program(path, says):
    """A script that tells on its standard output that it was run, and with what."""
    path.write_text(f'#!/bin/sh\necho "{says} $*"\n', encoding="utf-8")
    path.chmod(0o755)
    return path


class TestStableCommands(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)
        self.helpers = self.folder / "helpers"
        self.helpers.mkdir()

    def install(self, *names):
        for name in names:
            program(self.helpers / name, name)

    def commands(self, *options):
        """Those of a build that is configured now: nothing of ours that was found before counts."""
        build = self.folder / "build"
        subprocess.run(["cmake", "-S", SOURCE, "-B", build, "-G", "Ninja", "-U", "MENTAT_*",
                        "-D", "MENTAT_TESTS=OFF", "-D", "CMAKE_BUILD_TYPE=Release", *options],
                       check=True, capture_output=True,
                       env={**os.environ, "PATH": f"{self.helpers}:{os.environ['PATH']}"})
        return subprocess.run(["ninja", "-C", build, "-t", "commands"], check=True,
                              capture_output=True, text=True).stdout

    def test_commands_are_the_same_whatever_is_installed(self):
        before = self.commands()
        self.install(*HELPERS)
        self.assertTrue(before == self.commands(), "a package that came changes what is built")
        planted = self.folder / "planted.cmake"
        planted.write_text(PLANTED, encoding="utf-8")
        self.assertFalse(before == self.commands("-D", f"CMAKE_PROJECT_INCLUDE={planted}"))

    def run_by(self, launcher):
        compiler = program(self.folder / "c++", "compiled")
        return subprocess.run([SOURCE / "cmake" / launcher, compiler, "-c", "a b.cpp"], check=True,
                              capture_output=True, text=True,
                              env={"PATH": str(self.helpers)}).stdout.strip()

    def test_what_is_there_is_used(self):
        for launcher in ("with_ccache", "with_mold"):
            self.assertEqual("compiled -c a b.cpp", self.run_by(launcher))
        self.install("ccache", "mold")
        self.assertEqual(f"ccache {self.folder}/c++ -c a b.cpp", self.run_by("with_ccache"))
        self.assertEqual("compiled -c a b.cpp -fuse-ld=mold", self.run_by("with_mold"))


if __name__ == "__main__":
    unittest.main(verbosity=2)
