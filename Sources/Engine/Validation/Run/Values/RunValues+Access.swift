internal import JSPrimitives
internal import SourceJSON

/// Access to values, in a document or in the arena.
extension RunValues {
  @inline(__always)
  mutating func type(_ value: Value) -> ValueType {
    switch value.kind {
    case .undefined: .undefined
    case .text: .string
    case .composite:
      switch arena.composites[Int(value.index)].kind {
      case .array: .array
      case .object: .object
      case .set: .set
      case .map: .map
      }
    case .number: .number
    case .bigint: .bigint
    case .date: .date
    case .function: .function
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

  /// Returns the number of a value of type number.
  mutating func number(_ value: Value) -> Double {
    value.kind == .number
      ? arena.numbers[Int(value.index)] : view(value.view).number(of: entry(value))
  }

  /// Returns the text of a value of type string. A text with escapes is decoded once: `value` becomes the result.
  @inline(__always)
  mutating func text(_ value: inout Value) -> Arena.Text {
    if value.kind == .text { return arena.texts[Int(value.index)] }
    let view = view(value.view)
    let entry = view.entry(Int(value.index))
    let source = view.bytes(of: entry)
    if !entry.hasEscapes { return Arena.Text(bytes: source, isASCII: entry.isPlainASCII) }
    return decodedText(source, &value)
  }

  @inline(never)
  private mutating func decodedText(
    _ source: UnsafeBufferPointer<UInt8>, _ value: inout Value
  ) -> Arena.Text {
    work.count(bytes: source.count)
    scratch.removeAll(keepingCapacity: true)
    JSONEscapes.decode(source, into: &scratch)
    let isASCII = scratch.withUnsafeBufferPointer(WTF8.isASCII)
    value = arena.text(copying: scratch, isASCII: isASCII)
    return arena.texts[Int(value.index)]
  }

  /// Returns whether a value is truthy in JavaScript.
  mutating func isTruthy(_ value: Value) -> Bool {
    switch type(value) {
    case .undefined, .null: return false
    case .boolean: return entry(value).kind == .true
    case .bigint: return !arena.bigints[Int(value.index)].isZero
    case .date, .function, .set, .map: return true
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

  /// Returns a key's text.
  mutating func text(_ key: Arena.Key) -> JSText {
    switch key.kind {
    case .none: ""
    case .declared: plan.keys[Int(key.index)]
    case .text: JSText(wtf8: Array(arena.texts[Int(key.index)].bytes))
    case .source:
      view(key.place).text(of: view(key.place)[Int(key.index)])
    }
  }

  /// Returns the members of an object in JavaScript's enumeration order, each key once.
  mutating func members(_ value: Value) -> [Arena.Member] {
    guard value.kind == .source else {
      let composite = arena.composites[Int(value.index)]
      return (composite.start..<composite.start + composite.count).map { arena.members[$0] }
    }
    return view(value.view).members(at: Int(value.index)).map { member in
      Arena.Member(
        key: Arena.Key(kind: .source, place: value.view, index: member.key),
        value: Value(kind: .source, view: value.view, index: member.value))
    }
  }

  /// Returns the value of an object's key, or undefined if it is absent. The last of equal keys counts.
  mutating func member(_ key: JSText, of value: Value) -> Value {
    // The key's bytes don't move during the search.
    key.bytes.withUnsafeBufferPointer { member($0, of: value) }
  }

  /// Returns the value of an object's key, which is a text of the plan.
  mutating func member(_ key: PlanText, of value: Value) -> Value {
    guard value.kind == .composite else { return member(tables.bytes(of: key), of: value) }
    let composite = arena.composites[Int(value.index)]
    work.count(composite.count)
    var index = composite.start &+ composite.count
    while index > composite.start {
      index &-= 1
      let member = arena.members[index]
      if member.key.kind == .declared {
        // Equal texts of a plan have one place.
        if tables.fields[Int(member.key.index)].key.start == key.start { return member.value }
      } else if isKey(member.key, tables.bytes(of: key)) {
        return member.value
      }
    }
    return inheritedMember(tables.bytes(of: key), of: value)
  }

  /// Returns whether a value that a schema or function made has a member with the value undefined.
  func hasUndefinedMembers(_ value: Value) -> Bool {
    guard value.kind == .composite else { return false }
    let composite = arena.composites[Int(value.index)]
    return (composite.start..<composite.start + composite.count).contains {
      arena.members[$0].value.isUndefined
    }
  }

  /// Returns the value of an object's own key, or undefined if it is absent or inherited.
  mutating func ownMember(_ key: JSText, of value: Value) -> Value {
    key.bytes.withUnsafeBufferPointer { ownMember($0, of: value) }
  }

  /// Returns the value of an object's own or inherited key, or undefined if it is absent.
  mutating func member(_ key: UnsafeBufferPointer<UInt8>, of value: Value) -> Value {
    let own = ownMember(key, of: value)
    return own.isUndefined ? inheritedMember(key, of: value) : own
  }

  private mutating func ownMember(_ key: UnsafeBufferPointer<UInt8>, of value: Value) -> Value {
    var found = Value.undefined
    guard value.kind == .source else {
      let composite = arena.composites[Int(value.index)]
      work.count(composite.count)
      for index in composite.start..<composite.start + composite.count
      where isKey(arena.members[index].key, key) {
        found = arena.members[index].value
      }
      return found
    }
    let view = view(value.view)
    let end = Int(view.entry(Int(value.index)).next)
    var index = Int(value.index) + 1
    var count = 0
    while index < end {
      count &+= 1
      if view.entry(index).spells(key, in: view) {
        found = Value(kind: .source, view: value.view, index: UInt32(truncatingIfNeeded: index + 1))
      }
      index = Int(view.entry(index + 1).next)
    }
    work.count(count)
    return found
  }

  @inline(__always)
  private mutating func isKey(_ candidate: Arena.Key, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    switch candidate.kind {
    case .none: return false
    case .declared: return tables.text(tables.fields[Int(candidate.index)].key, equals: key)
    case .text: return arena.texts[Int(candidate.index)].bytes.elementsEqual(key)
    case .source:
      let view = view(candidate.place)
      return view.entry(Int(candidate.index)).spells(key, in: view)
    }
  }

  /// Returns a cursor at the first element of an array.
  mutating func elements(_ value: Value) -> ElementCursor {
    guard value.kind == .source else {
      let composite = arena.composites[Int(value.index)]
      return ElementCursor(
        isSource: false, view: 0, position: composite.start,
        end: composite.start + composite.count)
    }
    return ElementCursor(
      isSource: true, view: value.view, position: Int(value.index) + 1,
      end: Int(entry(value).next))
  }

  /// Returns the element at a cursor and advances it, or nil at the end.
  @inline(__always)
  mutating func next(_ cursor: inout ElementCursor) -> Value? {
    guard cursor.position < cursor.end else { return nil }
    defer {
      cursor.position =
        cursor.isSource ? Int(view(cursor.view).entry(cursor.position).next) : cursor.position + 1
    }
    guard cursor.isSource else { return arena.members[cursor.position].value }
    return Value(
      kind: .source, view: cursor.view, index: UInt32(truncatingIfNeeded: cursor.position))
  }

  /// Returns the `size` of a `Set` or `Map`.
  func size(_ value: Value) -> Int {
    let composite = arena.composites[Int(value.index)]
    return composite.kind == .map ? composite.count / 2 : composite.count
  }

  /// Returns the number of an array's elements.
  mutating func elementCount(_ value: Value) -> Int {
    value.kind == .source
      ? view(value.view).childCount(at: Int(value.index))
      : arena.composites[Int(value.index)].count
  }
}

/// A position in an array: an entry of a view, or one of the arena's members.
struct ElementCursor {
  let isSource: Bool
  let view: UInt16
  private var shortPosition: UInt32
  private let shortEnd: UInt32

  init(isSource: Bool, view: UInt16, position: Int, end: Int) {
    self.isSource = isSource
    self.view = view
    shortPosition = UInt32(truncatingIfNeeded: position)
    shortEnd = UInt32(truncatingIfNeeded: end)
  }

  var position: Int {
    get { Int(shortPosition) }
    set { shortPosition = UInt32(truncatingIfNeeded: newValue) }
  }

  var end: Int { Int(shortEnd) }
}
