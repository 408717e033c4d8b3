// The changes between two answers to a case, each with its kind and the construct that it points to.
import { constructOfIssue, constructOfOutput } from "./constructs.mjs";

const key = ({ code, path }) => JSON.stringify([code, path]);
const isObject = value => typeof value === "object" && value !== null;

/**
 * The changes, as strings of the form KIND: CONSTRUCT. Equal strings of two cases have most probably one cause.
 *
 * @param kind the kind of the vector file
 * @param vector the case
 * @param was the recorded answer
 * @param is the new one
 */
export function changes(kind, vector, was, is) {
  if (is.fault !== undefined) return [`no answer: ${is.fault.replace(/\$\.(schema|definitions)[^\s:]*/g, "$.$1…").replace(/: \/.*/s, "")}`];
  switch (kind) {
    case "document": case "schema": return [...new Set(ofVerdicts(vector.document, was, is))];
    case "toJSONSchema": return keywords("JSON Schema", was, is);
    case "fromJSONSchema": return ofReading(was, is);
    default: return [...new Set(outputPaths(was.output, is.output).map(place => `format of errors: ${place[0] ?? "output"}`))];
  }
}

function ofVerdicts(schema, was, is) {
  if (was.valid && is.valid) return outputPaths(was.output, is.output).map(path => `output: ${constructOfOutput(schema, path)}`);
  return issueDifferences(was.issues ?? [], is.issues ?? [])
    .map(({ what, issue }) => `${what}, ${issue.code}: ${constructOfIssue(schema, issue)}`);
}

/** Issues that are gone or new, else those of other members, else their order: `{ what, issue }`. */
export function issueDifferences(was, is) {
  const without = (list, others) => {
    const left = others.map(key);
    return list.filter(issue => {
      const index = left.indexOf(key(issue));
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
  };
  const found = [
    ...without(was, is).map(issue => ({ what: "issue gone", issue })), ...without(is, was).map(issue => ({ what: "new issue", issue })),
  ];
  if (found.length > 0) return found;
  const left = [...is];
  const others = was.filter(issue => {
    const index = left.findIndex(other => JSON.stringify(other) === JSON.stringify(issue));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  const changed = others.map(issue => {
    // Of several issues with one path, the most similar one.
    const candidates = left.filter(other => key(other) === key(issue));
    const [other] = candidates.toSorted((one, another) => differing(issue, one).length - differing(issue, another).length);
    left.splice(left.indexOf(other), 1);
    const members = differing(issue, other);
    return { what: `issue with another ${members.length > 0 ? members.sort().join(", ") : "order of members"}`, issue };
  });
  return changed.length > 0 ? changed : [{ what: "order of issues", issue: was[0] }];
}

/** The names of the members that differ. */
const differing = (issue, other) => [...new Set([...Object.keys(issue), ...Object.keys(other)])]
  .filter(name => JSON.stringify(issue[name]) !== JSON.stringify(other[name]));

/** The innermost paths at which two values differ. */
export function outputPaths(was, is, path = []) {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  if (isObject(was) && isObject(is) && Array.isArray(was) === Array.isArray(is)
    && JSON.stringify(Object.keys(was)) === JSON.stringify(Object.keys(is))) {
    return Object.keys(was).flatMap(key => outputPaths(was[key], is[key], [...path, Array.isArray(was) ? Number(key) : key]));
  }
  return [path];
}

/** The keywords of JSON Schemas that differ, as one change. */
function keywords(what, was, is) {
  const list = outputPaths(was, is).flatMap(path => {
    const [left, right] = [was, is].map(value => path.reduce((part, key) => part?.[key], value));
    if (!isObject(left) || !isObject(right) || Array.isArray(left)) return [path.findLast(key => typeof key === "string") ?? "order"];
    const changed = [...new Set([...Object.keys(left), ...Object.keys(right)])]
      .filter(key => JSON.stringify(left[key]) !== JSON.stringify(right[key]));
    return changed.length > 0 ? changed : ["order of keywords"];
  });
  return [`${what}: ${[...new Set(list)].sort().join(", ")}`];
}

/** Changes of a schema that is made of a JSON Schema: of its answers to inputs, and of the JSON Schema of it. */
function ofReading(was, is) {
  if ((was.throws ?? is.throws) !== undefined) return [`reading a JSON Schema: ${was.throws === undefined ? "now throws" : is.throws === undefined ? "no longer throws" : "throws another error"}`];
  const inputs = was.inputs.flatMap((input, index) => {
    const other = is.inputs[index];
    if (JSON.stringify(input) === JSON.stringify(other)) return [];
    if (other.fault !== undefined) return [`reading a JSON Schema: no answer: ${other.fault}`];
    if (input.valid && other.valid) return ["reading a JSON Schema: output"];
    return issueDifferences(input.issues ?? [], other.issues ?? []).map(({ what, issue }) => `reading a JSON Schema: ${what}, ${issue.code}`);
  });
  const roundTrip = JSON.stringify(was.roundTrip) === JSON.stringify(is.roundTrip) ? []
    : keywords("JSON Schema of a JSON Schema", was.roundTrip, is.roundTrip);
  return [...new Set([...inputs, ...roundTrip])];
}
