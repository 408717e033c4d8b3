internal import SchemaModel
internal import SourceJSON

/// A node of the schema with its value in a payload.
struct MutationTarget {
  var schema: PreparedSchema
  var value: JSONValue
  var path: [PathSegment]

  /// Returns all targets of a payload, from the outside in.
  static func all(_ schema: PreparedSchema, _ payload: JSONValue) -> [MutationTarget] {
    var targets: [MutationTarget] = []
    collect(schema, payload, [], &targets)
    return targets
  }

  /// Enough to choose from; a payload may be huge.
  private static let greatestCount = 2000

  private static func collect(
    _ schema: PreparedSchema, _ value: JSONValue, _ path: [PathSegment],
    _ targets: inout [MutationTarget]
  ) {
    guard targets.count < greatestCount else { return }
    targets.append(MutationTarget(schema: schema, value: value, path: path))
    switch schema.node {
    case .string, .number, .boolean, .null, .undefined, .void, .nan, .bigint, .date, .symbol,
      .file, .function, .custom, .any, .unknown, .never, .coerced, .literal, .enumeration,
      .templateLiteral, .stringbool, .map, .set, .promise, .transform, .invalid:
      break
    case .optional, .exactOptional, .nonoptional, .nullable, .default, .prefault, .readonly,
      .success, .lazy, .codec:
      collect(schema.inner, value, path, &targets)
    case .intersection:
      for side in schema.children { collect(side, value, path, &targets) }
    case .reference:
      if let target = schema.reference?.schema { collect(target, value, path, &targets) }
    // Issues in there are caught.
    case .catch: break
    case .pipe:
      let (input, output) = (schema.children[0], schema.children[1])
      if case .transform = input.node {
        collect(output, value, path, &targets)
      } else {
        collect(input, value, path, &targets)
        if output.checks.isEmpty, case .transform = output.node { break }
        collect(output, value, path, &targets)
      }
    case .union, .exclusiveUnion:
      for option in schema.children { collect(option, value, path, &targets) }
    case .discriminatedUnion(let key, _, _):
      if case .object(let object) = value, let option = schema.option(of: object[key]) {
        collect(option, value, path, &targets)
      }
    case .array:
      for (index, value) in (value.elements ?? []).enumerated() {
        collect(schema.inner, value, path + [.index(index)], &targets)
      }
    case .tuple:
      let items = schema.children
      for (index, value) in (value.elements ?? []).enumerated() {
        guard let item = index < items.count ? items[index] : schema.rest else { break }
        collect(item, value, path + [.index(index)], &targets)
      }
    case .record:
      for member in value.object?.members ?? [] {
        collect(schema.children[1], member.value, path + [.key(member.key)], &targets)
      }
    case .object:
      for field in schema.fields {
        guard let member = value.object?[field.key] else { continue }
        collect(field.schema, member, path + [.key(field.key)], &targets)
      }
      if let rest = schema.rest {
        for member in value.object?.members ?? []
        where !schema.fields.contains(where: { $0.key == member.key }) {
          collect(rest, member.value, path + [.key(member.key)], &targets)
        }
      }
    }
    for check in schema.checks {
      for property in check.properties {
        guard let member = value.object?[property.key] else { continue }
        collect(property.schema, member, path + [.key(property.key)], &targets)
      }
    }
  }
}
