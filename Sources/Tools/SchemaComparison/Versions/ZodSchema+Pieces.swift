internal import JSPrimitives
internal import SchemaModel

/// The parts of a schema with many fields.
extension ZodSchema {
  /// The number of fields of an object above which its parts are searched.
  private static let manyFields = 100
  /// The number of fields of a part.
  private static let fieldsOfPiece = 5

  /// Schemas that together have what the schema has, each with few fields of an object of many; empty if no object has many
  /// fields, or not all of their values are validated independently.
  var pieces: [ZodSchema] {
    guard !contains(where: \.isReference) else { return [] }
    let pieces = pieces(depth: 0)
    return pieces.count > 1 ? pieces : []
  }

  private func pieces(depth: Int) -> [ZodSchema] {
    guard depth < NestingLimits.nodes, checks.isEmpty else { return [self] }
    switch node {
    case .object(let shape): return pieces(of: shape, depth: depth)
    case .array(let inner), .optional(let inner), .exactOptional(let inner), .nullable(let inner),
      .readonly(let inner):
      return inner.pieces(depth: depth + 1).map { replacingPart(at: 0, with: $0) }
    case .record(let record):
      return record.value.pieces(depth: depth + 1).map { replacingPart(at: 1, with: $0) }
    default: return [self]
    }
  }

  private func pieces(of shape: Shape, depth: Int) -> [ZodSchema] {
    func piece(_ fields: [Field]) -> ZodSchema {
      var piece = self
      piece.node = .object(Shape(fields, unknownKeys: shape.unknownKeys))
      return piece
    }
    let pieces = shape.fields.map { field in
      field.schema.pieces(depth: depth + 1).map { Field(field.jsKey, $0) }
    }
    let (narrow, wide) = (pieces.filter { $0.count == 1 }.joined(), pieces.filter { $0.count > 1 })
    guard shape.fields.count > Self.manyFields || !wide.isEmpty else { return [self] }
    let fields = Array(narrow)
    let size =
      shape.fields.count > Self.manyFields ? Self.fieldsOfPiece : Swift.max(1, fields.count)
    let chunks = stride(from: 0, to: fields.count, by: size).map { start in
      piece(Array(fields[start..<Swift.min(fields.count, start + size)]))
    }
    return chunks + wide.joined().map { piece([$0]) }
  }
}
