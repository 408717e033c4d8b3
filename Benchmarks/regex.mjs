// The measures of `compass-bench regex --serve` on V8: reads the names of measures from standard input
// and prints the number of matches, then for a pattern of the app the CPU nanoseconds and the number of
// calls, for a file of vectors the nanoseconds of a call for each.
//
//     node Benchmarks/regex.mjs <corpus> [<vectors>]
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** The CPU nanoseconds of the process so far, which Linux counts in steps of milliseconds. */
function cpuTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

// Linux has no finer CPU time for a process itself. A short window is rarely interrupted, and the median drops
// those that are.
const now = () => Number(process.hrtime.bigint());

function passes(count, regex, texts) {
  let matches = 0;
  const start = cpuTime();
  for (let pass = 0; pass < count; pass++) {
    for (const text of texts) if (regex.test(text)) matches++;
  }
  return [matches / count, cpuTime() - start, count * texts.length];
}

/** Calls `test` on one text as a fresh RegExp would; the result of the last call. */
function repeat(regex, text, calls) {
  let result = false;
  if (!regex.sticky) {
    for (let call = 0; call < calls; call++) result = regex.test(text);
    return result;
  }
  for (let call = 0; call < calls; call++) {
    regex.lastIndex = 0;
    result = regex.test(text);
  }
  return result;
}

// The least time of one measurement of a vector, in nanoseconds.
const WINDOW = 100_000;

function readCases(path) {
  return JSON.parse(readFileSync(path, 'utf8')).cases
    .filter((vector) => vector.error === undefined)
    .map(({ pattern, flags, input }) => ({
      regex: new RegExp(pattern, flags.replace('g', '')), input, calls: 0,
    }));
}

function measureCases(cases) {
  let matches = 0;
  const times = [];
  for (const vector of cases) {
    const { regex, input } = vector;
    if (repeat(regex, input, 1)) matches++;
    if (!vector.calls) {
      // The first calls warm V8 up.
      repeat(regex, input, 20);
      let start = now();
      let calls = 32;
      repeat(regex, input, calls);
      while (now() - start < WINDOW / 4) {
        calls *= 2;
        start = now();
        repeat(regex, input, calls);
      }
      vector.calls = Math.max(1, Math.round((WINDOW * calls) / (now() - start)));
    }
    const start = now();
    repeat(regex, input, vector.calls);
    times.push((now() - start) / vector.calls);
  }
  return [matches, ...times];
}

const [corpusPath, vectorsPath] = process.argv.slice(2);
const patterns = new Map(
  JSON.parse(readFileSync(corpusPath, 'utf8'))
    .map(({ name, pattern, texts }) => [`test/${name}`, { regex: new RegExp(pattern), texts }]));
const cases = vectorsPath ? readCases(vectorsPath) : [];

function measure(name) {
  const found = patterns.get(name);
  if (found) return passes(40, found.regex, found.texts);
  if (name === 'matcher/random' && vectorsPath) return measureCases(cases);
  return ['unknown'];
}

for await (const name of createInterface({ input: process.stdin })) {
  console.log(measure(name).map((value) =>
    typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(1) : value).join(' '));
}
