#!/usr/bin/env python3
"""A sheet that a phone keeps: in Chromium, 390 pixels wide, with the network cut off.

Usage: tst_kept_browser.py SERVE_KEPT SCRIPTS

The script's QR codes are held against those of libqrencode, its text against other code; then a phone
opens a sheet, loses the network, fills it in and shows it. The picture of its screen is read by
another program, and what that reads is typed at the desk.
"""

import ctypes
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import urllib.request

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select, WebDriverWait

from scanned_judge import LETTERS, scanned, sheets

PATIENCE = 180  # seconds
WIDTH = 390
MOST_BYTES = 20000
ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
# What level M holds at most of alphanumeric signs, version by version.
HOLDS = [20, 38, 61, 90, 122, 154, 178, 221, 262, 311, 366, 419, 483, 528, 600, 656, 734, 816, 909, 970]


class QrCode(ctypes.Structure):
    _fields_ = [("version", ctypes.c_int), ("width", ctypes.c_int),
                ("data", ctypes.POINTER(ctypes.c_ubyte))]


def by_libqrencode(text):
    library = ctypes.CDLL("libqrencode.so.4")
    library.QRinput_new2.restype = ctypes.c_void_p
    library.QRinput_append.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_char_p]
    library.QRcode_encodeInput.argtypes = [ctypes.c_void_p]
    library.QRcode_encodeInput.restype = ctypes.POINTER(QrCode)
    level_m, alphanumeric = 1, 1
    given = library.QRinput_new2(0, level_m)
    assert library.QRinput_append(given, alphanumeric, len(text), text.encode()) == 0
    code = library.QRcode_encodeInput(given).contents
    return ["".join(str(code.data[y * code.width + x] & 1) for x in range(code.width))
            for y in range(code.width)]


def browser():
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    options.add_experimental_option(
        "mobileEmulation", {"deviceMetrics": {"width": WIDTH, "height": 844, "pixelRatio": 2}})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)


def check_codes(driver, script):
    """Every version, full and with one sign more than the one before it holds."""
    def codes_of(text):
        return driver.execute_script(
            script + "; const show = rows => rows.map(row => row.map(Number).join(''));"
            "return [undefined, 0, 1, 2, 3, 4, 5, 6, 7].map(mask => show(qrCodeOf(arguments[0], mask)))",
            text)
    chance = random.Random(36)
    texts = ["".join(chance.choice(ALPHANUMERIC) for _ in range(length))
             for most in HOLDS for length in (most, most + 1) if length <= HOLDS[-1]]
    texts += [sheet["text"] for sheet in sheets()] + ["0", "A", "AB"]
    for text in texts:
        chosen, *masked = codes_of(text)
        judge = by_libqrencode(text)
        assert judge in masked, f"no mask makes the code of {text}"
        assert chosen in masked, text
        planted = [judge[0][:-1] + ("0" if judge[0][-1] == "1" else "1")] + judge[1:]
        assert planted not in masked, "a wrong module is not noticed"
    too_long = driver.execute_script(script + "; return qrCodeOf('A'.repeat(arguments[0]))",
                                     HOLDS[-1] + 1)
    assert too_long is None


def check_texts(driver, script):
    def text_of(sheet):
        return driver.execute_script(
            script + "; return scannedText(...arguments)",
            scanned(sheet["event"], sheet["code"], sheet["seat"], [""])[:21], sheet["seat"],
            sheet["values"])
    for sheet in sheets():
        assert text_of(sheet) == sheet["text"], sheet
    wrong = dict(sheets()[3], seat=9)
    assert text_of(wrong) != sheets()[3]["text"], "another seat is not noticed"


class Phone:
    def __init__(self, driver):
        self.driver = driver

    def find(self, label):
        return self.driver.find_element(
            By.XPATH, f"//label[contains(., '{label}')]//*[self::input or self::select or self::textarea]")

    def look(self):
        wide = self.driver.execute_script("return document.documentElement.scrollWidth")
        assert wide <= WIDTH, f"{self.driver.current_url} is {wide} pixels wide"
        small = self.driver.execute_script(
            "return [...document.querySelectorAll('button, input:not([type=hidden]), select')]"
            ".filter(e => e.getBoundingClientRect().height < 40).length")
        assert small == 0, f"{self.driver.current_url}: too small for a thumb"
        for line in self.driver.get_log("browser"):
            assert "favicon" in line["message"], line

    def cut_off(self):
        self.driver.execute_cdp_cmd("Network.enable", {})
        self.driver.execute_cdp_cmd("Network.emulateNetworkConditions", {
            "offline": True, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0})

    def said(self):
        return self.driver.find_element(By.ID, "said").text

    def shown(self):
        """What another program reads off the screen."""
        canvas = self.driver.find_element(By.ID, "code")
        assert canvas.is_displayed()
        assert canvas.size["width"] <= WIDTH
        with tempfile.TemporaryDirectory() as folder:
            picture = str(pathlib.Path(folder, "screen.png"))
            canvas.screenshot(picture)
            read = subprocess.run(["zbarimg", "-q", "--raw", picture], stdout=subprocess.PIPE,
                                  text=True, check=True)
        return read.stdout.strip()

    def show(self):
        self.driver.find_element(By.TAG_NAME, "button").click()
        return self.shown()


def fill_in(phone):
    Select(phone.find("Your seat")).select_by_value("2")
    phone.find("Turns played").send_keys("7")
    phone.find("Ended at").send_keys("17:12")
    Select(phone.find("Won by")).select_by_value("S")
    phone.find("PP").send_keys("9.5")  # of the first seat
    phone.find("Note").send_keys("Good game — danke!")


def check_page(driver, desk, port, code):
    def feed(text):
        desk.stdin.write(text + "\n")
        desk.stdin.flush()
        return desk.stdout.readline().strip()
    phone = Phone(driver)
    driver.get(f"http://127.0.0.1:{port}/our-result?code={code}")
    phone.look()
    driver.find_element(By.PARTIAL_LINK_TEXT, "Keep").click()
    WebDriverWait(driver, PATIENCE).until(lambda d: d.find_elements(By.ID, "said"))
    phone.look()
    address = driver.current_url
    with urllib.request.urlopen(address, timeout=PATIENCE) as reply:
        source = reply.read()
        policy = reply.headers["Content-Security-Policy"]
    assert len(source) <= MOST_BYTES, len(source)
    assert "script-src 'sha256-" in policy and "form-action 'none'" in policy, policy
    phone.cut_off()

    driver.find_element(By.TAG_NAME, "button").click()
    assert "seat" in phone.said()
    assert not driver.find_element(By.ID, "code").is_displayed()
    Select(phone.find("Your seat")).select_by_value("2")
    driver.find_element(By.TAG_NAME, "button").click()
    assert "Nothing" in phone.said()
    assert not driver.find_element(By.ID, "code").is_displayed()
    fill_in(phone)
    text = phone.show()
    assert set(text) <= set(LETTERS), text
    assert "scanner" in phone.said(), phone.said()
    phone.look()
    print(f"{len(text)} letters, a page of {len(source)} bytes")

    # Loaded anew it is what it was, still without the network.
    driver.get(address)
    assert phone.find("Turns played").get_attribute("value") == "7"
    assert phone.show() == text
    phone.find("Turns played").send_keys("0")
    assert not driver.find_element(By.ID, "code").is_displayed(), "an old code beside a new sheet"
    assert phone.show() != text

    outcome, seat, sheet = feed(text).split(" ", 2)
    assert (outcome, seat) == ("new", "2"), outcome
    typed = json.loads(sheet)
    rows = typed.pop("rows")
    assert typed == {"kind": "result-sheet", "turns": "7", "ended": "17:12", "victory": "solo",
                     "note": "Good game — danke!"}, typed
    assert rows[0] == {"seat": 1, "player": "p1", "points": "9.5"}, rows
    assert rows[1:] == [{"seat": seat, "player": f"p{seat}"} for seat in range(2, 7)], rows
    assert feed(text).startswith("known 2"), "a replay is no report"
    assert feed(text[:-1] + ("B" if text[-1] != "B" else "C")) == "refused"
    # Browsers save it as it came, or as it is by now.
    return source.decode(), driver.page_source


def check_saved(driver, source, folder):
    """Saved as a file, as browsers do it."""
    file = pathlib.Path(folder, "sheet.html")
    file.write_text(source, encoding="utf-8")
    driver.get(file.as_uri())
    phone = Phone(driver)
    count = len(driver.find_elements(By.TAG_NAME, "label"))
    for field in driver.find_elements(By.CSS_SELECTOR, "input:not([type=checkbox]), textarea"):
        field.clear()
    fill_in(phone)
    assert phone.show().startswith("VJKT")
    phone.look()
    return count


def main(program, scripts):
    scripts = pathlib.Path(scripts)
    script = (scripts / "qr_code.js").read_text() + (scripts / "kept_sheet.js").read_text()
    desk = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    driver = browser()
    try:
        check_codes(driver, script)
        check_texts(driver, script)
        port, code = desk.stdout.readline().split()
        with tempfile.TemporaryDirectory() as folder:
            counts = {check_saved(driver, source, folder)
                      for source in check_page(driver, desk, port, code)}
        assert len(counts) == 1, "a saved page has its fields twice"
    finally:
        driver.quit()
        desk.communicate(timeout=PATIENCE)
    assert desk.returncode == 0


main(*sys.argv[1:])
