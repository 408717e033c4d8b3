// A stand-in for a package that no rule needs, such as a library for charts: it can be called, constructed and read, and does nothing.

const target = function nothing() {};

/** The value of every export of such a package. */
export const inert = new Proxy(target, {
  get: (_, key) => key === Symbol.toPrimitive ? () => "" : key === "then" ? undefined : key === Symbol.iterator ? undefined : inert,
  apply: () => inert,
  construct: () => inert,
  set: () => true,
});
