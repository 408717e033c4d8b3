internal import JSPrimitives
internal import SourceJSON

/// Reading values wherever they lie.
extension Runner {
  @inline(__always)
  func type(_ value: Value) -> ValueType {
    switch value.kind {
    case .undefined: .undefined
    case .text: .string
    case .composite: arena.composites[Int(value.index)].isArray ? .array : .object
    case .source:
      switch entry(value).kind {
      case .null: .null
      case .true, .false: .boolean
      case .number: .number
      case .string, .key: .string
      case .array: .array
      case .object: .object
      }
    }
  }

  /// The number of a value of type number.
  func number(_ value: Value) -> Double {
    view(value.view).number(of: entry(value))
  }

  /// The text of a value of type string. One with escapes is decoded once: `value` becomes the result.
  @inline(__always)
  mutating func text(_ value: inout Value) -> Arena.Text {
    if value.kind == .text { return arena.texts[Int(value.index)] }
    let view = view(value.view)
    let entry = view[Int(value.index)]
    let source = view.source(of: entry)
    if !entry.hasEscapes { return Arena.Text(bytes: source, isASCII: entry.isPlainASCII) }
    return decodedText(source, &value)
  }

  @inline(never)
  private mutating func decodedText(
    _ source: UnsafeBufferPointer<UInt8>, _ value: inout Value
  ) -> Arena.Text {
    scratch.removeAll(keepingCapacity: true)
    JSONEscapes.decode(source, into: &scratch)
    let isASCII = scratch.withUnsafeBufferPointer(WTF8.isASCII)
    value = arena.text(copying: scratch, isASCII: isASCII)
    return arena.texts[Int(value.index)]
  }

  /// JavaScript's truthiness.
  mutating func isTruthy(_ value: Value) -> Bool {
    switch type(value) {
    case .undefined, .null: return false
    case .boolean: return entry(value).kind == .true
    case .number:
      let number = number(value)
      return number != 0 && !number.isNaN
    case .string:
      if value.kind == .text { return arena.texts[Int(value.index)].bytes.count > 0 }
      let entry = entry(value)
      return entry.end > entry.start
    case .array, .object: return true
    }
  }

  /// The bytes of a key as JavaScript sees it, when it needs no decoding; nil otherwise.
  @inline(__always)
  func plainKey(_ key: TapeEntry, in view: JSONView) -> UnsafeBufferPointer<UInt8>? {
    key.hasEscapes ? nil : view.source(of: key)
  }

  /// The key's text.
  func text(_ key: Arena.Key) -> JSText {
    switch key.kind {
    case .none: ""
    case .declared: plan.objects[Int(key.place)].fields[Int(key.index)].key
    case .source:
      view(key.place).text(of: view(key.place)[Int(key.index)])
    }
  }

  /// The members of an object in JavaScript's enumeration order, each key once.
  func members(_ value: Value) -> [Arena.Member] {
    guard value.kind == .source else {
      let composite = arena.composites[Int(value.index)]
      return Array(arena.members[composite.start..<composite.start + composite.count])
    }
    return view(value.view).members(at: Int(value.index)).map { member in
      Arena.Member(
        key: Arena.Key(kind: .source, place: value.view, index: UInt32(member.key)),
        value: Value(kind: .source, view: value.view, index: UInt32(member.value)))
    }
  }

  /// The value of an object's key; undefined when it is absent. The last of equal keys counts.
  func member(_ key: JSText, of value: Value) -> Value {
    var found = Value.undefined
    guard value.kind == .source else {
      let composite = arena.composites[Int(value.index)]
      for member in arena.members[composite.start..<composite.start + composite.count]
      where text(member.key) == key {
        found = member.value
      }
      return found
    }
    let view = view(value.view)
    let end = Int(view[Int(value.index)].next)
    var index = Int(value.index) + 1
    while index < end {
      let entry = view[index]
      let isEqual =
        entry.hasEscapes
        ? view.text(of: entry) == key : view.source(of: entry).elementsEqual(key.bytes)
      if isEqual {
        found = Value(kind: .source, view: value.view, index: UInt32(truncatingIfNeeded: index + 1))
      }
      index = Int(view[index + 1].next)
    }
    return found
  }

  /// The elements of an array.
  func elements(_ value: Value) -> [Value] {
    guard value.kind == .source else {
      let composite = arena.composites[Int(value.index)]
      return arena.members[composite.start..<composite.start + composite.count].map(\.value)
    }
    let view = view(value.view)
    let end = Int(view[Int(value.index)].next)
    var elements: [Value] = []
    var index = Int(value.index) + 1
    while index < end {
      elements.append(
        Value(kind: .source, view: value.view, index: UInt32(truncatingIfNeeded: index)))
      index = Int(view[index].next)
    }
    return elements
  }
}
