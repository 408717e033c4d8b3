internal import JSPrimitives
internal import SchemaModel

extension ZodSchema {
  /// Returns the schema with one inside replaced.
  ///
  /// - Parameters:
  ///   - part: the schema to replace.
  ///   - target: its path, in the notation of `SchemaDifference.path`, or that of one of its fields.
  ///   - other: the schema that replaces it.
  ///   - path: the path of the schema itself.
  /// - Returns: the schema; nil if there is no such schema at the path.
  func replacing(
    _ part: ZodSchema, at target: String, with other: ZodSchema, from path: String = "$"
  ) -> ZodSchema? {
    var replacement = Replacement(part: part, target: target, other: other)
    return replacement.replace(in: self, at: path, depth: 0)
  }

  /// Returns the schema with one of its parts replaced.
  func replacingPart(at index: Int, with other: ZodSchema) -> ZodSchema {
    var count = 0
    return mapParts { part in
      defer { count += 1 }
      return count == index ? other : part
    }
  }
}

private struct Replacement {
  let part: ZodSchema
  let target: String
  let other: ZodSchema

  mutating func replace(in schema: ZodSchema, at path: String, depth: Int) -> ZodSchema? {
    guard target.hasPrefix(path), depth < NestingLimits.schemas else { return nil }
    // The row of a field that only one object has is one of the object.
    let isAtField = schema.isObject && target.dropFirst(path.count).isStep
    if target == path || isAtField, schema == part { return other }
    let paths = schema.partPaths(path)
    let parts = schema.parts
    for (index, (inner, innerPath)) in zip(parts, paths).enumerated() {
      guard let changed = replace(in: inner, at: innerPath, depth: depth + 1) else { continue }
      return schema.replacingPart(at: index, with: changed)
    }
    return nil
  }
}

extension Substring {
  /// Whether the text is one step to a member.
  fileprivate var isStep: Bool {
    if first == "[" { return last == "]" }
    return first == "." && !dropFirst().contains { ".[{|&<".contains($0) }
  }
}

extension ZodSchema {
  fileprivate var isObject: Bool { if case .object = node { true } else { false } }
}
