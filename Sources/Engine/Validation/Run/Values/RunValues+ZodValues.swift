internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Values of any type, from and to functions of the schema.
extension RunValues {
  /// Returns a value of the program; nil if it is or holds one that a `ZodValue` can't express: a function, or an object
  /// with a prototype of its own.
  mutating func zodValue(_ value: Value) -> ZodValue? {
    work.count(1)
    switch value.kind {
    case .undefined: return .undefined
    case .source, .text, .number: return ZodValue(json(value))
    case .bigint: return .bigint(arena.bigints[Int(value.index)].description)
    case .date: return .date(milliseconds: milliseconds(value))
    case .function: return nil
    case .composite:
      let composite = arena.composites[Int(value.index)]
      guard composite.prototype.isUndefined else { return nil }
      return made(composite)
    }
  }

  /// Returns a value for a function that sees an issue; one that a `ZodValue` can't express as JSON has it.
  mutating func valueForFunctions(_ value: Value) -> ZodValue {
    zodValue(value) ?? ZodValue(json(value))
  }

  private mutating func made(_ composite: Arena.Composite) -> ZodValue? {
    var parts: [ZodValue] = []
    var members: [ZodObject.Member] = []
    for place in composite.start..<composite.start + composite.count {
      let member = arena.members[place]
      guard let value = zodValue(member.value) else { return nil }
      if composite.kind == .object {
        members.append((text(member.key), value))
      } else {
        parts.append(value)
      }
    }
    switch composite.kind {
    case .array: return .array(parts)
    case .set: return .set(parts)
    case .object: return .object(ZodObject(members))
    case .map:
      return .map(
        stride(from: 0, to: parts.count, by: 2).map { ZodValue.Entry(parts[$0], parts[$0 + 1]) })
    }
  }

  /// Keeps a value of the program for this run and returns it; the run becomes undecided if it is too deep, or has other
  /// text than decimal digits as a `bigint`.
  mutating func adopt(_ value: ZodValue) -> Value {
    // Most values are JSON, of which a tape takes less memory.
    if let json = value.json { return adopt(json) }
    return adopt(value, depthLeft: JSONLimits.greatestDepth)
  }

  private mutating func adopt(_ value: ZodValue, depthLeft: Int) -> Value {
    guard !isUndecided else { return .undefined }
    work.count(1)
    switch value {
    case .undefined: return .undefined
    case .null: return literal(nil)
    case .boolean(let boolean): return literal(boolean)
    case .number(let number): return arena.number(number)
    case .string(let text):
      work.count(bytes: text.bytes.count)
      return arena.text(copying: text.bytes, isASCII: text.isASCII)
    case .date(let milliseconds):
      return arena.date(milliseconds: JSDate.timeClip(milliseconds))
    case .bigint(let digits): return bigint(digits)
    case .array, .object, .set, .map:
      guard depthLeft > 0 else {
        leaveUndecided(
          .functionFailed(
            name: "a function",
            error: "its result is deeper than \(JSONLimits.greatestDepth) levels"))
        return .undefined
      }
      return container(value, depthLeft: depthLeft - 1)
    }
  }

  private mutating func container(_ value: ZodValue, depthLeft: Int) -> Value {
    let start = arena.open.count
    switch value {
    case .array(let elements):
      for element in elements { append(element, depthLeft: depthLeft) }
      return arena.closeComposite(from: start, as: .array)
    case .set(let elements):
      for element in elements { append(element, depthLeft: depthLeft) }
      return closeCollection(from: start, as: .set)
    case .map(let entries):
      for entry in entries {
        append(entry.key, depthLeft: depthLeft)
        append(entry.value, depthLeft: depthLeft)
      }
      return closeCollection(from: start, as: .map)
    case .object(let object):
      for member in object.members {
        let key = key(of: member.key)
        append(member.value, depthLeft: depthLeft, key: key)
      }
      return arena.closeComposite(from: start, as: .object)
    default: return .undefined
    }
  }

  private mutating func append(_ value: ZodValue, depthLeft: Int, key: Arena.Key = .none) {
    let adopted = adopt(value, depthLeft: depthLeft)
    arena.open.append(Arena.Member(key: key, value: adopted))
  }

  private mutating func bigint(_ digits: String) -> Value {
    guard let number = try? JSBigInt(digits), number.description == digits else {
      leaveUndecided(
        .functionFailed(name: "a function", error: "it returns a bigint that is not decimal"))
      return .undefined
    }
    return arena.bigint(number)
  }
}
