"""A Windows of its own to try programs in, under Wine: its folders, programs and windows."""

import os
import pathlib
import subprocess
import time

from patience import PATIENCE
from program import CLOCK
from spoken import wait_until


class Windows:
    """Everything is below one folder; its C: drive is a folder in that."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.drive = self.folder / "drive_c"
        self._started = []
        self._surroundings = {**os.environ, "MENTAT_WINE": str(self.folder),
                              "MENTAT_FIXED_TIME": CLOCK}
        self.run("winecfg", "-v", "win10")
        # Wine has none of Windows' own typefaces, and takes a serif for that of its windows.
        for face in ("Segoe UI", "MS Shell Dlg", "MS Shell Dlg 2", "Tahoma"):
            self.run("reg", "add", r"HKCU\Software\Wine\Fonts\Replacements", "/f",
                     "/v", face, "/d", "DejaVu Sans")

    def _command(self, program, arguments):
        return [os.environ["UNDER_WINE"], str(program), *map(str, arguments)]

    def run(self, program, *arguments, check=True):
        """What it prints, as bytes."""
        return subprocess.run(self._command(program, arguments), env=self._surroundings, check=check,
                              stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE).stdout

    def answer(self, program, *arguments):
        """Its exit code, what it prints, and what it complains of."""
        done = subprocess.run(self._command(program, arguments), env=self._surroundings, check=False,
                              stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE)
        return done.returncode, done.stdout, done.stderr

    def start(self, program, *arguments):
        """It goes on by itself, at most until the end of all."""
        self._started.append(subprocess.Popen(self._command(program, arguments),
                                              env=self._surroundings,
                                              stdin=subprocess.DEVNULL,
                                              stdout=subprocess.DEVNULL,
                                              stderr=subprocess.DEVNULL))

    def path(self, file):
        """As a program for Windows names it."""
        inside = pathlib.Path(file).relative_to(self.drive)
        return "C:\\" + str(inside).replace("/", "\\")

    def home(self):
        """The person's own folder."""
        return next(p for p in (self.drive / "users").iterdir() if p.name != "Public")

    def registered(self, key):
        """What stands at the key of the registry, "" where there is none."""
        return self.run("reg", "query", key, "/s", check=False).decode("utf-8", "replace")

    def _server(self, option):
        subprocess.run(["/usr/lib/wine/wineserver64", option], check=False,
                       env={**self._surroundings, "WINEPREFIX": str(self.folder)})

    def rest(self):
        """Nothing of it runs until the next program does, which reads the registry anew."""
        self._server("-k")
        self._server("-w")

    def end(self):
        """Nothing of it runs any longer."""
        self._server("-k")
        for process in self._started:
            process.wait(PATIENCE)


def running(program):
    """Whether a process of it is there, with a window or without; one that has ended and that nobody
    has asked how it did is none."""
    return subprocess.run(["pgrep", "--runstates", "D,I,R,S,T", "--full", program], check=False,
                          stdout=subprocess.DEVNULL).returncode == 0


def windows_titled(text):
    """The windows on the screen with text in their title."""
    done = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", text],
                          check=False, capture_output=True, text=True)
    return done.stdout.split()


def window_titled(text):
    """The window, which may still have to come, in front."""
    window = wait_until(lambda: windows_titled(text), f"a window titled “{text}”")[0]
    subprocess.run(["xdotool", "windowactivate", "--sync", window], check=True)
    return window


def windows_from_below():
    """All on the screen, the one in front last."""
    told = subprocess.run(["xprop", "-root", "_NET_CLIENT_LIST_STACKING"], check=True,
                          capture_output=True, text=True).stdout
    return [str(int(window, 16)) for window in told.partition("#")[2].split(",")]


def pixels_of(color):
    """How many pixels of the screen are painted in it."""
    shot = subprocess.run(["import", "-window", "root", "-depth", "8", "rgb:-"], check=True,
                          capture_output=True).stdout
    wanted = bytes.fromhex(color)
    return sum(shot[place:place + 3] == wanted for place in range(0, len(shot), 3))


# Wine tells no reader's bus when a window is ready for the next key, so each of these waits a little.

def press(*keys):
    """One after another, as a hand does."""
    for key in keys:
        subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)
        time.sleep(0.4)


def type_text(text):
    """Letter by letter."""
    subprocess.run(["xdotool", "type", "--delay", "60", text], check=True)
    time.sleep(0.4)


def picture(name):
    """Of the whole screen, into the folder that was named."""
    folder = os.environ.get("MENTAT_PICTURES")
    if folder:
        subprocess.run(["import", "-window", "root", f"{folder}/{name}.png"], check=True)
