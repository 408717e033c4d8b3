// Parts of the adapters of several families.
import { withGlobals } from "../stand-ins/case.mjs";
import { replace } from "../stand-ins/neighbours.mjs";
import { useDatabase } from "../stand-ins/supabase.mjs";

/** The user of every case that does not name another. */
export const athlete = "user-1";

/** The local day of a date, as `2026-08-21`; null for none. */
export const day = date => date === null || date === undefined ? null
  : [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, "0")).join("-");

/** The date that a case writes as a string; undefined if it has none. */
export const moment = text => text === null || text === undefined ? undefined : new Date(text);

/** The result of a call, or `{ error: message }` if it throws. */
export function orError(body) {
  try {
    return body();
  } catch (error) {
    return { error: error.message };
  }
}

export const ids = rows => rows.map(({ id }) => id);
export const nothing = () => {};

/** A clock for what reads it without showing it. */
export const clock = milliseconds => {
  const Case = Date;
  return class extends Case {
    constructor(...list) { super(...list.length === 0 ? [milliseconds] : list); }
    static now() { return milliseconds; }
  };
};

/** Runs what reads the clock for something that no rule looks at, such as the first value of a form's field. */
export const withClock = body => withGlobals({ Date: clock(0) }, body);

/** Sets each filter of a list. */
export function setFilters(handle, filters = {}) {
  for (const [name, value] of Object.entries(filters ?? {})) handle(name, value);
}

/** Makes this database the one that the app's pages and composables ask. */
export function connect(database) {
  useDatabase(database);
  replace({ useSupabase: database });
}
