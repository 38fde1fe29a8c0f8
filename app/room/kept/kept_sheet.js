// The sheet of a page that a phone has kept: its form, and what is typed there as the text of a QR
// code. app/session/typing/scanned_sheet.h says what that text is, and reads it.

const LETTERS = "BCDFGHJKLNPRSTVX";
const ROWS = [["", "0123456789\n. "], ["T", "ABCDEFGHIJKLMNOP"], ["V", "QRSTUVWXYZ:-,/+'"]];
const LONGEST = 900;

function numberLetters(value, count) {
  let text = "";
  for (; count > 0; --count, value = Math.floor(value / 16)) text = LETTERS[value % 16] + text;
  return text;
}

function valueLetters(values) {
  let text = "";
  for (const byte of new TextEncoder().encode(values.join("\n"))) {
    const row = ROWS.find(([, signs]) => signs.includes(String.fromCharCode(byte)));
    text += row ? row[0] + LETTERS[row[1].indexOf(String.fromCharCode(byte))]
      : "X" + numberLetters(byte, 2);
  }
  return text;
}

function checksum(text) {
  let sum = ~0;
  for (let i = 0; i < text.length; ++i) {
    sum ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; ++bit) sum = sum >>> 1 ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

// head: mark, version, event and code of the table, as the page has them from the desk.
function scannedText(head, seat, values) {
  const text = head + numberLetters(seat, 2) + valueLetters(values);
  return text + numberLetters(checksum(text), 8);
}

function element(name, text, attributes) {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes || {})) made.setAttribute(key, value);
  return made;
}

const INPUT_MODES = {Number: "numeric", Decimal: "decimal"};

// A field under its label, or a box before it.
function fieldOf({label, kind, value, choices, example}) {
  const isBox = kind === "Box";
  const field = element(kind === "Note" ? "textarea" : choices ? "select" : "input", "",
    {autocomplete: "off", autocapitalize: "characters", maxlength: 200});
  if (example) field.placeholder = example;
  if (INPUT_MODES[kind]) field.inputMode = INPUT_MODES[kind];
  if (isBox) field.type = "checkbox";
  for (const [sent, said] of choices || []) field.append(element("option", said, {value: sent}));
  if (isBox) field.checked = Boolean(value);
  else field.value = value || "";
  const all = element("label", isBox ? "" : label);
  all.append(field);
  if (isBox) all.append(" " + label);
  return [all, field];
}

// One line, without what no scanner types and without blanks at its ends.
function valueOf(field) {
  if (field.type === "checkbox") return field.checked ? "1" : "";
  return field.value.normalize("NFC").replace(/[\u0000-\u001f\u007f-\u009f]+/g, " ").trim();
}

function draw(canvas, rows) {
  const margin = 4;
  const count = rows.length + 2 * margin;
  const wide = Math.min(canvas.parentElement.clientWidth, 600) * (window.devicePixelRatio || 1);
  const module = Math.max(2, Math.floor(wide / count));
  canvas.width = canvas.height = module * count;
  canvas.style.width = `${canvas.width / (window.devicePixelRatio || 1)}px`;
  const brush = canvas.getContext("2d");
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = "#000";
  rows.forEach((row, y) => row.forEach((dark, x) => {
    if (dark) brush.fillRect((x + margin) * module, (y + margin) * module, module, module);
  }));
}

// What was typed stays with the phone, also where the page is loaded anew.
function keep(key, values) {
  try {
    localStorage.setItem(key, JSON.stringify(values));
  } catch (noRoom) {
    // As long as the page is open, it stays there.
  }
}

function kept(key, count) {
  try {
    const values = JSON.parse(localStorage.getItem(key));
    return Array.isArray(values) && values.length === count ? values : null;
  } catch (nothing) {
    return null;
  }
}

function start(sheet) {
  const form = document.getElementById("sheet");
  const said = document.getElementById("said");
  const canvas = document.getElementById("code");
  const fields = [];
  // Some browsers save a page as it is by now.
  form.replaceChildren();
  canvas.hidden = true;
  const add = (to, input) => {
    const [label, field] = fieldOf(input);
    to.append(label);
    fields.push(field);
  };
  add(form, {label: sheet.seat, kind: "Choice", value: "", choices: sheet.seats});
  for (const {heading, inputs} of sheet.parts) {
    const part = element("fieldset", "");
    if (heading) part.append(element("legend", heading));
    for (const input of inputs)
      add(part, {...input, label: sheet.labels[input.label], choices: sheet.choices[input.choices]});
    form.append(part);
  }
  form.append(element("button", sheet.show));
  const blank = fields.map(valueOf);
  const before = kept(sheet.head, fields.length);
  if (before) fields.forEach((field, i) => {
    if (field.type === "checkbox") field.checked = before[i] !== "";
    else field.value = before[i];
  });
  form.addEventListener("input", () => {
    keep(sheet.head, fields.map(valueOf));
    canvas.hidden = true;
    said.textContent = "";
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const [seat, ...values] = fields.map(valueOf);
    const text = scannedText(sheet.head, Number(seat), values);
    const isBlank = values.every((value, i) => value === blank[i + 1]);
    const rows = text.length <= LONGEST ? qrCodeOf(text) : null;
    said.textContent = !seat ? sheet.noSeat : isBlank ? sheet.empty : rows ? sheet.scan
      : sheet.tooLong;
    canvas.hidden = !seat || isBlank || !rows;
    if (canvas.hidden) return;
    canvas.dataset.text = text;
    draw(canvas, rows);
    canvas.scrollIntoView({block: "end"});
  });
}

const data = document.getElementById("data");
if (data) start(JSON.parse(data.textContent));
