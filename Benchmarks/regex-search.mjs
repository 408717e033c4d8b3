// Searches texts with V8.
//
//     node Benchmarks/regex-search.mjs PATTERN FLAGS
//
// Reads names from standard input, one a line, which are a call and the path of a text: test/PATH, exec/PATH, or
// all/PATH for all matches with their captures. Answers each with the number that `compass-bench regex-search` finds,
// the nanoseconds of wall time, and the number of calls.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

// The least time of one measurement, in nanoseconds.
const WINDOW = 2_000_000;

const [pattern, flags] = process.argv.slice(2);
const regex = new RegExp(pattern, flags);
const global = new RegExp(pattern, `${flags}g`);
const texts = new Map();

function all(text) {
  let count = 0;
  for (const match of text.matchAll(global)) count += match.index >= 0 ? 1 : 0;
  return count;
}

function exec(text) {
  const match = regex.exec(text);
  return match ? 1 + match.index + match.index + match[0].length : 0;
}

const calls = { test: (text) => Number(regex.test(text)), exec, all };

function textAt(path) {
  if (!texts.has(path)) texts.set(path, readFileSync(path, 'utf8'));
  return texts.get(path);
}

for await (const line of createInterface({ input: process.stdin })) {
  const slash = line.indexOf('/');
  const text = textAt(line.slice(slash + 1));
  const call = calls[line.slice(0, slash)];
  let [found, count] = [0, 0];
  const start = process.hrtime.bigint();
  let spent = 0;
  while (spent < WINDOW) {
    found = call(text);
    count++;
    spent = Number(process.hrtime.bigint() - start);
  }
  console.log(found, spent, count);
}
