#!/usr/bin/env node
// Writes a target's corpus as golden vectors with Node's answers, so that `compass-validate conformance`
// can report where ours differ:
//
//     Fuzz/record.mjs TARGET FILE FOLDER...
//
// TARGET is json, url, regex-compile or regex-match. A pattern that Node matches for longer than half a second, and
// an offset that JavaScript can't represent, are left out.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import vm from "node:vm";

/** Returns the text of an input: see Targets/InputText.swift. */
function text(bytes) {
  const units = [];
  for (let offset = 0; offset < bytes.length; ) {
    const [codePoint, length] = character(bytes, offset);
    if (codePoint > 0xffff) {
      units.push(0xd7c0 + (codePoint >> 10), 0xdc00 | (codePoint & 0x3ff));
    } else {
      units.push(codePoint);
    }
    offset += length;
  }
  return units.map((unit) => String.fromCharCode(unit)).join("");
}

function character(bytes, offset) {
  const lead = bytes[offset];
  const length = lead >= 0xc2 && lead <= 0xdf ? 2 : lead >> 4 === 0xe ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 1;
  if (length === 1 || offset + length > bytes.length) return [lead, 1];
  let value = lead & (0x7f >> length);
  for (const byte of bytes.subarray(offset + 1, offset + length)) {
    if (byte >> 6 !== 2) return [lead, 1];
    value = (value << 6) | (byte & 0x3f);
  }
  const least = [0, 0, 0x80, 0x800, 0x10000][length];
  return value >= least && value <= 0x10ffff ? [value, length] : [lead, 1];
}

function url(bytes) {
  const input = text(bytes);
  const url = URL.canParse(input) ? new URL(input) : null;
  return url ? { input, valid: true, href: url.href } : { input, valid: false };
}

function json(bytes) {
  const base64 = Buffer.from(bytes).toString("base64");
  let source;
  try {
    source = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { base64, strictUtf8: false, accept: false };
  }
  try {
    const value = JSON.parse(source);
    return { base64, accept: true, value: JSON.parse(JSON.stringify(value)) };
  } catch {
    return { base64, accept: false };
  }
}

const search = `(() => {
  const regex = new RegExp(pattern, flags);
  regex.lastIndex = lastIndex;
  const match = regex.exec(input);
  if (!match) return null;
  const texts = (values) => values.map((value) => value ?? null);
  const names = Object.keys(match.groups ?? {});
  const groups = names.map((name) => [name, match.groups[name] ?? null]);
  return JSON.stringify({
    index: match.index, end: match.index + match[0].length, captures: texts([...match]),
    groups: Object.fromEntries(groups),
  });
})()`;

function regex(bytes) {
  const lineBreak = bytes.indexOf(0x0a);
  const [flags, offset] = lineBreak < 0 ? [""] : text(bytes.subarray(0, lineBreak)).split(" ");
  const rest = bytes.subarray(lineBreak + 1);
  const end = rest.indexOf(0xff) < 0 ? rest.length : rest.indexOf(0xff);
  const found = { pattern: text(rest.subarray(0, end)), flags, input: text(rest.subarray(end + 1)) };
  const lastIndex = /^[+-]?\d+$/.test(offset ?? "") ? Number(offset) : 0;
  if (lastIndex < 0 || lastIndex > 1e6) return null;
  if (lastIndex) found.lastIndex = lastIndex;
  try {
    const answer = vm.runInNewContext(search, { ...found, lastIndex }, { timeout: 500 });
    return { ...found, result: JSON.parse(answer) };
  } catch (error) {
    return error.name === "SyntaxError" ? { ...found, error: "SyntaxError" } : null;
  }
}

const kinds = {
  json: ["json", json], url: ["url", url], "regex-compile": ["regexp", regex],
  "regex-match": ["regexp", regex],
};
const [target, file, ...folders] = process.argv.slice(2);
if (!kinds[target] || !folders.length) {
  console.error("usage: Fuzz/record.mjs json|url|regex-compile|regex-match FILE FOLDER...");
  process.exit(64);
}
const [kind, answer] = kinds[target];
const cases = [];
for (const folder of folders) {
  for (const name of readdirSync(folder).sort()) {
    const found = answer(readFileSync(join(folder, name)));
    if (found) cases.push({ id: `${target}/${name}`, ...found });
  }
}
const head = { format: "golden-vectors/1", suite: target, kind, recorded: { node: process.versions.node } };
const escaped = (value) =>
  JSON.stringify(value).replace(/[\x7f-\uffff]/g, (unit) => {
    return "\\u" + unit.charCodeAt(0).toString(16).padStart(4, "0");
  });
const lines = cases.map(escaped).join(",\n");
writeFileSync(file, `${escaped(head).slice(0, -1)},"cases":[\n${lines}\n]}\n`);
console.log(`${cases.length} cases`);
