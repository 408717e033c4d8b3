// The cases that a platform is known to answer otherwise than recorded, as a list of known gaps has them.
import { verdictText } from "./judge.mjs";

/** The index in a list of known gaps of the one that a case of a suite falls under, or -1. */
export function gapIndex(gaps, suite, { id, tags }) {
  return gaps.findIndex(gap => (gap.suite ?? suite) === suite && (gap.id === id || (gap.tag !== undefined && tags?.includes(gap.tag))));
}

/** Whether an answer under a gap is the recorded one, where a case records jsdom's or Chromium's beside its own. */
export function isKnownAnswer({ jsdom, chromium }, found) {
  const others = [jsdom, chromium].filter(verdict => verdict !== undefined);
  return others.length === 0 || others.some(verdict => verdictText(verdict) === found);
}
