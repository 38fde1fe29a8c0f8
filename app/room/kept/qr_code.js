"use strict";

// A text of capital letters, digits and blanks as a QR code by ISO/IEC 18004: alphanumeric mode,
// level M, versions 1 to 20.

const ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

// By version: the correcting codewords of a block, and how many blocks there are.
const CORRECTING = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

const MASKS = [
  (y, x) => (y + x) % 2,
  (y) => y % 2,
  (y, x) => x % 3,
  (y, x) => (y + x) % 3,
  (y, x) => ((y >> 1) + Math.floor(x / 3)) % 2,
  (y, x) => (y * x) % 2 + (y * x) % 3,
  (y, x) => ((y * x) % 2 + (y * x) % 3) % 2,
  (y, x) => ((y + x) % 2 + (y * x) % 3) % 2,
];

function sizeOf(version) {
  return 17 + 4 * version;
}

// Where the middles of the small squares are, in either direction.
function middlesOf(version) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = sizeOf(version) - 7;
  const step = 2 * Math.ceil((last - 6) / (2 * (count - 1)));
  const middles = [6];
  for (let i = count - 2; i >= 0; --i) middles.push(last - i * step);
  return middles;
}

// Modules that are in no pattern, by eights.
function codewordsOf(version) {
  const size = sizeOf(version);
  const across = middlesOf(version).length;
  let taken = 3 * 64 + 2 * (size - 16) + 31;
  if (version > 1) taken += 25 * (across * across - 3) - 10 * (across - 2);
  if (version > 6) taken += 36;
  return Math.floor((size * size - taken) / 8);
}

function dataCodewordsOf(version) {
  return codewordsOf(version) - CORRECTING[version - 1] * BLOCKS[version - 1];
}

// The text, its end and what fills the rest; nothing where the version is too small.
function dataOf(text, version) {
  const bits = [];
  const add = (value, count) => {
    for (let i = count - 1; i >= 0; --i) bits.push(value >> i & 1);
  };
  add(2, 4);
  add(text.length, version < 10 ? 9 : 11);
  for (let i = 0; i + 1 < text.length; i += 2)
    add(45 * ALPHANUMERIC.indexOf(text[i]) + ALPHANUMERIC.indexOf(text[i + 1]), 11);
  if (text.length % 2) add(ALPHANUMERIC.indexOf(text[text.length - 1]), 6);
  const room = 8 * dataCodewordsOf(version);
  if (bits.length > room) return null;
  add(0, Math.min(4, room - bits.length));
  add(0, (8 - bits.length % 8) % 8);
  for (let fill = 0xec; bits.length < room; fill ^= 0xec ^ 0x11) add(fill, 8);
  const data = [];
  for (let i = 0; i < room; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  return data;
}

// In the field of 256 elements by x^8 + x^4 + x^3 + x^2 + 1.
function product(a, b) {
  let sum = 0;
  for (; b; b >>= 1) {
    if (b & 1) sum ^= a;
    a = a << 1 ^ (a & 128 ? 0x11d : 0);
  }
  return sum;
}

// What is left of the data, divided by (x - 1)(x - 2)(x - 4)…
function correctionOf(data, count) {
  let divisor = [1];
  for (let i = 0, root = 1; i < count; ++i, root = product(root, 2)) {
    const longer = divisor.concat(0);
    divisor.forEach((factor, place) => { longer[place + 1] ^= product(factor, root); });
    divisor = longer;
  }
  const rest = data.concat(Array(count).fill(0));
  for (let i = 0; i < data.length; ++i) {
    const factor = rest[i];
    divisor.forEach((by, place) => { rest[i + place] ^= product(by, factor); });
  }
  return rest.slice(data.length);
}

// Data and correction, a codeword of each block in turn; the last blocks have one more of data.
function interleaved(data, version) {
  const count = BLOCKS[version - 1];
  const short = Math.floor(data.length / count);
  const blocks = [];
  for (let i = 0, begin = 0; i < count; ++i) {
    const end = begin + short + (i < count - data.length % count ? 0 : 1);
    blocks.push(data.slice(begin, end));
    begin = end;
  }
  const corrections = blocks.map((block) => correctionOf(block, CORRECTING[version - 1]));
  const all = [];
  for (const parts of [blocks, corrections])
    for (let i = 0; i < parts[count - 1].length; ++i)
      for (const part of parts) if (i < part.length) all.push(part[i]);
  return all;
}

// The value with what is left of it, shifted, by the divisor.
function withRest(value, shift, divisor) {
  let rest = value << shift;
  for (let bit = 31 - Math.clz32(rest); bit >= shift; --bit)
    if (rest >> bit & 1) rest ^= divisor << bit - shift;
  return value << shift | rest;
}

// Rows of modules: true is dark, undefined is for the data.
function patternsOf(version) {
  const size = sizeOf(version);
  const rows = Array.from({length: size}, () => Array(size));
  // Square rings around a middle, from the inside: dark where there is a 1.
  const square = (y, x, rings) => {
    for (let dy = 1 - rings.length; dy < rings.length; ++dy)
      for (let dx = 1 - rings.length; dx < rings.length; ++dx) {
        const ring = Math.max(Math.abs(dy), Math.abs(dx));
        if (rows[y + dy] && x + dx >= 0 && x + dx < size) rows[y + dy][x + dx] = rings[ring] === "1";
      }
  };
  for (let i = 0; i < size; ++i) rows[6][i] = rows[i][6] = i % 2 === 0;
  square(3, 3, "11010");
  square(3, size - 4, "11010");
  square(size - 4, 3, "11010");
  const middles = middlesOf(version);
  const last = middles.length - 1;
  middles.forEach((y, i) => middles.forEach((x, j) => {
    if (!(i === 0 && j === 0 || i === 0 && j === last || i === last && j === 0)) square(y, x, "101");
  }));
  if (version > 6) {
    const bits = withRest(version, 12, 0x1f25);
    for (let i = 0; i < 18; ++i) {
      const a = Math.floor(i / 3), b = size - 11 + i % 3;
      rows[a][b] = rows[b][a] = (bits >> i & 1) === 1;
    }
  }
  setFormat(rows, 0);
  return rows;
}

// Level M has the number 0.
function setFormat(rows, mask) {
  const size = rows.length;
  const bits = withRest(mask, 10, 0x537) ^ 0x5412;
  for (let i = 0; i < 15; ++i) {
    const dark = (bits >> i & 1) === 1;
    if (i < 6) rows[i][8] = dark;
    else if (i < 8) rows[i + 1][8] = dark;
    else if (i === 8) rows[8][7] = dark;
    else rows[8][14 - i] = dark;
    if (i < 8) rows[8][size - 1 - i] = dark;
    else rows[size - 15 + i][8] = dark;
  }
  rows[size - 8][8] = true;
}

// The places of the data, from the right, two columns at a time, up and down.
function placesIn(rows) {
  const size = rows.length;
  const places = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; ++i)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i;
        if (rows[y][x] === undefined) places.push([y, x]);
      }
  }
  return places;
}

// How badly a scanner would see it: long lines of one color, squares, what looks like a corner, too
// much of one color.
function penaltyOf(rows) {
  const size = rows.length;
  let penalty = 0, dark = 0;
  for (const lines of [rows, rows.map((_, x) => rows.map((row) => row[x]))])
    for (const line of lines) {
      const text = line.map(Number).join("");
      for (const run of text.match(/0{5,}|1{5,}/g) || []) penalty += run.length - 2;
      for (const corner of ["10111010000", "00001011101"])
        for (let at = text.indexOf(corner); at >= 0; at = text.indexOf(corner, at + 1)) penalty += 40;
    }
  for (let y = 0; y < size; ++y)
    for (let x = 0; x < size; ++x) {
      const one = rows[y][x];
      dark += one;
      if (y && x && rows[y - 1][x] === one && rows[y][x - 1] === one && rows[y - 1][x - 1] === one)
        penalty += 3;
    }
  return penalty + 10 * Math.floor(Math.abs(20 * dark / (size * size) - 10));
}

function masked(version, codewords, mask) {
  const rows = patternsOf(version);
  placesIn(rows).forEach(([y, x], i) => {
    const bit = i < 8 * codewords.length && codewords[i >> 3] >> 7 - i % 8 & 1;
    rows[y][x] = (bit === 1) !== (MASKS[mask](y, x) === 0);
  });
  setFormat(rows, mask);
  return rows;
}

// Rows of modules, true where they are dark; null where the text is too long. mask: 0 to 7; where it
// is not said, that which is seen best.
function qrCodeOf(text, mask) {
  for (let version = 1; version <= BLOCKS.length; ++version) {
    const data = dataOf(text, version);
    if (!data) continue;
    const codewords = interleaved(data, version);
    const all = (mask === undefined ? [...MASKS.keys()] : [mask])
      .map((which) => masked(version, codewords, which));
    const penalties = all.map(penaltyOf);
    return all[penalties.indexOf(Math.min(...penalties))];
  }
  return null;
}
