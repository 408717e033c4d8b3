// Disagreements between the two sides on generated cases, merged by place and kind, each with the smallest
// payload found that shows it.
import { difference, differenceKey, differences, issueKey, sideText } from "./difference.mjs";
import { judge } from "./judge.mjs";
import { shrink } from "./shrink.mjs";
import { swiftVerdicts } from "./swift.mjs";

/** The number of payloads that are shrunk for one difference, the shortest ones. */
const shrunkPayloads = 5;

/** The repetitions of a result before it is reported. */
const repetitions = 2;

/** Both sides, asked for verdicts on payloads as JSON texts. */
class Sides {
  #schemas; #swift; #documents;

  constructor(schemas, { swift, documents }) {
    [this.#schemas, this.#swift, this.#documents] = [schemas, swift, documents];
  }

  get canAskSwift() { return this.#swift !== undefined; }

  /** `{ swift, web }` for each question, `{ name, text, recorded }`; Swift's verdict is the recorded one if it can't be asked. */
  verdicts(questions) {
    const swift = questions.map(({ recorded }) => recorded);
    if (this.canAskSwift) {
      for (const name of new Set(questions.map(({ name }) => name))) {
        const own = questions.flatMap((question, index) => question.name === name ? [index] : []);
        // A line a payload; a line break in JSON text is white space.
        const texts = own.map(index => questions[index].text.replace(/[\r\n]+/g, " "));
        const answers = swiftVerdicts(this.#swift, name, texts, this.#documents);
        own.forEach((index, turn) => { swift[index] = answers[turn]; });
      }
    }
    return questions.map(({ name, text }, index) =>
      ({ swift: swift[index], web: judge(this.#schemas.get(name), JSON.parse(text)) }));
  }
}

/**
 * The disagreements in failed cases, one for each difference in place and kind.
 *
 * Both sides are asked again first: a difference that does not repeat is reported as such and not shrunk.
 *
 * @param cases `{ name, vector, web }`: a vector with the Swift side's verdict, and the web app's
 * @param schemas the web app's, by name
 * @param options `swift`, the path of compass-validate, without which nothing is shrunk, and `documents`, a
 *   folder of schema documents for names that compass-validate does not know
 * @returns `{ name, text, swift, web, what, code, path, cases, repeats }`, the cases as ids
 */
export function disagreements(cases, schemas, options) {
  const sides = new Sides(schemas, options);
  const items = cases.map(({ name, vector, web }) => {
    const text = Object.hasOwn(vector, "json") ? vector.json : JSON.stringify(vector.input);
    return { name, id: vector.id, text, recorded: vector, swift: vector, web, repeats: false };
  });
  const groups = new Map();
  sides.verdicts(items).forEach((verdicts, index) => {
    const again = differences(verdicts.swift, verdicts.web);
    const item = again.length > 0 ? { ...items[index], ...verdicts, repeats: true } : items[index];
    const own = again.length > 0 ? again : differences(item.swift, item.web);
    for (const mark of own) add(groups, { ...item, mark, count: own.length });
  });
  const found = [...groups.values()];
  if (sides.canAskSwift) shrinkGroups(found, sides);
  return found.map(({ candidates: [{ name, text, swift, web, mark: { code, path }, repeats }], cases }) => ({
    name, text, swift, web, what: difference(swift, web), code, path, cases, repeats,
  }));
}

/** Adds an item to those of its schema with the same difference. */
function add(groups, item) {
  const key = differenceKey(item.mark);
  const place = `${item.name} ${item.repeats} ${key}`;
  if (!groups.has(place)) groups.set(place, { key, candidates: [], cases: [] });
  const group = groups.get(place);
  group.cases.push(item.id);
  group.candidates.push(item);
  group.candidates.sort((a, b) => a.count - b.count || bySimplicity(a, b));
  group.candidates.length = Math.min(group.candidates.length, shrunkPayloads);
}

/** Payloads with fewer issues first, then shorter ones. */
function bySimplicity(a, b) {
  const issues = ({ swift, web }) => (swift.issues?.length ?? 0) + (web.issues?.length ?? 0);
  return issues(a) - issues(b) || a.text.length - b.text.length;
}

/** Replaces the candidates of each group by the smallest payload that still shows the group's difference. */
function shrinkGroups(groups, sides) {
  const items = groups.flatMap(({ key, candidates }) =>
    candidates.filter(({ repeats }) => repeats).map(item => ({ key, item })));
  const holds = (places, texts) => sides
    .verdicts(places.map((place, index) => ({ name: items[place].item.name, text: texts[index] })))
    .map((verdicts, index) => shows(verdicts, items[places[index]]));
  const all = items.map((_, place) => place);
  // A text with more than its value, such as a repeated key, may show nothing once it is rewritten. Then it is
  // kept as it is.
  const texts = items.map(({ item }) => JSON.stringify(JSON.parse(item.text)));
  const rewritten = holds(all, texts);
  const some = all.filter(place => rewritten[place]);
  const small = shrink(
    some.map(place => ({ group: `${items[place].item.name} ${items[place].key}`, text: texts[place] })),
    (places, texts) => holds(places.map(place => some[place]), texts));
  const results = items.map(({ item: { name, text } }) => ({ name, text }));
  some.forEach((place, index) => { results[place].text = small[index]; });
  // A verdict that changes from call to call is no vector. Then the payload is kept as it was.
  let last;
  for (let round = 0; round < repetitions; round++) {
    last = sides.verdicts(results);
    items.forEach((entry, index) => { entry.item.repeats &&= shows(last[index], entry); });
  }
  items.forEach(({ item }, index) => {
    if (item.repeats) Object.assign(item, results[index], last[index]);
  });
  for (const { candidates } of groups) {
    candidates.sort((a, b) => b.repeats - a.repeats || bySimplicity(a, b));
  }
}

/** Whether verdicts on a smaller payload show an item's difference, and no issue that the item lacks. */
function shows({ swift, web }, { key, item }) {
  return differences(swift, web).map(differenceKey).includes(key)
    && hasNoOtherIssues(swift, item.swift) && hasNoOtherIssues(web, item.web);
}

function hasNoOtherIssues({ issues = [] }, original) {
  const known = new Set((original.issues ?? []).map(issueKey));
  return issues.every(issue => known.has(issueKey(issue)));
}
