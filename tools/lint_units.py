#!/usr/bin/env python3
"""Groups sources into units for clang-tidy: reading Qt's headers takes longer than reading ours.

lint_units.py BUILD FOLDER [PATH...]

Writes to FOLDER units that include up to twenty sources each of those that BUILD would compile, with
a compile_commands.json; sources.txt lists the sources. PATHs select sources whose path contains one
of them. Sources of one folder share a unit unless one uses a name for something else than another's
own; the compiler finds conflicts that this misses. Units are named UnifiedSource, because the clang
analyzer then knows that they include sources rather than headers.
"""

import json
import re
import shlex
import sys
from pathlib import Path

MOST_SOURCES = 20

# Beginnings of lines in the project's layout, where namespaces do not indent.
TYPE = re.compile(r"(?:class|struct|enum class|enum|using|union) (\w+)")
FUNCTION = re.compile(r"[A-Za-z][^(=;{]*?[ *&](\w+)\(")
VARIABLE = re.compile(r"[A-Za-z][^(=;]*?[ *&](\w+)(?:\[\w*\])?(?: = | ?\{|;)")
CALL = re.compile(r"(?<![\w.>:])(\w+)\(")


class Source:
    """A source, with everything that decides which others can join it in a unit."""

    def __init__(self, entry):
        self.path = entry["file"]
        # The judge uses the same names as the program for its own types.
        self.is_judge = "/tests/support/raw/" in self.path
        words = shlex.split(entry["command"])
        self.flags = _flags(words)
        self.macros = dict(flag[2:].partition("=")[::2] for flag in self.flags if flag[:2] == "-D")
        # Sources built in one folder of the build.
        self.folder = words[words.index("-o") + 1].partition("CMakeFiles/")[0]
        text = Path(self.path).read_text(encoding="utf-8")
        self.own, self.named = _own_names(text)
        self.called = set(CALL.findall(text))

    def fits(self, other):
        """Whether both can be in one unit."""
        return (not self.is_judge and not self.own & (other.named | other.called)
                and not other.own & (self.named | self.called)
                and all(other.macros.get(name, value) == value
                        for name, value in self.macros.items()))


def _flags(words):
    """A command's macros and include folders; the rest is the same everywhere."""
    flags = []
    for at, word in enumerate(words):
        if word[:2] in ("-D", "-I"):
            flags.append(word)
        elif word == "-isystem":
            flags.append(word + words[at + 1])
    return flags


def _own_names(text):
    """The names in anonymous namespaces, and all names outside functions."""
    own, named, anonymous = set(), set(), False
    for line in text.split("\n"):
        if line.startswith("namespace {"):
            anonymous = True
        elif line.startswith("}") and "namespace" in line:
            anonymous = False
        for pattern in (TYPE, FUNCTION, VARIABLE):
            found = pattern.match(line)
            if found:
                named.add(found[1])
                if anonymous:
                    own.add(found[1])
                break
    return own, named


def _together(sources):
    """Groups sources into lists: each goes into the first list that it fits."""
    units = {}
    for source in sources:
        of_folder = units.setdefault(source.folder, [])
        for unit in of_folder:
            if len(unit) < MOST_SOURCES and all(source.fits(other) for other in unit):
                unit.append(source)
                break
        else:
            of_folder.append([source])
    return [unit for of_folder in units.values() for unit in of_folder]


def _written(unit, path):
    """Writes a unit; returns its entry for compile_commands.json."""
    lines = []
    for at, source in enumerate(unit):
        # Each test program has a main().
        lines += ["#undef main", f"#define main main_{at}", f'#include "{source.path}"']
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    flags = dict.fromkeys(flag for source in unit for flag in source.flags)
    command = ["c++", "-std=c++20", "-fPIC", "-Wno-main", *flags, "-c", str(path)]
    return {"directory": str(path.parent), "file": str(path), "arguments": command}


def _sources(build, parts):
    """The sources that BUILD compiles and did not generate, each once."""
    commands = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    # A source shared by several programs is listed for each of them.
    entries = {entry["file"]: entry for entry in commands
               if not Path(entry["file"]).is_relative_to(build)}
    return [Source(entry) for path, entry in entries.items()
            if not parts or any(part in path for part in parts)]


def main():
    build, folder, *parts = sys.argv[1:]
    folder = Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("UnifiedSource*"):
        old.unlink()
    sources = _sources(Path(build).resolve(), parts)
    if not sources:
        sys.exit("No source is named so.")
    units = [_written(unit, folder / f"UnifiedSource{at}.cpp")
             for at, unit in enumerate(_together(sources))]
    (folder / "compile_commands.json").write_text(json.dumps(units, indent=1), encoding="utf-8")
    (folder / "sources.txt").write_text("".join(source.path + "\n" for source in sources),
                                        encoding="utf-8")


main()
