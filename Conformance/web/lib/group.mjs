/** `Map.groupBy`, which Node has only since 21: the items by key, in the order in which the keys appear. */
export function groupBy(items, key) {
  const groups = new Map();
  for (const item of items) {
    const name = key(item);
    if (groups.has(name)) groups.get(name).push(item);
    else groups.set(name, [item]);
  }
  return groups;
}
