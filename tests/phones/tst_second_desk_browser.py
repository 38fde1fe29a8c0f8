#!/usr/bin/env python3
"""A second desk by keyboard alone: in Chromium, as wide as a tablet.

Usage: tst_second_desk_browser.py SERVE_SECOND_DESK

An assistant signs in and checks people in by a few letters and Enter. The link is cut, the assistant
goes on typing, and what was typed is sent in its order once the link is back: also what comes too
late is told. Then a sheet by Enter from field to field, half of it before the page is closed, sent
while the link is cut. The same works without script as long as there is a link.
"""

import subprocess
import sys

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

PATIENCE = 180  # seconds
WIDTH = 820
LANDSCAPE = 1024, 768


class Tablet:
    def __init__(self, port, with_script=True):
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
            options.add_argument(argument)
        options.add_experimental_option(
            "mobileEmulation", {"deviceMetrics": {"width": WIDTH, "height": 1180, "pixelRatio": 1}})
        if not with_script:
            options.add_experimental_option(
                "prefs", {"profile.managed_default_content_settings.javascript": 2})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
        self.base = f"http://127.0.0.1:{port}/"

    def keys(self, text):
        """To whatever has the focus: no mouse, and no field is looked for."""
        self.driver.switch_to.active_element.send_keys(text)

    def text(self):
        return self.driver.find_element(By.TAG_NAME, "body").text

    def wait_for(self, text):
        try:
            WebDriverWait(self.driver, PATIENCE, ignored_exceptions=[Exception]).until(
                lambda _: text in self.text())
        except Exception:
            raise AssertionError(f"{text!r} is not in {self.text()!r}") from None
        self.look()

    def look(self):
        wide = self.driver.execute_script("return document.documentElement.scrollWidth")
        assert wide <= WIDTH, f"{self.driver.current_url} is {wide} pixels wide"

    def accents(self):
        """Buttons in the accent: one, which Enter presses; the others are plain."""
        return self.driver.execute_script(
            "return [...document.querySelectorAll('button')].filter(button => button.checkVisibility()"
            "&& getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)')"
            ".map(button => button.textContent)")

    def faults_of_sheet(self):
        """A table of six is seen whole with half a page of scrolling, and nobody leaves by the
        button that is below what records."""
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": LANDSCAPE[0], "height": LANDSCAPE[1], "deviceScaleFactor": 1, "mobile": True})
        seen = self.driver.execute_script(
            "const top = element => element.getBoundingClientRect().top;"
            "const seats = [...document.querySelectorAll('.seat')];"
            "const leave = [...document.querySelectorAll('button')]"
            ".find(button => button.textContent === 'Sign out');"
            "const sheet = document.getElementById('sheet').getBoundingClientRect();"
            "return {whole: sheet.bottom + scrollY, seats: seats.length,"
            "seat: top(seats[2]) - top(seats[1]), leave: top(leave), first: top(seats[0])}")
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": WIDTH, "height": 1180, "deviceScaleFactor": 1, "mobile": True})
        whole = seen["whole"] + (6 - seen["seats"]) * seen["seat"]
        faults = [f"{whole} pixels high"] if whole > 1.5 * LANDSCAPE[1] else []
        return faults + (["Sign out is below"] if seen["leave"] > seen["first"] else [])

    def complaints(self):
        """What the browser does not like, but for links that are cut."""
        return [line for line in self.driver.get_log("browser")
                if "favicon" not in line["message"] and "INTERNET_DISCONNECTED" not in line["message"]
                and "403 (Forbidden)" not in line["message"] and "409 (Conflict)" not in line["message"]]

    def cut(self, is_cut):
        self.driver.set_network_conditions(
            offline=is_cut, latency=0, download_throughput=-1, upload_throughput=-1)

    def sign_in(self, pin):
        self.driver.get(self.base + "desk")
        self.look()
        self.keys("cd" + Keys.ENTER)  # leads on to the PIN
        WebDriverWait(self.driver, PATIENCE, ignored_exceptions=[Exception]).until(
            lambda _: self.driver.switch_to.active_element.get_attribute("name") == "pin")
        self.keys(pin + Keys.ENTER)
        self.wait_for("CD · Heat 2 · 0 players are in")


def letters(number):
    return chr(ord("a") + number // 26) + chr(ord("a") + number % 26) + "x"


def type_sheet(tablet):
    """The sheet of heat 1, table 1, from its number on."""
    tablet.driver.get(tablet.base + "desk?page=sheets&heat=1")
    tablet.look()
    tablet.driver.find_element(By.PARTIAL_LINK_TEXT, "Heat 1, table 1").send_keys(Keys.ENTER)
    tablet.wait_for("Seat 5, aex Player")
    rows = tablet.driver.execute_script(
        "return [...document.querySelectorAll('.seat')].map(seat => [...seat.querySelectorAll('label')]"
        ".map(field => Math.round(field.getBoundingClientRect().bottom)))")
    assert len(rows) == 5 and all(max(row) - min(row) <= 2 for row in rows), rows  # a row a seat
    assert tablet.faults_of_sheet() == []
    plant = "document.querySelector(arguments[0]).{}"
    tablet.driver.execute_script(plant.format("style.height = '40rem'"), ".seat")
    assert len(tablet.faults_of_sheet()) == 1, tablet.faults_of_sheet()
    tablet.driver.execute_script(plant.format("style.height = ''"), ".seat")
    tablet.driver.execute_script("document.querySelector('main').append(document.querySelector('.head'))")
    assert tablet.faults_of_sheet() == ["Sign out is below"], tablet.faults_of_sheet()
    tablet.driver.execute_script("document.querySelector('main').prepend(document.querySelector('.head'))")
    assert tablet.accents() == ["Record"], tablet.accents()
    for typed in ("8", "17:12", "S"):  # turns, end, how it was won
        tablet.keys(typed + Keys.ENTER)
    # The page is closed over half a sheet; it is there again.
    tablet.driver.get("about:blank")
    tablet.driver.get(tablet.base + "desk?heat=1&table=1")
    tablet.wait_for("Seat 5, aex Player")
    values = [tablet.driver.find_element(By.NAME, name).get_attribute("value")
              for name in ("turns", "ended", "won")]
    assert values == ["8", "17:12", "S"], values
    names = []
    while tablet.driver.switch_to.active_element.tag_name != "button":
        field = tablet.driver.switch_to.active_element
        name = field.get_attribute("name")
        assert name not in names, (name, names)
        names.append(name)
        typed = {"winners": "A", "faction-1": "A", "faction-2": "B", "faction-3": "E",
                 "faction-4": "H", "faction-5": "G", "strongholds-1": "3", "tokens-1": "3",
                 "spice-1": "3", "cards-1": "3"}.get(name, "")
        if name.startswith("points-"):
            typed = "7.5" if name == "points-1" else "2"
        if name == "note":
            tablet.keys(Keys.TAB)  # a line ends there by Enter
        else:
            tablet.keys(typed + Keys.ENTER)
    assert len(names) > 40, names
    tablet.cut(True)
    tablet.keys(Keys.ENTER)
    tablet.wait_for("No connection to the desk.")
    tablet.wait_for("Heat 1, table 1")
    tablet.cut(False)
    tablet.wait_for("Heat 1, table 1: Heat 1, table 1 is recorded.")
    tablet.driver.get(tablet.base + "desk?page=sheets")
    tablet.wait_for("Every table has its result.")


def with_script(port, pin):
    tablet = Tablet(port)
    try:
        tablet.sign_in(pin)
        for number in range(5):
            tablet.keys(letters(number) + Keys.ENTER)
            tablet.wait_for(f"{letters(number)} Player is in.")
        # A scan behind half a name: typing goes on behind it.
        tablet.keys("half9" + Keys.ENTER)
        tablet.wait_for("No one has badge 9.")
        tablet.keys(" a na")
        field = tablet.driver.switch_to.active_element
        assert field.get_attribute("value") == "half a na", field.get_attribute("value")
        tablet.keys(Keys.CONTROL + "a" + Keys.NULL + Keys.DELETE)
        # The link is cut, and nobody notices but by the line.
        tablet.cut(True)
        for number in range(5, 10):
            tablet.keys(letters(number) + Keys.ENTER)
            tablet.wait_for("No connection to the desk.")
        tablet.keys(letters(0) + Keys.ENTER)  # is in already
        tablet.keys("zzz" + Keys.ENTER)  # is nobody
        tablet.wait_for("zzz")
        tablet.keys("half a na")
        tablet.cut(False)
        tablet.wait_for("ajx: ajx Player is in.")
        tablet.wait_for("aax Player is in already.")
        tablet.wait_for("zzz: No player called “zzz”.")
        assert "No connection to the desk." not in tablet.text(), tablet.text()
        field = tablet.driver.switch_to.active_element
        assert field.get_attribute("value") == "half a na", field.get_attribute("value")
        # What was not done is looked at, and done.
        field.clear()
        tablet.driver.find_element(By.XPATH, "//li[contains(., 'zzz')]/button[1]").send_keys(Keys.ENTER)
        tablet.wait_for("Add zzz")
        assert tablet.accents() == ["Add zzz"], tablet.accents()
        tablet.driver.execute_script("document.querySelector('.plain').className = ''")
        assert tablet.accents() == ["Check in", "Add zzz"], tablet.accents()
        tablet.keys(Keys.ENTER)
        tablet.wait_for("zzz is in.")
        # The page is closed while the link is cut; what was typed is there again.
        tablet.cut(True)
        tablet.keys(letters(10) + Keys.ENTER)
        tablet.wait_for("No connection to the desk.")
        tablet.driver.get("about:blank")
        tablet.cut(False)
        tablet.driver.get(tablet.base + "desk")
        tablet.wait_for("akx Player is in.")
        type_sheet(tablet)
        complaints = tablet.complaints()
        assert not complaints, complaints
    finally:
        tablet.driver.quit()


def without_script(port, pin):
    tablet = Tablet(port, with_script=False)
    try:
        tablet.driver.get(tablet.base + "desk")
        tablet.keys("ef" + Keys.ENTER)
        tablet.wait_for("PIN")
        WebDriverWait(tablet.driver, PATIENCE, ignored_exceptions=[Exception]).until(
            lambda _: tablet.driver.switch_to.active_element.get_attribute("name") == "pin")
        tablet.keys(pin + Keys.ENTER)
        tablet.wait_for("EF · Heat 2 · 12 players are in")
        tablet.keys("alx" + Keys.ENTER)
        tablet.wait_for("alx Player is in.")
        tablet.keys("am" + Keys.ENTER)
        tablet.wait_for("amx Player is in.")
        tablet.keys("b" + Keys.ENTER)  # several: Enter takes the first
        tablet.wait_for("Choose who it is.")
        tablet.keys(Keys.ENTER)
        tablet.wait_for("bax Player is in.")
        complaints = tablet.complaints()
        assert not complaints, complaints
    finally:
        tablet.driver.quit()


def main(program):
    room = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    port = int(room.stdout.readline())
    pin = room.stdout.readline().strip()
    try:
        with_script(port, pin)
        without_script(port, pin)
    finally:
        said, _ = room.communicate("\n", timeout=PATIENCE)
    *players, hand = said.split("\n")[:-1]
    expected = [letters(number) for number in range(10)] + ["p31", "akx", "alx", "amx", "bax"]
    assert players == expected, players
    assert hand == "recorded by CD", hand


main(sys.argv[1])
