// The versions of Node that can run the tools, and the cases that only newer ones can decide.

/** The oldest Node that has what the tools use. */
export const oldestMajor = 20;

/** Node 24 has the Unicode and IDNA tables of the recorded verdicts. */
export const recordingMajor = 24;

const major = version => Number.parseInt(version, 10);

/** Why a version of Node can't run a tool, or undefined if it can. */
export function nodeFault(version, oldest = oldestMajor) {
  if (major(version) >= oldest) return undefined;
  const reason = oldest === recordingMajor ? ", whose Unicode and IDNA tables are older" : "";
  return `Node ${oldest} or newer is needed, this is Node ${version}${reason}`;
}

/** Whether the verdict on a host name depends on IDNA tables. */
const hasIDNA = url => /[^\0-\x7f]|xn--/i.test(url);

/** Whether a string has characters that this Node's Unicode does not know, and so neither their upper case nor their order. */
const hasUnknownCharacters = text => /\p{Cn}/u.test(text);

const isOlder = major(process.versions.node) < recordingMajor;

/**
 * Returns what `body` returns, or undefined if this Node is too old to decide it: `text` has characters that it does not
 * know, or `body` parses a URL with an internationalized host.
 */
export function decided(text, body, isOld = isOlder) {
  if (!isOld) return body();
  if (hasUnknownCharacters(text)) return undefined;
  let isUndecided = false;
  const URL = globalThis.URL;
  const note = list => { isUndecided ||= list.slice(0, 2).some(part => hasIDNA(String(part))); };
  globalThis.URL = new Proxy(URL, {
    construct(target, list, newTarget) {
      note(list);
      return Reflect.construct(target, list, newTarget);
    },
    get(target, key) {
      if (key !== "canParse" && key !== "parse") return Reflect.get(target, key);
      return (...list) => {
        note(list);
        return target[key](...list);
      };
    },
  });
  try {
    const result = body();
    return isUndecided ? undefined : result;
  } finally {
    globalThis.URL = URL;
  }
}
