#!/usr/bin/env python3
"""One meaning a word: what has a word of the glossary in its name is what the glossary lists.

Usage: tst_glossary.py SOURCE

The table "Held by a test" of docs/GLOSSARY.md says which types and which source files may have a
word in their names. First it is shown to find a name that is not listed, and one that is listed and
is not there.
"""
import fnmatch
import pathlib
import re
import sys
import tempfile
import unittest

SOURCE = pathlib.Path(sys.argv.pop())

GLOSSARY = pathlib.Path("docs/GLOSSARY.md")
PRODUCT = ("app", "model", "reports", "scoring", "ui")
CODE = (".cpp", ".h", ".def")

ROW = re.compile(r"^\| `(\w+)` \| ([^|]*) \| ([^|]*) \|$", re.MULTILINE)
NAME = re.compile(r"`([\w*./]+)`")
TYPE = re.compile(r"^[ \t]*(?:template <[^>]*>\s*)?(?:class|struct|enum class|enum|using)\s+"
                  r"([A-Z]\w*)(?=\s*(?:[:{=]|final\b|$))", re.MULTILINE)
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z][a-z0-9]*")


def rows_of(root):
    """(word, names of types, names of files) of each row of the table."""
    text = (root / GLOSSARY).read_text(encoding="utf-8")
    table = text.split("## Held by a test", 1)[1]
    for word, types, files in ROW.findall(table):
        yield word, NAME.findall(types), NAME.findall(files)


def names_of(root):
    """The types and the files of the program, each by where it is."""
    types, files = {}, {}
    for folder in PRODUCT:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix not in CODE:
                continue
            here = path.relative_to(root).as_posix()
            files.setdefault(path.stem, here)
            for name in TYPE.findall(path.read_text(encoding="utf-8", errors="replace")):
                types.setdefault(name, here)
    return types, files


def faults_of(word, listed, known, words_of):
    """What has the word in its name and is not listed; what is listed and is not there."""
    having = {name for name in known if word in words_of(name)}
    for name in sorted(having):
        if not any(fnmatch.fnmatchcase(name, pattern) for pattern in listed):
            yield f"{known[name]}: {name} has “{word}” in its name, in another meaning than docs/GLOSSARY.md"
    for pattern in listed:
        if not any(fnmatch.fnmatchcase(name, pattern) for name in having):
            yield f"{GLOSSARY}: nothing is called {pattern}"


def faults_in(root):
    types, files = names_of(root)
    for word, listed_types, listed_files in rows_of(root):
        yield from faults_of(word, listed_types, types, WORD.findall)
        yield from faults_of(word.lower(), listed_files, files, lambda name: name.split("_"))


class Glossary(unittest.TestCase):
    def test_words_have_one_meaning(self):
        rows = list(rows_of(SOURCE))
        self.assertGreater(len(rows), 4)
        self.assertEqual(list(faults_in(SOURCE)), [])


class PlantedFaults(unittest.TestCase):
    def faults(self, files, row="| `Room` | `Ballroom`, `Room*Key` | `room_key` |"):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "docs").mkdir()
            (root / GLOSSARY).write_text("# Glossary\n\n| `Room` | `Any` | |\n\n"
                                         f"## Held by a test\n\n{row}\n", encoding="utf-8")
            for name, text in files.items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text, encoding="utf-8")
            return [fault.split(": ", 1)[1] for fault in faults_in(root)]

    def test_all_as_listed(self):
        row = "| `Room` | `Room*Key` | `room_key` |"
        there = {"model/room_key.h": "struct RoomOfHeatKey {\n};\nclass Ballroom {};\n"}
        self.assertEqual(self.faults(there, row), [])

    def test_a_type_in_another_meaning(self):
        for text in ("class RoomServer {\n};\n", "enum class RoomServer { A };\n",
                     "template <class T>\nstruct RoomServer {\n};\n", "using RoomServer = int;\n",
                     "class RoomServer final : public Server {\n};\n"):
            self.assertEqual(self.faults({"ui/a.h": text}, "| `Room` |  |  |"),
                             ["RoomServer has “Room” in its name, in another meaning than "
                              "docs/GLOSSARY.md"], text)

    def test_what_only_names_a_type_is_none(self):
        self.assertEqual(self.faults({"ui/a.h": "class RoomServer;\nRoomServer* server;\n"},
                                     "| `Room` |  |  |"), [])

    def test_a_file_in_another_meaning(self):
        self.assertEqual(len(self.faults({"app/room_server.cpp": ""}, "| `Room` |  |  |")), 1)
        self.assertEqual(self.faults({"app/bathroom.cpp": ""}, "| `Room` |  |  |"), [])

    def test_what_is_listed_and_gone(self):
        self.assertEqual(self.faults({"ui/a.h": ""}),
                         ["nothing is called Ballroom", "nothing is called Room*Key",
                          "nothing is called room_key"])


if __name__ == "__main__":
    unittest.main()
