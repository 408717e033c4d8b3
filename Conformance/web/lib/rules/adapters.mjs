// The adapters of a revision's rules: those of `adapters/REVISION`, and plain calls for the rules that need none.

/**
 * Adapters by rule: the shipped ones, and those of `own`, which take precedence.
 *
 * @param revision what `readRevision` gives
 */
export async function adaptersOf(revision, own = {}) {
  const { adapters } = await import(new URL(`../../adapters/${revision.name}/index.mjs`, import.meta.url));
  const plain = Object.entries(revision.rules).filter(([, { call }]) => call !== undefined)
    .map(([rule, { exports: [name], call }]) => [rule, plainAdapter(name, call)]);
  return { ...Object.fromEntries(plain), ...adapters, ...own };
}

/** An adapter that calls an export, named `module.export`, with arguments in this order. */
function plainAdapter(name, call) {
  const [module, member] = name.split(".");
  return (exports, given) => exports[module][member](...call.map(argument => given[argument]));
}
