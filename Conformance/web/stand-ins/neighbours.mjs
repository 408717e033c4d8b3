// The functions that a rule calls beside itself, such as the composable that fetches its rows.

/** The replacements of the case, by name of the export. */
const replacements = new Map();

/** The values of the case that replace what the app's modules export, by name: functions, or the results of functions. */
export function replace(values) {
  for (const [name, value] of Object.entries(values)) {
    replacements.set(name, typeof value === "function" ? value : () => value);
  }
}

/** Forgets the replacements of a case. */
export const reset = () => replacements.clear();

/** Calls the replacement of an export, else the export. `bundle.mjs` puts this in front of the app's composables, stores and server utilities. */
export function callNeighbour(name, original, list, self) {
  return Reflect.apply(replacements.get(name) ?? original, self, list);
}
