// The construct of a schema document that a changed answer points to: the node or check at the path of the difference.
const wrappers = new Set(["optional", "nullable", "nonoptional", "default", "prefault", "catch", "readonly", "success", "promise", "lazy"]);

/** A node with the nodes of the same value inside of it: the inner ones of wrappers, both sides of pipes, all options. */
function sameValue(node, around = []) {
  if (node === undefined || around.some(other => other.node === node)) return [];
  const self = { node, within: around.at(-1)?.node };
  const inside = list => list.flatMap(child => sameValue(child, [...around, self]));
  if (wrappers.has(node.type)) return [self, ...inside([node.inner])];
  if (node.type === "pipe") return [self, ...inside([node.in, node.out])];
  if (node.type === "intersection") return [self, ...inside([node.left, node.right])];
  if (["union", "xor", "discriminated_union"].includes(node.type)) return [self, ...inside(node.options ?? [])];
  return [self];
}

/** The nodes of the member of a node's value under a key. */
function members(node, key) {
  switch (node.type) {
    case "object": return [Object.hasOwn(node.shape, key) ? node.shape[key] : node.catchall];
    case "array": return [node.element];
    case "tuple": return [node.items[key] ?? node.rest];
    case "record": return [node.value, node.key];
    case "map": return [node.value, node.key];
    case "set": return [node.value];
    default: return [];
  }
}

/** All nodes at a path of a value, from the outermost to the innermost; those inside a reference are not found. */
function nodesAt(schema, path) {
  let found = sameValue(schema);
  for (const key of path) {
    const inside = found.flatMap(({ node }) => members(node, key).flatMap(child => sameValue(child)));
    const checked = found.flatMap(({ node }) => (node.checks ?? [])
      .filter(check => check.check === "property" && check.property === String(key)).flatMap(check => sameValue(check.schema)));
    if (inside.length + checked.length === 0) return found;
    found = [...inside, ...checked];
  }
  return found;
}

/** The checks that report an issue. */
const checksOf = {
  too_small: ["min_length", "min_size", "greater_than", "length_equals", "size_equals", "number_format"],
  too_big: ["max_length", "max_size", "less_than", "length_equals", "size_equals", "number_format"],
  not_multiple_of: ["multiple_of"], custom: ["custom", "function"], invalid_format: ["string_format", "number_format"],
};

/** The types of nodes that report an issue themselves. */
const typesOf = {
  invalid_key: ["record", "map"], invalid_element: ["map", "set"], unrecognized_keys: ["object", "record", "intersection"],
  invalid_union: ["discriminated_union", "xor", "union"], invalid_value: ["literal", "enum", "stringbool"],
  too_small: ["tuple"], too_big: ["tuple"],
};

/** A chain of types by its ends. */
const chain = types => (types.length > 2 ? [types[0], types.at(-1)] : types).join(" of ") || "reference";

/** The name of the construct that reports an issue at a path. */
export function constructOfIssue(schema, { code, path = [], format, expected }) {
  // A key or element is at its own path; what reports it is around it.
  const isOfMember = ["invalid_key", "invalid_element"].includes(code);
  const nodes = nodesAt(schema, isOfMember ? path.slice(0, -1) : path);
  const types = [...new Set(nodes.map(({ node }) => node.type))];
  const checks = nodes.flatMap(({ node }) => (node.checks ?? []).map(check => ({ check, node })));
  const found = checks.find(({ check }) => checksOf[code]?.includes(check.check)
    && (code !== "invalid_format" || check.format === format));
  if (found === undefined && code === "invalid_format") {
    return types.includes("template_literal") ? "template_literal" : `string_format ${format}`;
  }
  if (found === undefined) {
    const own = types.find(type => typesOf[code]?.includes(type)) ?? types.find(type => type === expected);
    return own ?? chain(types.filter(type => type !== undefined));
  }
  const { check, node } = found;
  return check.check === "string_format" ? `string_format ${check.format}` : `${check.check} of ${node.type}`;
}

/** The name of the construct whose output is at a path. */
export function constructOfOutput(schema, path) {
  const nodes = nodesAt(schema, path);
  const checks = nodes.flatMap(({ node }) => node.checks ?? []).filter(({ check }) => check === "overwrite").map(({ name }) => name);
  const types = [...new Set(nodes.map(({ node }) => node.coerce ? `coerced ${node.type}` : node.type))];
  return chain([...types.filter(type => type !== undefined), ...checks]);
}
