internal import JSPrimitives
package import SchemaModel
internal import SourceJSON

extension ZodSchema {
  /// The schema with the members of its metadata, and of those inside, in the order of their keys.
  package var withOrderedMetadata: ZodSchema {
    var schema = mapParts(\.withOrderedMetadata)
    schema.metadata = metadata?.withOrderedMembers(depth: 0)
    return schema
  }

  /// The schema without messages, metadata and labels that nothing refers to: no verdict or output depends on them.
  var wordless: ZodSchema {
    var schema = mapParts(\.wordless)
    schema.message = nil
    schema.error = nil
    schema.metadata = nil
    schema.parent = nil
    if let label, !parts.contains(where: { $0.label != label && $0.refers(to: label) }) {
      schema.label = nil
    }
    schema.checks = schema.checks.map { check in
      var plain = check
      plain.kind = check.comparedKind
      plain.message = nil
      plain.error = nil
      plain.abort = false
      plain.isOwnFormat = false
      plain.writesPattern = false
      if case .custom(let predicate, _, _) = check.kind {
        plain.kind = .custom(predicate, path: nil, params: nil)
      }
      return plain
    }
    guard schema.checks.isEmpty, schema.label == nil else { return schema }
    switch schema.node {
    case .lazy(let inner), .readonly(let inner): return inner
    default: return schema
    }
  }

  /// The schema whose references to itself are the schema: its parts can be compiled by themselves.
  var unfolded: ZodSchema {
    guard let label else { return self }
    var schema = mapParts { $0.replacing(label, with: self) }
    schema.label = nil
    return schema
  }

  /// Whether the schema, or one inside, calls a function that a program provides by its name.
  var callsFunctions: Bool { !functionNames.isEmpty }
}

extension JSONObject {

  fileprivate func withOrderedMembers(depth: Int) -> JSONObject {
    guard depth < NestingLimits.metadata else { return self }
    let ordered = members.sorted { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }
    return JSONObject(
      ordered.map { member in
        guard case .object(let object) = member.value else { return member }
        return (member.key, .object(object.withOrderedMembers(depth: depth + 1)))
      })
  }
}
