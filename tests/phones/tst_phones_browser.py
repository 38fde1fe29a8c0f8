#!/usr/bin/env python3
"""A heat of 41 of whom 30 check in by phone, and seven tables that report their results: in
Chromium, 390 pixels wide.

Usage: tst_phones_browser.py SERVE_ROOM

Every page is read as a phone shows it: nothing stands beside the screen, and the browser has nothing
to complain of. Some send their form twice; somebody new waits for the desk; two tables send results
that disagree.
"""

import subprocess
import sys

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select, WebDriverWait

PATIENCE = 180  # seconds
WIDTH = 390


def letters(number):
    return chr(ord("a") + number // 26) + chr(ord("a") + number % 26) + "x"


class Phone:
    def __init__(self, port):
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
            options.add_argument(argument)
        options.add_experimental_option(
            "mobileEmulation", {"deviceMetrics": {"width": WIDTH, "height": 844, "pixelRatio": 2}})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
        self.base = f"http://127.0.0.1:{port}/"

    def text(self):
        return self.driver.find_element(By.TAG_NAME, "main").text

    def leave(self, act):
        """What leads to another page; returns when that is there."""
        before = self.driver.find_element(By.TAG_NAME, "html")
        act()
        WebDriverWait(self.driver, PATIENCE).until(lambda d: self.is_elsewhere(before))
        self.look()

    @staticmethod
    def is_elsewhere(before):
        try:
            before.is_enabled()
            return False
        except Exception:  # gone with its page
            return True

    def look(self):
        wide = self.driver.execute_script("return document.documentElement.scrollWidth")
        assert wide <= WIDTH, f"{self.driver.current_url} is {wide} pixels wide"
        assert self.hidden_tabs() == 0, f"{self.driver.current_url}: its own tab is out of sight"
        small = self.driver.execute_script(
            "return [...document.querySelectorAll('button, input:not([type=hidden]), select, textarea')]"
            ".filter(e => e.checkVisibility() && e.getBoundingClientRect().height < 40).length")
        assert small == 0, f"{self.driver.current_url}: too small for a thumb"
        for line in self.driver.get_log("browser"):
            assert "favicon" in line["message"], line

    def hidden_tabs(self):
        """Of the page that one is on."""
        return self.driver.execute_script(
            "return [...document.querySelectorAll('nav a[aria-current]')].filter(e => {"
            "const box = e.getBoundingClientRect();"
            "return box.left < 0 || box.right > innerWidth}).length")

    def dead_notices(self):
        """Notices that lead to no field, though they name one."""
        return self.driver.execute_script(
            "const links = [...document.querySelectorAll('.notices a')];"
            "return links.length === 0 ? -1"
            " : links.filter(a => !document.getElementById(a.hash.slice(1))).length")

    def open(self, file=""):
        self.driver.get(self.base + file)
        self.look()

    def check_in(self, typed):
        self.open()
        self.leave(self.driver.find_element(By.LINK_TEXT, "Check in").click)
        field = self.driver.find_element(By.ID, "name")
        field.send_keys(typed)
        self.leave(field.submit)
        self.leave(self.driver.find_element(By.PARTIAL_LINK_TEXT, typed).click)
        assert typed in self.text()
        self.leave(self.driver.find_element(By.TAG_NAME, "button").click)
        return self.text()


    def fill_in(self, turns, seat):
        """Seat 1 wins alone with the Emperor."""
        won = self.driver.find_element(By.NAME, "winner-1")
        if not won.is_selected():
            won.click()
        self.leave(self.button("Continue").click)
        assert "Player" in self.text() and " won." in self.text(), self.text()
        values = {"turns": turns, "ended": "17:12", "points-1": "7.5"}
        values |= {f"{name}-1": "3" for name in ("strongholds", "tokens", "spice", "cards")}
        values |= {f"points-{row}": str(row) for row in range(2, 7)}
        for name, value in values.items():
            field = self.driver.find_element(By.NAME, name)
            field.clear()
            field.send_keys(value)
        choices = {"seat": str(seat)}
        choices |= {f"faction-{row}": letter for row, letter in enumerate("EGHFAB", 1)}
        for name, value in choices.items():
            Select(self.driver.find_element(By.NAME, name)).select_by_value(value)
        self.leave(self.button("Send our result").click)

    def button(self, text):
        return self.driver.find_element(By.XPATH, f"//button[contains(., '{text}')]")


def report_results(program):
    room = subprocess.Popen([program, "results"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                            text=True)
    phone = Phone(int(room.stdout.readline()))
    codes = [room.stdout.readline().strip() for _ in range(7)]
    try:
        for table, code in enumerate(codes, 1):
            phone.open("our-result")
            field = phone.driver.find_element(By.ID, "code")
            field.send_keys(code.lower())
            phone.leave(field.submit)
            assert f"Heat 1, table {table}" in phone.text(), phone.text()
            phone.fill_in("7", 2)
            if "Not sent yet" in phone.text():  # all of it is so
                phone.leave(phone.button("Send our result").click)
            assert "Sent. Someone at another seat can confirm it." in phone.text(), phone.text()
            if table % 2:
                Select(phone.driver.find_element(By.NAME, "seat")).select_by_value("4")
                phone.leave(phone.button("Confirm this result").click)
                assert "Confirmed. Thank you." in phone.text(), phone.text()
        # What is wrong is said at its field, and nothing that was typed is gone.
        phone.open(f"our-result?code={codes[0]}&new=1")
        phone.fill_in("seven", 2)
        assert "Not sent yet" in phone.text()
        assert "Turns played: Type a whole number, not “seven”" in phone.text(), phone.text()
        assert phone.driver.find_element(By.NAME, "turns").get_attribute("value") == "seven"
        assert phone.dead_notices() == 0
        phone.driver.execute_script("document.getElementById('turns').id = 'elsewhere'")
        assert phone.dead_notices() > 0
        for code in codes[2], codes[5]:
            phone.open(f"our-result?code={code}")
            phone.leave(phone.driver.find_element(By.LINK_TEXT, "Send another result").click)
            phone.fill_in("8", 3)
            if "Not sent yet" in phone.text():
                phone.leave(phone.button("Send our result").click)
            assert "This table sent different results." in phone.text(), phone.text()
            assert "Turns played" in phone.text()
    finally:
        phone.driver.quit()
        said, _ = room.communicate("\n", timeout=PATIENCE)
    expected = {f"table {table}: {2 if table in (3, 6) else 1} reports, "
                f"{1 if table in (1, 5, 7) else 0} confirmed, {8 if table in (3, 6) else 7} turns"
                for table in range(1, 8)}
    assert set(said.split("\n")[:-1]) == expected, said


def check_in(program):
    room = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    phone = Phone(int(room.stdout.readline()))
    try:
        for number in range(30):
            said = phone.check_in(letters(number))
            assert "You are in." in said, said
            if number % 10 == 0:  # the same once more
                said = phone.check_in(letters(number))
                assert "already in" in said, said
        phone.open("check-in?name=Niels+Abel")
        phone.leave(phone.driver.find_element(By.XPATH, "//button[contains(., \"I'm new\")]").click)
        assert "Waiting for the desk" in phone.text()
        for file in ("my-table?name=aax", "clock", "standings.html", "rules?name=lasgun+shield",
                     "qr.html", "index.html"):
            phone.open(file)
        # A tab that is left where the row has it would be seen to be out of sight.
        phone.open("rules")
        phone.driver.execute_script(
            "document.querySelector('nav a[aria-current]').style.order = 0")
        assert phone.hidden_tabs() == 1
        # The name is said once.
        phone.open()
        field = phone.driver.find_element(By.ID, "name")
        field.send_keys("aax")
        phone.leave(field.submit)
        phone.leave(phone.driver.find_element(By.PARTIAL_LINK_TEXT, "aax").click)
        phone.open()
        assert "aax" in phone.text() and "Not you?" in phone.text(), phone.text()
    finally:
        phone.driver.quit()
        said, _ = room.communicate("\n", timeout=PATIENCE)
    *players, waiting = said.split("\n")[:-1]
    assert players == [letters(number) for number in range(30)], players
    assert waiting == "waiting 1", waiting


check_in(sys.argv[1])
report_results(sys.argv[1])
