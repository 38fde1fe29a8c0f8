"use strict";
// The second desk without a link: what is sent is kept by the browser and sent later, in order. Each
// act has an id, by which the desk does it once however often it comes.
(function () {
  const restBetweenTries = 3000; // milliseconds
  const patience = 8000; // for an answer
  const mostTold = 20; // of what was sent later
  let isSending = false;
  let isBroken = false;
  let nextTry;

  function stored(list) {
    return JSON.parse(localStorage.getItem("desk-" + list) || "[]");
  }

  function store(list, items) {
    localStorage.setItem("desk-" + list, JSON.stringify(items));
  }

  function forget(list, id) {
    store(list, stored(list).filter((item) => item.id !== id));
  }

  function put(list, item) {
    store(list, stored(list).filter((other) => other.id !== item.id).concat([item]).slice(-mostTold));
  }

  function endOf(page) {
    return page.getElementById("said").getAttribute("data-end");
  }

  // Also where the page is not from a safe address, which all else needs.
  function newId() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return Array.from(bytes, (byte) => ("0" + byte.toString(16)).slice(-2)).join("");
  }

  // null: no link, or the desk is busy and did nothing.
  function answerOf(fields) {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), patience);
    const sent = {method: "POST", body: new URLSearchParams(fields), signal: stop.signal};
    return fetch("desk", sent).then((reply) => {
      const isDone = reply.status < 500 && reply.status !== 429;
      return isDone ? reply.text() : "";
    }).then((text) => {
      const page = new DOMParser().parseFromString(text, "text/html");
      return page.getElementById("said") ? page : null;
    }).catch(() => null).then((page) => {
      clearTimeout(timer);
      return page;
    });
  }

  // What was typed since it was sent stays.
  function show(page) {
    const before = document.getElementById("typed");
    const typing = before && before.value !== before.defaultValue ? before.value : "";
    document.querySelector("main").replaceWith(page.querySelector("main"));
    const field = document.getElementById("typed");
    const first = typing && field ? field : document.querySelector("[autofocus]");
    if (typing && field)
      field.value = typing;
    if (first)
      first.focus();
    if (first && first.select && !typing)
      first.select();
    if (first && first.dataset.givenBack) // typing goes on behind it
      first.setSelectionRange(first.value.length, first.value.length);
    fillIn();
    tell();
  }

  function part(tag, text, inside) {
    const made = document.createElement(tag);
    made.textContent = text;
    inside.append(made);
    return made;
  }

  function listOf(title, items, inside, more) {
    if (items.length === 0)
      return;
    part("p", title, inside);
    const list = part("ul", "", inside);
    items.forEach((item) => {
      const line = part("li", item.said ? item.label + ": " + item.said : item.label, list);
      if (more)
        more(item, line);
    });
  }

  // What waits, what was sent later and not done, and what was.
  function tell() {
    const kept = document.getElementById("kept");
    if (!kept)
      return;
    const words = kept.dataset;
    kept.textContent = "";
    listOf(words.broken, isBroken ? stored("waiting") : [], kept);
    listOf(words.undone, stored("undone"), kept, (item, line) => {
      if (item.fields.some((field) => field[0] === "of" && field[1] === words.of))
        part("button", words.look, line).addEventListener("click", () => look(item));
      part("button", words.discard, line).addEventListener("click", () => {
        forget("undone", item.id);
        tell();
      });
    });
    listOf(words.sent, stored("sent"), kept);
  }

  // The page that answers what was typed, without doing anything: no act is without an id.
  function look(item) {
    const fields = item.fields.filter((field) => field[0] !== "id" && field[0] !== "typed");
    answerOf(fields.concat([["typed", item.label]])).then((page) => {
      isBroken = !page;
      if (!page)
        return tell();
      if (endOf(page) !== "door")
        forget("undone", item.id);
      show(page);
    });
  }

  // What nobody sees at once is told in a list. Whether somebody does.
  function settle(item, page) {
    const end = endOf(page);
    forget("waiting", item.id);
    if (end === "done")
      forget("typed", item.sheet);
    if (!item.isLate && stored("waiting").length === 0)
      return true;
    const said = page.getElementById("said").textContent;
    put(end === "done" ? "sent" : "undone",
        {id: item.id, label: item.label, fields: item.fields, said: said});
    return false;
  }

  // From now on what waits is sent later, whenever that is.
  function giveUp(page) {
    isSending = false;
    store("waiting", stored("waiting").map((item) => Object.assign(item, {isLate: true})));
    clearTimeout(nextTry);
    if (page)
      return show(page); // that lets in
    nextTry = setTimeout(send, restBetweenTries);
    tell();
  }

  function sendNext(shown) {
    const item = stored("waiting")[0];
    if (!item) {
      isSending = false;
      return shown ? show(shown) : tell();
    }
    answerOf(item.fields).then((page) => {
      isBroken = !page;
      if (!page || endOf(page) === "door")
        return giveUp(page);
      sendNext(settle(item, page) ? page : shown);
    });
  }

  function send() {
    if (isSending || stored("waiting").length === 0)
      return;
    isSending = true;
    sendNext(null);
  }

  // Whom an act is about, as the list names it.
  function labelOf(form, fields) {
    const sheet = sheetOf(form);
    const typed = fields.find((field) => field[0] === "typed" || field[0] === "new");
    if (sheet)
      return sheet.dataset.label;
    return (typed ? typed[1] : form.closest("li").firstChild.textContent).trim();
  }

  function sheetOf(form) {
    return form.closest("#sheet");
  }

  function fieldsOf(form) {
    return Array.from(new FormData(form));
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    const fields = fieldsOf(form);
    if (!fields.some((field) => field[0] === "id"))
      return; // the browser's
    event.preventDefault();
    const label = labelOf(form, fields);
    if (label === "")
      return;
    const id = newId();
    store("waiting", stored("waiting").concat([{
      id: id,
      label: label,
      sheet: sheetOf(form) ? sheetOf(form).dataset.key : "",
      fields: fields.map((field) => [field[0], field[0] === "id" ? id : field[1]]),
      isLate: isBroken
    }]));
    if (form.elements.typed)
      form.elements.typed.value = "";
    tell();
    send();
  });

  // Half a sheet is kept until it is recorded, whatever becomes of the page.
  function fillIn() {
    const sheet = document.querySelector("#sheet[data-fresh]");
    const kept = sheet && stored("typed").find((item) => item.id === sheet.dataset.key);
    if (!kept)
      return;
    Array.from(sheet.querySelector("form").elements).forEach((field) => {
      const one = kept.fields.find((other) => other[0] === field.name);
      if (field.type === "checkbox")
        field.checked = Boolean(one);
      else if (one && field.type !== "hidden")
        field.value = one[1];
    });
  }

  document.addEventListener("input", (event) => {
    const sheet = sheetOf(event.target);
    if (sheet)
      put("typed", {id: sheet.dataset.key, fields: fieldsOf(event.target.form)});
  });

  // Enter leads from field to field, and at the last to the button; with Ctrl it sends from any of
  // them, as at the Game Master's desk.
  document.addEventListener("keydown", (event) => {
    const field = event.target;
    if (event.key !== "Enter" || !sheetOf(field) || !field.form || field.matches("button"))
      return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      field.form.querySelector("button").click();
      return;
    }
    if (!field.matches("input, select"))
      return;
    event.preventDefault();
    const fields = Array.from(field.form.elements).filter((one) => one.type !== "hidden");
    const next = fields[fields.indexOf(field) + 1];
    next.focus();
    if (next.select)
      next.select();
  });

  window.addEventListener("online", send);
  fillIn();
  tell();
  send();
})();
