internal import JSPrimitives
internal import SchemaModel

extension SchemaComparison {
  /// Compares objects: their fields by name, then their order, then the handling of other keys.
  mutating func compareShapes(_ old: ZodSchema.Shape, _ new: ZodSchema.Shape, at path: String) {
    for field in old.fields {
      let place = path + Self.step(to: field.key)
      if let other = new.fields.first(where: { $0.key == field.key }) {
        compare(field.schema, other.schema, at: place)
      } else {
        // An undeclared key is either ignored or an issue.
        note(new.unknownKeys.refusal, at: place, "is no field any more")
      }
    }
    for field in new.fields where !old.fields.contains(where: { $0.key == field.key }) {
      let place = path + Self.step(to: field.key)
      let isNeeded = !field.schema.acceptsAbsence
      let kind: SchemaDifference.Kind =
        old.unknownKeys != .reject ? .stricter : isNeeded ? .changed : .looser
      note(kind, at: place, "is a further field, \(isNeeded ? "needed" : "may be absent")")
    }
    let common = Set(old.fields.map(\.key)).intersection(new.fields.map(\.key))
    let order = new.fields.map(\.key).filter(common.contains)
    if order != old.fields.map(\.key).filter(common.contains) {
      note(.changed, at: path, "has its fields in another order, and so output and issues")
    } else if new.fields.map(\.key).prefix(order.count) != order[...],
      new.fields.count > order.count, old.fields.count == order.count
    {
      note(.changed, at: path, "has further fields between those that it had")
    }
    if case .catchall(let old) = old.unknownKeys, case .catchall(let new) = new.unknownKeys {
      return compare(old, new, at: path + "{*}")
    }
    if old.unknownKeys != new.unknownKeys {
      let kind: SchemaDifference.Kind =
        new.unknownKeys == .reject
        ? .stricter : old.unknownKeys == .reject ? .looser : .changed
      note(kind, at: path, "other keys: \(new.unknownKeys.summary), was \(old.unknownKeys.summary)")
    }
  }

  /// `.name`, or `["any text"]`.
  static func step(to key: JSText) -> String {
    let isPlain =
      !key.bytes.isEmpty
      && key.bytes.allSatisfy { byte in
        byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
    return isPlain ? "." + key.string : "[\(quoted(key))]"
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

  /// The kind of difference when a declared key becomes one of the others.
  fileprivate var refusal: SchemaDifference.Kind {
    switch self {
    case .strip, .keep: .looser
    case .reject: .stricter
    case .catchall: .changed
    }
  }
}
