internal import SchemaModel
internal import SourceJSON

/// A node of the schema with its value in a payload.
struct MutationSite {
  var schema: PreparedSchema
  var value: JSONValue
  var path: [PathSegment]

  /// Returns all sites of a payload, from the outside in.
  static func all(_ schema: PreparedSchema, _ payload: JSONValue) -> [MutationSite] {
    var sites: [MutationSite] = []
    collect(schema, payload, [], &sites)
    return sites
  }

  /// Enough to choose from; a payload may be huge.
  private static let greatestCount = 2000

  private static func collect(
    _ schema: PreparedSchema, _ value: JSONValue, _ path: [PathSegment],
    _ sites: inout [MutationSite]
  ) {
    guard sites.count < greatestCount else { return }
    sites.append(MutationSite(schema: schema, value: value, path: path))
    switch schema.node {
    case .string, .number, .boolean, .null, .undefined, .void, .nan, .bigint, .date, .symbol,
      .file, .function, .custom, .any, .unknown, .never, .coerced, .literal, .enumeration,
      .templateLiteral, .stringbool, .map, .set, .promise, .transform, .invalid:
      break
    case .optional, .exactOptional, .nonoptional, .nullable, .default, .prefault, .readonly,
      .success, .lazy, .codec:
      collect(schema.inner, value, path, &sites)
    case .intersection:
      for side in schema.children { collect(side, value, path, &sites) }
    case .reference:
      if let target = schema.reference?.schema { collect(target, value, path, &sites) }
    // Issues in there are caught.
    case .catch: break
    case .pipe:
      let (input, output) = (schema.children[0], schema.children[1])
      if case .transform = input.node {
        collect(output, value, path, &sites)
      } else {
        collect(input, value, path, &sites)
        if output.checks.isEmpty, case .transform = output.node { break }
        collect(output, value, path, &sites)
      }
    case .union, .exclusiveUnion:
      for option in schema.children { collect(option, value, path, &sites) }
    case .discriminatedUnion(let key, _, _):
      if case .object(let object) = value, let option = schema.option(of: object[key]) {
        collect(option, value, path, &sites)
      }
    case .array:
      for (index, value) in (value.elements ?? []).enumerated() {
        collect(schema.inner, value, path + [.index(index)], &sites)
      }
    case .tuple:
      let items = schema.children
      for (index, value) in (value.elements ?? []).enumerated() {
        guard let item = index < items.count ? items[index] : schema.rest else { break }
        collect(item, value, path + [.index(index)], &sites)
      }
    case .record:
      for member in value.object?.members ?? [] {
        collect(schema.children[1], member.value, path + [.key(member.key)], &sites)
      }
    case .object:
      for field in schema.fields {
        guard let member = value.object?[field.key] else { continue }
        collect(field.schema, member, path + [.key(field.key)], &sites)
      }
      if let rest = schema.rest {
        for member in value.object?.members ?? []
        where !schema.fields.contains(where: { $0.key == member.key }) {
          collect(rest, member.value, path + [.key(member.key)], &sites)
        }
      }
    }
    for check in schema.checks {
      for property in check.properties {
        guard let member = value.object?[property.key] else { continue }
        collect(property.schema, member, path + [.key(property.key)], &sites)
      }
    }
  }
}
