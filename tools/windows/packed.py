"""Packs a folder into a zip, always with the same bytes: packed.py FOLDER ZIP SECONDS.

SECONDS since 1970 is the time of all files. A zip stores only even seconds, and no time zone.
"""

import pathlib
import sys
import time
import zipfile


def main():
    folder, packed, seconds = pathlib.Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    moment = time.gmtime(seconds)[:6]
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(folder.rglob("*"), key=lambda p: p.as_posix()):
            if file.is_dir():
                continue
            entry = zipfile.ZipInfo(file.relative_to(folder.parent).as_posix(), moment)
            entry.compress_type = zipfile.ZIP_DEFLATED
            # Record no system apart from what a Windows zip has: whoever unpacks it owns the files.
            entry.create_system = 0
            archive.writestr(entry, file.read_bytes(), compresslevel=9)


main()
