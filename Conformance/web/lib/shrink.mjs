// Payloads made smaller as long as a condition holds.

/** The number of a payload's candidates that are judged at a time. */
const batchCount = 200;
const batchLength = 2 ** 20;

/** The parts of something of a length: all of it, its halves, their halves, down to single places. */
function* parts(length) {
  for (let size = length; size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < length; start += size) yield [start, start + size];
  }
}

/** A list with a part of it left out. */
function* shorter(list) {
  for (const [start, end] of parts(list.length)) yield [...list.slice(0, start), ...list.slice(end)];
}

/** Shorter texts, then texts with a plainer part; by UTF-16 code units, as lengths are counted. */
function* simplerText(text) {
  for (const [start, end] of parts(text.length)) yield text.slice(0, start) + text.slice(end);
  for (const [start, end] of parts(text.length)) {
    const part = text.slice(start, end);
    const plain = "a".repeat(part.length);
    if (part !== plain) yield text.slice(0, start) + plain + text.slice(end);
  }
}

/** Numbers of fewer digits, or as many and nearer to 0; a minus counts as a digit. */
function* simplerNumber(number) {
  const [size, length] = [Math.abs(number), String(number).length];
  const isSimpler = other => String(other).length < length
    || String(other).length === length && Math.abs(other) < size;
  const candidates = [0, 1, Math.trunc(number), -number];
  for (let digits = 1; digits < 17; digits++) candidates.push(Number(number.toPrecision(digits)));
  for (let step = Math.trunc(size / 2); step >= 1; step = Math.trunc(step / 2)) {
    candidates.push(number - Math.sign(number) * step);
  }
  for (let power = 10; power < size; power *= power) candidates.push(number / power);
  yield* candidates.filter(isSimpler);
}

/** Values one step simpler than a value, those that lose the most first. Every sequence of steps ends. */
export function* simpler(value) {
  if (value === true) yield false;
  if (typeof value === "number") yield* simplerNumber(value);
  if (typeof value === "string") yield* simplerText(value);
  if (Array.isArray(value)) {
    yield* shorter(value);
    for (const [place, element] of value.entries()) {
      for (const part of simpler(element)) {
        yield [...value.slice(0, place), part, ...value.slice(place + 1)];
      }
    }
  } else if (typeof value === "object" && value !== null) {
    const members = Object.entries(value);
    // fromEntries makes own properties of all keys, __proto__ too.
    for (const rest of shorter(members)) yield Object.fromEntries(rest);
    for (const [place, [key, member]] of members.entries()) {
      for (const part of simpler(member)) {
        yield Object.fromEntries([...members.slice(0, place), [key, part], ...members.slice(place + 1)]);
      }
    }
  }
}

/** The next candidates of a payload as JSON texts. */
function batch(candidates) {
  const texts = [];
  let length = 0;
  while (texts.length < batchCount && length < batchLength) {
    const { value, done } = candidates.next();
    if (done) break;
    texts.push(JSON.stringify(value));
    length += texts.at(-1).length;
  }
  return texts;
}

/**
 * Shrinks payloads, all in step, so that few questions are asked.
 *
 * @param {{ group: string, text: string }[]} items the payloads as JSON texts; those of a group that become
 *   the same go on as one
 * @param {(places: number[], texts: string[]) => boolean[]} holds for the place of an item and each candidate text:
 *   whether the text has the same fault as the item
 * @returns {string[]} for each item the simplest text found for which it holds
 */
export function shrink(items, holds) {
  const states = items.map(({ text }) => ({ text, candidates: simpler(JSON.parse(text)), same: undefined }));
  let open = states.keys();
  while ((open = merged([...open])).length > 0) {
    const batches = open.map(place => batch(states[place].candidates));
    const answers = holds(open.flatMap((place, index) => batches[index].map(() => place)), batches.flat());
    let start = 0;
    for (const [index, place] of open.entries()) {
      const hit = answers.slice(start, start += batches[index].length).indexOf(true);
      if (hit < 0) continue;
      const text = batches[index][hit];
      Object.assign(states[place], { text, candidates: simpler(JSON.parse(text)) });
    }
    open = open.filter((_, index) => batches[index].length > 0);
  }
  const final = state => state.same === undefined ? state.text : final(state.same);
  return states.map(final);

  /** The first place of each text in its group; the others follow it. */
  function merged(places) {
    const first = new Map();
    return places.filter(place => {
      const key = `${items[place].group} ${states[place].text}`;
      states[place].same = first.get(key);
      if (states[place].same === undefined) first.set(key, states[place]);
      return states[place].same === undefined;
    });
  }
}
