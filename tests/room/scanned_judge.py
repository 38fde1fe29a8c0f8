"""The text of a kept sheet, written by other code than that of the program.

Run by itself it prints tests/data/scanned/sheets.json, which the program's reader and writer are held
against; tst_room_browser.py holds the page's script against it.
"""

import json
import zlib

LETTERS = "BCDFGHJKLNPRSTVX"
CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def number(value, count):
    return "".join(LETTERS[value >> 4 * i & 15] for i in reversed(range(count)))


def value_letters(text):
    for byte in text.encode():
        sign = chr(byte)
        for prefix, row in (("", "0123456789\n. "), (LETTERS[13], "ABCDEFGHIJKLMNOP"),
                            (LETTERS[14], "QRSTUVWXYZ:-,/+'")):
            if sign in row:
                yield prefix + LETTERS[row.index(sign)]
                break
        else:
            yield LETTERS[15] + number(byte, 2)


def scanned(event, code, seat, values, version=1):
    place = 0
    for letter in code:
        place = place * 32 + CODE_LETTERS.index(letter)
    text = ("VJKT" + number(version, 1) + number(event, 6) + number(place, 10) + number(seat, 2)
            + "".join(value_letters("\n".join(values))))
    return text + number(zlib.crc32(text.encode()), 8)


SHEETS = [
    (0, "00000000", 0, [""]),
    (0xFFFFFF, "ZZZZZZZZ", 255, ["", "", ""]),
    (1, "00000001", 1, ["7"]),
    (0x123456, "7KQ3XW9A", 2, ["9", "17:12", "S", "EG AF", "", "", "A", "7.5", "3", "20", "12", "4"]),
    (0xABCDEF, "HJKMNPQR", 6, ["10", "5:12 PM", "G", "-", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789",
                               ". :-,/+'", "~!@#$%^&*()_=[]{}\\|;\"<>?`", "small letters"]),
    (0x00FF00, "STVWXYZ0", 16, ["ÄÖÜ ß é", "Übergabe — später", "七 8 九", "\U0001F600!", " ", "1 "]),
]


def sheets():
    return [{"event": event, "code": code, "seat": seat, "values": values,
             "text": scanned(event, code, seat, values)} for event, code, seat, values in SHEETS]


if __name__ == "__main__":
    lines = ",\n".join("  " + json.dumps(sheet) for sheet in sheets())
    print(f"[\n{lines}\n]")
