// The surroundings of a rule's case: the clock, the time zone and random numbers, which a rule gets from its case alone.

const RealDate = globalThis.Date;
const realRandom = Math.random;

/** A `Date` without a clock of its own: `now` in milliseconds, or undefined where reading it is an error. */
function dateAt(now) {
  const read = () => {
    if (now === undefined) throw new Error("the rule reads the clock, but its case has no now");
    return now;
  };
  return new Proxy(RealDate, {
    construct: (target, list, newTarget) =>
      Reflect.construct(target, list.length === 0 ? [read()] : list, newTarget === globalThis.Date ? target : newTarget),
    apply: () => new RealDate(read()).toString(),
    get: (target, key) => key === "now" ? read : Reflect.get(target, key),
  });
}

/**
 * Runs `body` with the clock, zone and random numbers of a case, and restores those of the process.
 *
 * A case without `now` must not read the clock, and none may read `Math.random` unless its adapter hands out
 * numbers with `env.random`.
 */
export async function within({ now, timeZone = "UTC" }, body) {
  const zone = process.env.TZ;
  process.env.TZ = timeZone;
  globalThis.Date = dateAt(now === undefined ? undefined : RealDate.parse(now));
  Math.random = () => { throw new Error("the rule reads Math.random, which its adapter does not replace"); };
  try {
    return await body();
  } finally {
    globalThis.Date = RealDate;
    Math.random = realRandom;
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
}

/** Makes `Math.random` hand out these numbers, in order, until the case ends. */
export function random(numbers) {
  const rest = [...numbers];
  Math.random = () => {
    if (rest.length === 0) throw new Error("the rule takes more random numbers than its case has");
    return rest.shift();
  };
}
