internal import JSPrimitives
internal import SchemaModel

extension JSONSchemaMaker {
  /// Returns the schemas inside that belong to a JSON Schema, with their places.
  mutating func visits(of entry: Int) -> [(slot: Int, path: [PathSegment])] {
    let (schema, path) = (entries[entry].schema, entries[entry].path)
    if entries[entry].isDescribing { return [] }
    func all(_ count: Int, _ key: PathSegment) -> [(slot: Int, path: [PathSegment])] {
      (0..<count).map { ($0, path + [key, .index($0)]) }
    }
    switch schema.node {
    case .array: return [(0, path + ["items"])]
    case .tuple(let items, let rest): return tuple(items.count, hasRest: rest != nil, path)
    case .record(let record): return self.record(record, of: entry, path)
    case .object(let shape):
      var visits = shape.fields.enumerated().map { slot, field in
        (slot: slot, path: path + ["properties", .key(field.jsKey)])
      }
      if hasCatchall(entry) { visits.append((shape.fields.count, path + ["additionalProperties"])) }
      return visits
    case .union(let options): return all(options.count, "anyOf")
    case .exclusiveUnion(let options): return all(options.count, "oneOf")
    case .discriminatedUnion(_, let options, _):
      return all(options.count, .key(rules.discriminatedUnions))
    case .intersection: return all(2, "allOf")
    case .optional, .exactOptional, .nonoptional, .nullable, .default, .prefault, .catch,
      .readonly, .promise, .lazy:
      return [(0, path)]
    case .pipe, .codec, .stringbool: return [(shownSide(of: entry), path)]
    case .string, .number, .boolean, .null, .undefined, .void, .nan, .bigint, .date, .symbol,
      .file, .function, .custom, .any, .unknown, .never, .coerced, .literal, .enumeration,
      .templateLiteral, .map, .set, .success, .transform, .reference, .invalid:
      return []
    }
  }

  private func tuple(
    _ count: Int, hasRest: Bool, _ path: [PathSegment]
  ) -> [(slot: Int, path: [PathSegment])] {
    let losesItems = rules.tuples == .losingItems
    let prefix: PathSegment = dialect.hasPrefixItems || losesItems ? "prefixItems" : "items"
    let visits = (0..<count).map { (slot: $0, path: path + [prefix, .index($0)]) }
    guard hasRest else { return visits }
    var rest = path + ["items"]
    if losesItems { return visits + [(count, rest), (count, rest)] }
    if dialect.isOpenAPI {
      rest.append(.index(count))
    } else if !dialect.hasPrefixItems {
      rest = path + ["additionalItems"]
    }
    return visits + [(count, rest)]
  }

  private mutating func record(
    _ record: ZodSchema.Record, of entry: Int, _ path: [PathSegment]
  ) -> [(slot: Int, path: [PathSegment])] {
    if !patternsOfKeys(entry).isEmpty { return [(1, path + ["patternProperties", "*"])] }
    let value = (slot: 1, path: path + ["additionalProperties"])
    return dialect.hasPropertyNames ? [(0, path + ["propertyNames"]), value] : [value]
  }

  /// Returns the patterns of a loose record's keys, each of which its JSON Schema lists.
  mutating func patternsOfKeys(_ entry: Int) -> [JSText] {
    guard case .record(let record) = entries[entry].schema.node, record.isLoose,
      rules.listsKeyPatterns
    else { return [] }
    let key = schema(0, of: entry)
    guard key.node == .string || key.node == .coerced(.string) else { return [] }
    return ShownPatterns.sources(of: key.checks, rules)
  }

  /// Returns whether an object has a schema of other keys that isn't `never`.
  mutating func hasCatchall(_ entry: Int) -> Bool {
    guard case .object(let shape) = entries[entry].schema.node else { return false }
    switch shape.unknownKeys {
    case .strip, .reject: return false
    case .keep: return true
    case .catchall: return schema(shape.fields.count, of: entry).node != .never
    }
  }

  /// Returns the slot of the side of a pipe that is shown.
  mutating func shownSide(of entry: Int) -> Int {
    guard options.side == .input else { return 1 }
    guard case .transform = schema(0, of: entry).node else { return 0 }
    return 1
  }

  /// Returns a schema inside.
  private func schema(_ slot: Int, of entry: Int) -> ZodSchema {
    graph.schema(node(slot, inside: entries[entry].source))
  }
}
