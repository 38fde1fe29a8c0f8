#!/usr/bin/env python3
"""tools/package-windows --prefix: libraries that were built for another folder name where they are now.

Usage: tst_moved_prefix.py SOURCE
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

SOURCE = pathlib.Path(sys.argv.pop())
PROGRAM = SOURCE / "tools/windows/moved_prefix.py"
TOOLCHAIN = "/here/cmake/windows-x64.cmake"

# As those of Qt 6.4.2 and of the other libraries are, as far as they name a folder.
FILES = {
    "qt/lib/pkgconfig/Qt6Core.pc":
        "prefix=/opt/win/qt\nlibdir=${prefix}/lib\nName: Qt6Core\nDescription: Qt\nVersion: 6.4.2\n"
        "Libs: -L/opt/win/qt/lib -lQt6Core\n",
    "qt/lib/pkgconfig/Qt6Gui.pc": "prefix=/opt/win/qt\n",
    "qt/lib/Qt6Core.prl": "QMAKE_PRL_LIBS = /opt/win/deps/lib/libz.a /opt/win/qt/lib/libQt6Core.a\n",
    "qt/mkspecs/modules/qt_lib_core.pri": "QT.core.libs = /opt/win/qt/lib /opt/win/qt-6/lib\n",
    "qt/lib/cmake/Qt6BuildInternals/Extra.cmake": 'set(qtbi_orig_prefix "/opt/win/qt")\n',
    "qt/lib/cmake/Qt6/qt.toolchain.cmake":
        'set(__qt_initially_configured_toolchain_file "/opt/win/mingw.cmake")\n',
    "qt/bin/target_qt.conf": "[Paths]\nPrefix=/opt/win/qt\n",
    "qt/include/QtCore/note.h": "// /opt/win/qt\n",
    "deps/lib/pkgconfig/xlsxwriter.pc":
        "prefix=/opt/win/deps\nName: xlsxwriter\nDescription: x\nVersion: 1.1.4\n"
        "Cflags: -I/opt/win/deps/include\n",
    "deps/lib/cmake/qpdf/libqpdfConfig.cmake": "include(/opt/win/deps/lib/cmake/qpdf/targets.cmake)\n",
}


class TestMovedPrefix(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        # With a blank and what a regular expression would take for something else.
        self.prefix = pathlib.Path(scratch.name).resolve() / r"a place \1"
        for name, text in FILES.items():
            path = self.prefix / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        self.machine = pathlib.Path(scratch.name) / "machine"
        self.machine.mkdir()
        (self.machine / "other.pc").write_text("prefix=/opt/win/deps\n", encoding="utf-8")
        os.symlink(self.machine, self.prefix / "deps/include")
        os.symlink(self.machine / "other.pc", self.prefix / "deps/lib/pkgconfig/other.pc")

    def move(self):
        return subprocess.run([sys.executable, PROGRAM, self.prefix, TOOLCHAIN], check=True,
                              capture_output=True, text=True).stdout

    def text(self, name):
        return (self.prefix / name).read_text(encoding="utf-8")

    def test_each_file_names_where_it_is(self):
        said = self.move()
        self.assertIn(f"/opt/win/qt is now {self.prefix}/qt.", said)
        self.assertIn(f"/opt/win/deps is now {self.prefix}/deps.", said)
        self.assertIn(f"{len(FILES) - 1} files were changed.", said)
        for name, text in FILES.items():
            if name.endswith(".h"):
                self.assertEqual(text, self.text(name))
                continue
            expected = (text.replace("/opt/win/qt", f"{self.prefix}/qt")
                        .replace(f"{self.prefix}/qt-6", "/opt/win/qt-6")
                        .replace("/opt/win/deps", f"{self.prefix}/deps")
                        .replace("/opt/win/mingw.cmake", TOOLCHAIN))
            self.assertEqual(expected, self.text(name), name)
        # What is linked belongs to the machine.
        self.assertEqual("prefix=/opt/win/deps\n", (self.machine / "other.pc").read_text(encoding="utf-8"))

    def test_a_second_time_nothing_is_changed(self):
        self.move()
        self.assertIn("0 files were changed.", self.move())

    def test_what_was_not_moved_stays(self):
        self.move()
        before = {name: self.text(name) for name in FILES}
        moved = self.prefix.with_name("moved again")
        os.rename(self.prefix, moved)
        self.prefix = moved
        self.assertIn("a place", self.text("qt/lib/pkgconfig/Qt6Core.pc"))  # the fault is there
        self.move()
        for name, text in before.items():
            self.assertEqual(text.replace(r"a place \1", "moved again"), self.text(name))

    def test_a_toolchain_file_that_is_there_stays(self):
        own = self.machine / "own.cmake"
        own.write_text("", encoding="utf-8")
        path = self.prefix / "qt/lib/cmake/Qt6/qt.toolchain.cmake"
        path.write_text(f'set(__qt_initially_configured_toolchain_file "{own}")\n', encoding="utf-8")
        self.move()
        self.assertIn(str(own), path.read_text(encoding="utf-8"))


if __name__ == "__main__":
    unittest.main(verbosity=2)
