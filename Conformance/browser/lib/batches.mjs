// Markups that run at the same time.

/** Groups of consecutive markups with limits on their number and, except for a single one, on their code units. */
export function batches(markups, { count, length = 10_000 }) {
  const found = [];
  let size = 0;
  for (const markup of markups) {
    size += markup.length;
    const last = found.at(-1);
    if (last !== undefined && last.length < count && size <= length) last.push(markup);
    else {
      found.push([markup]);
      size = markup.length;
    }
  }
  return found;
}
