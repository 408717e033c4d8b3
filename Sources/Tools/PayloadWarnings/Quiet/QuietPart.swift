internal import JSPrimitives
internal import SchemaGraph
internal import SourceJSON

/// The values that need no warning where some schemas all apply.
final class QuietPart {
  /// The numbers of the schemas.
  let schemas: [SchemaGraph.Node]
  /// Whether each of the schemas accepts the value if the whole payload is valid.
  let isSurelyAccepted: Bool
  /// Each is made when a payload first needs it.
  var objects: Objects?
  var elements: Elements?
  var texts: Texts?

  init(_ schemas: [SchemaGraph.Node], isSurelyAccepted: Bool) {
    self.schemas = schemas
    self.isSurelyAccepted = isSurelyAccepted
  }

  /// The value as an object.
  enum Objects {
    /// The value decides which schemas apply, in a way that only the inspector knows.
    case unknown
    case keys(QuietKeys)
    /// The string at a key decides which keys there are.
    case choice(key: [UInt8], [(value: [UInt8], keys: QuietKeys)])
  }

  /// The value as an array.
  enum Elements {
    case unknown
    /// The parts of the first elements, and that of all others.
    case parts(first: [QuietPart], rest: QuietPart)
  }

  /// The value as a string.
  enum Texts {
    /// No string needs a warning.
    case any
    /// Blanks that are not at its ends make no difference if the string is accepted.
    case free
    /// No more is known.
    case unknown
  }
}

/// The keys of an object that need no warning.
final class QuietKeys {
  /// A declared key.
  struct Field {
    var start: Int
    var count: Int
    /// The schema keeps all parts, which may contain each other.
    unowned(unsafe) var part: QuietPart
  }

  /// A key that is not declared.
  enum Other {
    /// It needs a warning, or a hint at an issue.
    case isReported
    /// It needs a warning if it is close to a declared key.
    case mayBeReported([FoldedName], QuietPart)
    case isQuiet(QuietPart)
  }

  private(set) var fields: [Field] = []
  /// The bytes of all declared keys.
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  let other: Other

  /// The most declared keys: the bits of a word.
  static let mostFields = 64

  init(_ names: [(name: JSText, part: QuietPart)], other: Other) {
    let keys = names.map(\.name.bytes)
    bytes = .allocate(capacity: keys.reduce(1) { $0 + $1.count })
    _ = bytes.initialize(from: keys.joined())
    var start = 0
    for (key, name) in zip(keys, names) {
      fields.append(Field(start: start, count: key.count, part: name.part))
      start += key.count
    }
    self.other = other
  }

  deinit { bytes.deallocate() }

  /// The parts of all fields' values.
  var parts: [QuietPart] { fields.map(\.part) }

  /// Returns the part of a field's value.
  @inline(__always)
  func part(of field: Int) -> QuietPart { fields[field].part }

  /// Returns the number of the field with a key; nil without one.
  ///
  /// - Parameter expected: The field that is looked at first: members mostly come in the order of the fields.
  func field(of key: UnsafeBufferPointer<UInt8>, expecting expected: Int) -> Int? {
    var number = expected
    for _ in 0..<fields.count {
      if number >= fields.count { number = 0 }
      let field = fields[number]
      if field.count == key.count,
        // In bounds: the fields' ranges are those of the keys that were copied.
        QuietKeys.areEqual(key, bytes, from: field.start)
      {
        return number
      }
      number += 1
    }
    return nil
  }

  @inline(__always)
  private static func areEqual(
    _ key: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeMutableBufferPointer<UInt8>, from start: Int
  ) -> Bool {
    for index in 0..<key.count where key[index] != bytes[start + index] { return false }
    return true
  }
}
