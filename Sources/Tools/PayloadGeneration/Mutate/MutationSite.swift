internal import SchemaModel
internal import SourceJSON

/// A node of the schema together with the value that stands there in a payload.
struct MutationSite {
  var schema: PreparedSchema
  var value: JSONValue
  var path: [PathSegment]

  /// All sites of a payload, from the outside in.
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
    case .string, .number, .boolean, .null, .anything, .never, .oneOf, .transform: break
    case .optional(let inner), .nullable(let inner), .default(let inner, _),
      .prefault(let inner, _):
      collect(inner, value, path, &sites)
    // Whatever is wrong in there is caught.
    case .catch: break
    case .pipe(let input, let output):
      if case .transform = input.node {
        collect(output, value, path, &sites)
      } else {
        collect(input, value, path, &sites)
        if output.checks.isEmpty, case .transform = output.node { break }
        collect(output, value, path, &sites)
      }
    case .union(let options):
      for option in options { collect(option, value, path, &sites) }
    case .discriminatedUnion(let union):
      if case .object(let object) = value, let option = union.option(of: object[union.key]) {
        collect(option, value, path, &sites)
      }
    case .array(let element):
      for (index, value) in (value.elements ?? []).enumerated() {
        collect(element, value, path + [.index(index)], &sites)
      }
    case .tuple(let items, let rest):
      for (index, value) in (value.elements ?? []).enumerated() {
        guard let item = index < items.count ? items[index] : rest else { break }
        collect(item, value, path + [.index(index)], &sites)
      }
    case .record(let element):
      for member in value.object?.members ?? [] {
        collect(element, member.value, path + [.key(member.key)], &sites)
      }
    case .object(let fields, _):
      for field in fields {
        guard let member = value.object?[field.key] else { continue }
        collect(field.schema, member, path + [.key(field.key)], &sites)
      }
    }
  }
}
