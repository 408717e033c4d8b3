// Payloads on which the two sides differ, each brought down to the smallest that shows it.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { judge, payload, verdictText } from "./judge.mjs";
import { shrink } from "./shrink.mjs";
import { swiftVerdicts } from "./swift.mjs";
import { digest, stamps, suiteText } from "./vectors.mjs";

/** A verdict of either side as a text; what is no verdict is its reason. */
export function sideText({ undecided, error, ...verdict }) {
  if (undecided !== undefined) return `undecided: ${undecided}`;
  return error ?? verdictText(verdict);
}

/** In what two verdicts differ, or undefined. Shrinking keeps it, lest one disagreement turn into another. */
export function difference(swift, web) {
  if (web.crash !== undefined) return "the web app's schema gave no verdict";
  if (swift.valid === undefined) return "compass-validate gave no verdict";
  if (swift.valid !== web.valid) return swift.valid ? "only Swift accepts it" : "only the web accepts it";
  if (sideText(swift) === sideText(web)) return undefined;
  if (swift.valid) return "the output";
  const places = ({ issues }) => JSON.stringify(issues.map(({ code, path }) => [code, path]));
  return places(swift) === places(web) ? "the wording of an issue" : "the issues";
}

/**
 * The disagreements in some failed cases.
 *
 * @param cases `{ name, vector }`, where the vector has the Swift side's verdict
 * @param schemas the web app's, by name
 * @param swift the path of compass-validate; without it nothing is shrunk
 * @param documents a folder of schema documents for names that compass-validate does not know
 */
export function disagreements(cases, schemas, { swift, documents }) {
  const webVerdict = (name, text) => judge(schemas.get(name), JSON.parse(text));
  const items = cases.map(({ name, vector }) => {
    const text = Object.hasOwn(vector, "json") ? vector.json : JSON.stringify(vector.input);
    const web = judge(schemas.get(name), payload(vector));
    return { name, id: vector.id, text, swift: vector, web, what: difference(vector, web) };
  });
  if (swift !== undefined) {
    const ask = (places, texts) => {
      const verdicts = [];
      for (const name of new Set(places.map(place => items[place].name))) {
        const own = places.flatMap((place, index) => items[place].name === name ? [index] : []);
        const answers = swiftVerdicts(swift, name, own.map(index => texts[index]), documents);
        own.forEach((index, turn) => { verdicts[index] = answers[turn]; });
      }
      return verdicts;
    };
    // What JSON.stringify makes of the payload; a text that says more than a value, say a key twice, may
    // not show the same, and then stays as it is.
    const plain = items.map(({ text }) => JSON.stringify(JSON.parse(text)));
    const holds = (places, texts) => {
      const answers = ask(places, texts);
      return places.map((place, index) =>
        difference(answers[index], webVerdict(items[place].name, texts[index])) === items[place].what);
    };
    const all = items.map((_, place) => place);
    const shown = holds(all, plain);
    const some = all.filter(place => shown[place]);
    const small = shrink(
      some.map(place => ({ group: `${items[place].name}, ${items[place].what}`, text: plain[place] })),
      (places, texts) => holds(places.map(place => some[place]), texts));
    const verdicts = ask(some, small);
    some.forEach((place, index) => {
      const item = items[place];
      Object.assign(item, { text: small[index], swift: verdicts[index], web: webVerdict(item.name, small[index]) });
    });
  }
  const found = new Map();
  for (const { id, ...item } of items) {
    const key = `${item.name} ${item.text}`;
    if (!found.has(key)) found.set(key, { ...item, cases: [] });
    found.get(key).cases.push(id);
  }
  return [...found.values()];
}

/**
 * Writes a disagreement as a vector file that expects what the web app says, and returns its path; undefined
 * where neither side has a verdict that can be written. Where the web app's schema gave none, the file
 * expects what the Swift side says.
 */
export function writeDisagreement({ name, text, swift, web }, folder, more) {
  const isCrash = web.crash !== undefined;
  const { valid, output, issues } = isCrash ? swift : web;
  if (valid === undefined || (valid && JSON.stringify(output) === undefined)) return undefined;
  const suite = `${name}-${digest(Buffer.from(text)).split("-")[0]}`;
  const plain = JSON.stringify(JSON.parse(text)) === text;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${suite}.json`);
  writeFileSync(file, suiteText({
    format: "golden-vectors/1", suite, kind: "schema",
    recorded: {
      from: isCrash ? "compass-validate, where the web app's schema gave no verdict"
        : "the web app's schema, where compass-validate said something else",
      ...more, ...stamps(),
    },
    cases: [{
      id: `disagreement/${suite}`, schema: name, ...(plain ? { input: JSON.parse(text) } : { json: text }),
      valid, ...(valid ? { output } : { issues }),
    }],
  }));
  return file;
}
