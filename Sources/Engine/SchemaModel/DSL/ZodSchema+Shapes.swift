internal import JSPrimitives
internal import SourceJSON

/// The methods that make an object schema from another.
///
/// They copy the schema's message and the treatment of other keys. Where Zod throws, the result is an invalid
/// schema, which can't be compiled: on an object with checks, on a key that the object lacks, and on any schema that
/// is no object. A schema of `recursive` is refused too, because the schemas below it refer to the original.
extension ZodSchema {
  /// `.extend({...})`: the object with further fields. A field of the same key takes the place of the old one,
  /// which Zod refuses on an object with checks.
  public func extend(@FieldsBuilder _ fields: () -> [Field]) -> ZodSchema { extend(fields()) }
  /// `.extend(other.shape)`: the object with further fields.
  public func extend(_ fields: [Field]) -> ZodSchema {
    deriving("extend") { shape throws(Refusal) in
      if !checks.isEmpty, fields.contains(where: { shape.contains($0.jsKey) }) {
        throw Refusal(
          "Cannot overwrite keys on object schemas containing refinements. "
            + "Use `.safeExtend()` instead.")
      }
      shape.add(fields)
    }
  }
  /// `.extend({...})`: the object with further fields.
  public func extend(_ fields: KeyValuePairs<String, ZodSchema>) -> ZodSchema {
    extend(Field.list(fields))
  }
  /// `.safeExtend({...})`: the object with further fields, on an object with checks too.
  public func safeExtend(@FieldsBuilder _ fields: () -> [Field]) -> ZodSchema {
    safeExtend(fields())
  }
  /// `.safeExtend(other.shape)`: the object with further fields, on an object with checks too.
  public func safeExtend(_ fields: [Field]) -> ZodSchema {
    deriving("safeExtend") { shape in shape.add(fields) }
  }
  /// `.safeExtend({...})`: the object with further fields, on an object with checks too.
  public func safeExtend(_ fields: KeyValuePairs<String, ZodSchema>) -> ZodSchema {
    safeExtend(Field.list(fields))
  }
  /// `.merge(other)`: the object with another's fields, its treatment of other keys and its checks.
  ///
  /// An object with checks is refused, as in Zod 4.4. Zod 4.3 drops the checks of both sides.
  public func merge(_ other: ZodSchema) -> ZodSchema {
    guard case .object(let right) = other.node else { return other.needs("merge", [.object]) }
    return deriving("merge", checks: other.checks) { shape throws(Refusal) in
      guard checks.isEmpty else {
        throw Refusal(
          ".merge() cannot be used on object schemas containing refinements. "
            + "Use .safeExtend() instead.")
      }
      shape.add(right.fields)
      shape.unknownKeys = right.unknownKeys
    }
  }

  /// `.pick({ key: true })`: the object with these fields only, in this order.
  public func pick(_ keys: String...) -> ZodSchema {
    let keys = keys.map { JSText($0) }
    return derivingUnchecked("pick") { shape throws(Refusal) in
      try shape.require(keys)
      let fields = keys.compactMap { key in shape.fields.first { $0.jsKey == key } }
      shape.fields = []
      shape.add(fields)
    }
  }
  /// `.omit({ key: true })`: the object without these fields.
  public func omit(_ keys: String...) -> ZodSchema {
    let keys = keys.map { JSText($0) }
    return derivingUnchecked("omit") { shape throws(Refusal) in
      try shape.require(keys)
      shape.fields.removeAll { keys.contains($0.jsKey) }
    }
  }
  /// `.partial()`: the object with these fields optional; without keys, all. From Zod 4.6.7 on, also the tuple with all items
  /// optional.
  public func partial(_ keys: String...) -> ZodSchema {
    if case .tuple(let items, let rest) = node, keys.isEmpty {
      guard checks.isEmpty else {
        return ZodSchema(
          .invalid(".partial() cannot be used on tuple schemas containing refinements"))
      }
      return replacing(.tuple(items: items.map { $0.optional() }, rest: rest))
    }
    let keys = keys.map { JSText($0) }
    return derivingUnchecked("partial") { shape throws(Refusal) in
      try shape.replace(keys) { $0.optional() }
    }
  }
  /// `.exactPartial()`: the object with the keys of these fields optional; without keys, all. New in Zod 4.6.7.
  public func exactPartial(_ keys: String...) -> ZodSchema {
    let keys = keys.map { JSText($0) }
    return derivingUnchecked("exactPartial") { shape throws(Refusal) in
      try shape.replace(keys) { $0.exactOptional() }
    }
  }
  /// `.required()`: the object with these fields required; without keys, all. Its checks remain.
  public func required(_ keys: String...) -> ZodSchema {
    let keys = keys.map { JSText($0) }
    return deriving("required") { shape throws(Refusal) in
      try shape.replace(keys) { $0.nonoptional() }
    }
  }
  /// `.keyof()`: the enumeration of the object's keys.
  public func keyof() -> ZodSchema {
    guard case .object(let shape) = node else { return needs("keyof", [.object]) }
    return ZodSchema(.enumeration(Enumeration(shape.fields.map { .string($0.jsKey) })))
  }

  /// The invalid schema of a method that would copy a schema that others refer to.
  var refusesCopy: ZodSchema {
    ZodSchema(.invalid("a recursive schema can't be copied; change it where it is made"))
  }

  /// Returns an object schema with a changed shape.
  private func deriving(
    _ method: String, checks: [Check]? = nil, _ change: (inout Shape) throws(Refusal) -> Void
  ) -> ZodSchema {
    guard case .object(var shape) = node else { return needs(method, [.object]) }
    guard label == nil else { return refusesCopy }
    do throws(Refusal) { try change(&shape) } catch { return ZodSchema(.invalid(error.reason)) }
    return replacing(.object(shape), checks: checks)
  }

  /// Returns an object schema with a changed shape, or an invalid one if this has checks.
  private func derivingUnchecked(
    _ method: String, _ change: (inout Shape) throws(Refusal) -> Void
  ) -> ZodSchema {
    deriving(method) { shape throws(Refusal) in
      guard checks.isEmpty else {
        throw Refusal(".\(method)() cannot be used on object schemas containing refinements")
      }
      try change(&shape)
    }
  }
}

/// Why a method can't make a schema.
private struct Refusal: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}

extension ZodSchema.Shape {
  fileprivate func contains(_ key: JSText) -> Bool { fields.contains { $0.jsKey == key } }

  /// Adds fields in JavaScript's order of keys; a field of the same key takes the place of the old one.
  fileprivate mutating func add(_ added: [Field]) {
    for field in added {
      if let place = fields.firstIndex(where: { $0.jsKey == field.jsKey }) {
        fields[place] = field
      } else {
        fields.append(field)
      }
    }
    let indexed = fields.filter { JSONObject.arrayIndex($0.jsKey) != nil }
    guard !indexed.isEmpty else { return }
    let ascending = indexed.sorted {
      (JSONObject.arrayIndex($0.jsKey) ?? 0) < (JSONObject.arrayIndex($1.jsKey) ?? 0)
    }
    fields = ascending + fields.filter { JSONObject.arrayIndex($0.jsKey) == nil }
  }

  fileprivate func require(_ keys: [JSText]) throws(Refusal) {
    for key in keys where !contains(key) { throw Refusal("Unrecognized key: \"\(key)\"") }
  }

  /// Replaces the schemas of some fields; without keys, of all.
  fileprivate mutating func replace(
    _ keys: [JSText], _ wrap: (ZodSchema) -> ZodSchema
  ) throws(Refusal) {
    try require(keys)
    for place in fields.indices where keys.isEmpty || keys.contains(fields[place].jsKey) {
      fields[place].schema = wrap(fields[place].schema)
    }
  }
}
