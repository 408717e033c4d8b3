internal import JSPrimitives
internal import SourceJSON

/// The elements of a `Set` and the keys of a `Map`, of which each is there once.
extension RunValues {
  /// A value as a `Set` compares it. ECMA-262, sec-samevaluezero.
  private enum Identity: Hashable {
    case undefined, null
    case boolean(Bool)
    case number(UInt64)
    case text([UInt8])
    case bigint(String)
    /// An array, an object or a value of a class, which is the same as itself only.
    case other(Value)
  }

  /// Returns the open members from `start` on as a `Set` or `Map`, and closes them.
  ///
  /// Of equal elements the first stays; the value of an equal key replaces the first one's.
  mutating func closeCollection(from start: Int, as kind: Arena.Composite.Kind) -> Value {
    let step = kind == .map ? 2 : 1
    var places: [Identity: Int] = [:]
    var end = start
    for place in stride(from: start, to: arena.open.count, by: step) {
      var member = arena.open[place]
      if type(member.value) == .number, number(member.value) == 0 {
        // A negative zero becomes zero.
        member.value = arena.number(0)
      }
      let (known, isNew) = known(identity(of: member.value), at: end, &places)
      if isNew {
        arena.open[end] = member
        end += step
      }
      if kind == .map { arena.open[known + 1] = arena.open[place + 1] }
    }
    arena.open.cut(to: end)
    return arena.closeComposite(from: start, as: kind)
  }

  private func known(
    _ identity: Identity, at place: Int, _ places: inout [Identity: Int]
  ) -> (place: Int, isNew: Bool) {
    if let known = places[identity] { return (known, false) }
    places[identity] = place
    return (place, true)
  }

  private mutating func identity(of value: Value) -> Identity {
    work.count(1)
    switch type(value) {
    case .undefined: return .undefined
    case .null: return .null
    case .boolean: return .boolean(isTruthy(value))
    case .number:
      let number = number(value)
      return .number(number.isNaN ? Double.nan.bitPattern : (number + 0).bitPattern)
    case .string:
      var value = value
      let bytes = text(&value).bytes
      work.count(bytes: bytes.count)
      return .text(Array(bytes))
    case .bigint: return .bigint(arena.bigints[Int(value.index)].description)
    case .array, .object, .date, .function, .set, .map: return .other(value)
    }
  }
}
