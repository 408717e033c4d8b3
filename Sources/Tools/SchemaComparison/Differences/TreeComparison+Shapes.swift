internal import JSPrimitives
internal import SchemaModel

extension TreeComparison {
  /// Compares objects: their fields by name, then their order, then the handling of other keys.
  mutating func compareShapes(_ old: ZodSchema.Shape, _ new: ZodSchema.Shape, at path: String) {
    let (oldFields, newFields) = (old.fields.byKey, new.fields.byKey)
    for field in old.fields {
      let fieldPath = path + SchemaPath.step(to: field.jsKey)
      if let other = newFields[field.jsKey] {
        compare(field.schema, other.schema, at: fieldPath, as: .field(field.jsKey))
      } else {
        isolating(.field(field.jsKey, added: nil)) {
          $0.note(.changed, at: fieldPath, "is no field any more")
        }
      }
    }
    for field in new.fields where oldFields[field.jsKey] == nil {
      let absence =
        switch field.schema.absence {
        case .accepted: ", may be absent"
        case .refused: ", needed"
        case .unknown: ""
        }
      isolating(.field(field.jsKey, added: field)) {
        $0.note(
          .changed, at: path + SchemaPath.step(to: field.jsKey), "is a further field\(absence)")
      }
    }
    let common = Set(old.fields.map(\.jsKey)).intersection(new.fields.map(\.jsKey))
    let order = new.fields.map(\.jsKey).filter(common.contains)
    if order != old.fields.map(\.jsKey).filter(common.contains) {
      note(.changed, at: path, "has its fields in another order, and so output and issues")
    } else if new.fields.map(\.jsKey).prefix(order.count) != order[...],
      new.fields.count > order.count, old.fields.count == order.count
    {
      note(.changed, at: path, "has further fields between those that it had")
    }
    if case .catchall(let old) = old.unknownKeys, case .catchall(let new) = new.unknownKeys {
      return compare(old, new, at: path + "{*}")
    }
    if old.unknownKeys != new.unknownKeys {
      isolating(.unknownKeys(new.unknownKeys)) {
        $0.note(
          .changed, at: path,
          "other keys: \(new.unknownKeys.summary), was \(old.unknownKeys.summary)")
      }
    }
  }
}

extension ZodSchema.Shape.UnknownKeys {
  /// The treatment in a word or a few.
  fileprivate var summary: String {
    switch self {
    case .strip: "strip"
    case .keep: "keep"
    case .reject: "reject"
    case .catchall(let schema): schema.node.summary
    }
  }
}
