"""Copies the libraries that a folder's programs load next to them: libraries_of.py FOLDER SEARCHED...

Follows the import tables of each .exe and .dll in FOLDER. Libraries are taken from the folders
SEARCHED; any found in none of them must be Windows' own, otherwise nothing would start.
"""

import pathlib
import re
import shutil
import subprocess
import sys

# The libraries of Windows 10 and later that Qt or Mentat use. winspool.drv is a library in spite of
# its suffix; api-ms-win-… are virtual names.
WINDOWS_OWN = {
    name + ".dll"
    for name in (
        "advapi32 authz bcrypt comctl32 comdlg32 crypt32 d2d1 d3d11 d3d9 d3d12 dcomp dnsapi dwmapi dwrite "
        "dxgi gdi32 imm32 iphlpapi kernel32 mpr mswsock msvcrt netapi32 ntdll ole32 oleaut32 "
        "propsys rpcrt4 secur32 setupapi shcore shell32 shlwapi user32 userenv uxtheme version winmm "
        "winhttp ws2_32 wtsapi32 wsock32 uiautomationcore"
    ).split()
} | {"winspool.drv"}


def imported(file):
    """The libraries that FILE imports, in lowercase."""
    told = subprocess.run(
        ["x86_64-w64-mingw32-objdump", "-p", file], check=True, capture_output=True, text=True
    )
    return {name.lower() for name in re.findall(r"DLL Name: (\S+)", told.stdout)}


def main():
    folder = pathlib.Path(sys.argv[1])
    searched = {}
    for place in sys.argv[2:]:
        for file in sorted(pathlib.Path(place).glob("*.dll")):
            searched.setdefault(file.name.lower(), file)
    open_files = sorted(p for p in folder.rglob("*") if p.suffix.lower() in (".exe", ".dll"))
    here = {p.name.lower() for p in folder.iterdir()}
    while open_files:
        file = open_files.pop()
        for name in sorted(imported(file) - here - WINDOWS_OWN):
            if name.startswith("api-ms-win-"):
                continue
            if name not in searched:
                sys.exit(f"{file.name} needs {name}, which is neither ours nor one of Windows' own.")
            open_files.append(pathlib.Path(shutil.copy2(searched[name], folder / searched[name].name)))
            here.add(name)


main()
