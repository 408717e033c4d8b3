// The differences between two verdicts on one payload, by place and kind.
import { verdictText } from "./judge.mjs";

/** A verdict of either side as text; where there is none, the reason. */
export function sideText({ undecided, error, ...verdict }) {
  if (undecided !== undefined) return `undecided: ${undecided}`;
  return error ?? verdictText(verdict);
}

/** A summary of the differences between two verdicts, or undefined if they are the same. */
export function difference(swift, web) {
  if (web.crash !== undefined) return "the web app's schema gave no verdict";
  if (swift.valid === undefined) return "compass-validate gave no verdict";
  if (swift.valid !== web.valid) return swift.valid ? "only Swift accepts it" : "only the web accepts it";
  if (sideText(swift) === sideText(web)) return undefined;
  if (swift.valid) return "the output";
  const places = ({ issues }) => JSON.stringify(issues.map(issueKey));
  return places(swift) === places(web) ? "the wording of an issue" : "the issues";
}

/** A path without array indices, so that an element's place does not depend on the number of elements before it. */
const place = path => path.map(segment => typeof segment === "number" ? "[]" : segment);

/** An issue's code and place as text. */
export const issueKey = ({ code, path }) => JSON.stringify([code, place(path ?? [])]);

/**
 * Every difference between two verdicts, as `{ kind, code, path }`; an empty list if they are the same.
 *
 * The kind is the sort of difference, the code an issue's, or else the reason why a side has no verdict. One
 * payload can have several differences, each with a cause of its own.
 */
export function differences(swift, web) {
  const reason = text => text.replace(/\d+/g, "N");
  if (web.crash !== undefined) {
    return [{ kind: "no verdict of the web app's schema", code: /^\w+ ?\w*/.exec(web.crash)?.[0], path: [] }];
  }
  if (swift.valid === undefined) {
    return [{ kind: "no verdict of compass-validate", code: reason(sideText(swift)), path: [] }];
  }
  if (sideText(swift) === sideText(web)) return [];
  if (swift.valid && web.valid) return outputDifferences(plain(swift.output), plain(web.output), []);
  return issueDifferences(swift.issues ?? [], web.issues ?? []);
}

/** A difference as text: the same for all payloads in which the same kind differs at the same place. */
export const differenceKey = ({ kind, code, path }) => JSON.stringify([kind, code, place(path)]);

/** The value that a JSON text of it has; verdicts are compared as JSON texts. */
function plain(value) {
  const text = JSON.stringify(value);
  return text === undefined ? undefined : JSON.parse(text);
}

const isObject = value => typeof value === "object" && value !== null;

/** The innermost places at which two outputs differ. */
function outputDifferences(swift, web, path) {
  if (JSON.stringify(swift) === JSON.stringify(web)) return [];
  if (isObject(swift) && isObject(web) && Array.isArray(swift) === Array.isArray(web)) {
    const keys = Object.keys(swift);
    // The order of keys is a part of the output, and so is the length of an array.
    if (JSON.stringify(keys) === JSON.stringify(Object.keys(web))) {
      return keys.flatMap(key =>
        outputDifferences(swift[key], web[key], [...path, Array.isArray(swift) ? Number(key) : key]));
    }
  }
  return [{ kind: "the output", path }];
}

/** Issues of one side alone, then common ones with different messages, then a different order. */
function issueDifferences(swift, web) {
  const only = (kind, issues, others) => {
    const left = others.map(issueKey);
    return issues.filter(issue => {
      const index = left.indexOf(issueKey(issue));
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    }).map(({ code, path }) => ({ kind, code, path: path ?? [] }));
  };
  const found = [
    ...only("an issue of Swift alone", swift, web), ...only("an issue of the web alone", web, swift),
  ];
  if (found.length > 0) return found;
  const texts = web.map(issue => JSON.stringify(issue));
  const reworded = swift.filter(issue => {
    const index = texts.indexOf(JSON.stringify(issue));
    if (index >= 0) texts.splice(index, 1);
    return index < 0;
  });
  const kind = reworded.length > 0 ? "the wording of an issue" : "the order of the issues";
  const [first] = swift.filter((issue, index) => issueKey(issue) !== issueKey(web[index]));
  return (reworded.length > 0 ? reworded : [first ?? swift[0]])
    .map(({ code, path }) => ({ kind, code, path: path ?? [] }));
}
