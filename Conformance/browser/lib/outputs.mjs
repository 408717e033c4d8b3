// Sanitized markup: none of it may run or load, and no active markup may remain.

import { batches } from "./batches.mjs";

const settle = 60;

/**
 * Runs sanitized markups in all contexts and returns the findings of those that have any.
 *
 * A batch with any finding runs again, one markup at a time, to see which it is.
 */
export async function runOutputs(laboratory, markups) {
  const found = new Map();
  for (const part of batches(markups, { count: 40 })) {
    const findings = await laboratory.run(part.map(markup => ({ markup })), { frames: "all", settle });
    if (findings.length === 0) continue;
    for (const markup of part) {
      const own = await laboratory.run([{ markup }], { settle: 10 * settle });
      if (own.length > 0) found.set(markup, own);
    }
    if (part.every(markup => !found.has(markup))) found.set(part[0], findings);
  }
  return found;
}
