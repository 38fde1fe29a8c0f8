"""Rewrites the paths in libraries that were built for another folder: moved_prefix.py PREFIX TOOLCHAIN.

PREFIX has qt and deps, or one of them. Their .pc files say which folder they were built for; their
.pc, .prl, .pri, .conf, and CMake files then refer to where they are now. The toolchain file that Qt
was configured with becomes TOOLCHAIN if it exists only on the earlier machine. Prints how many files
changed; a second run changes none.
"""

import collections
import os
import pathlib
import re
import sys

PARTS = ("qt", "deps")
REWRITTEN = (".pc", ".prl", ".pri", ".conf", ".cmake")
TOOLCHAIN = re.compile(r'(set\(__qt_initially_configured_toolchain_file ")([^"]*)("\))')


def files_of(folder):
    """Files that may contain the folder's path; not links, which lead to this machine's headers."""
    for place, _, names in os.walk(folder):
        for name in sorted(names):
            path = pathlib.Path(place) / name
            if path.suffix in REWRITTEN and not path.is_symlink():
                yield path


def built_for(folder):
    """The folder that most of its .pc files have as their prefix; None if none has one."""
    named = collections.Counter()
    for path in files_of(folder):
        if path.suffix == ".pc":
            found = re.search(r"^prefix=(/.+?)/*$", path.read_text(encoding="utf-8"), re.MULTILINE)
            if found:
                named[found[1]] += 1
    return named.most_common(1)[0][0] if named else None


def rewritten(text, moves, toolchain):
    for old, new in moves.items():
        # Not within a longer name: /opt/qt must not match in /opt/qt-6.
        text = re.sub(re.escape(old) + r"(?![\w.+-])", lambda _, to=new: to, text)

    def known(match):
        path = match[2] if os.path.exists(match[2]) else toolchain
        return match[1] + path + match[3]

    return TOOLCHAIN.sub(known, text)


def main():
    prefix, toolchain = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]
    folders = [prefix / part for part in PARTS if (prefix / part).is_dir()]
    moves = {}
    for folder in folders:
        old = built_for(folder)
        if old and old != str(folder):
            moves[old] = str(folder)
    changed = 0
    for folder in folders:
        for path in files_of(folder):
            text = path.read_text(encoding="utf-8")
            new = rewritten(text, moves, toolchain)
            if new != text:
                path.write_text(new, encoding="utf-8")
                changed += 1
    for old, new in moves.items():
        print(f"{old} is now {new}.")
    print(f"{changed} files were changed.")


main()
