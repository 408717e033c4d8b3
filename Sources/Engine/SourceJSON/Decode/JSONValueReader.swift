internal import JSPrimitives

/// A JSON value that a type reads itself from.
///
/// It is valid during the call that got it. Values that were read keep nothing of it.
public struct JSONValueReader: ~Copyable {
  /// The nodes of the whole value, which outlive the reader: only `read` and `decode` make one, for the time of a call.
  private let nodes: UnsafePointer<ValueNode>
  private let index: Int
  /// The node of the member after the one that was read last.
  private var expected: Int

  package init(_ nodes: UnsafePointer<ValueNode>, at index: Int) {
    self.nodes = nodes
    self.index = index
    expected = index + 1
  }

  /// The reader of an element or member.
  @usableFromInline
  init(_ parent: borrowing JSONValueReader, at index: Int) {
    self.init(parent.nodes, at: index)
  }

  var node: ValueNode { nodes[index] }

  /// Whether the value is null.
  public var isNull: Bool { node.kind == .null }

  /// A copy of the value.
  public var json: JSONValue {
    node.scalar ?? ValueStorage(nodes, at: index).value(at: 0)
  }

  /// Returns the text of a string.
  ///
  /// - Throws: `DecodingError` for another kind of value, and for a lone surrogate, which a `String` can't hold.
  public func string() throws -> String { try node.string(at: []) }

  /// Returns the number of a number.
  ///
  /// - Throws: `DecodingError` for another kind of value.
  public func double() throws -> Double { try node.double(at: []) }

  /// Returns the integer that a number is exactly.
  ///
  /// - Throws: `DecodingError` for another kind of value, and for a number that does not fit.
  public func integer<Integer: FixedWidthInteger>(
    _ type: Integer.Type = Integer.self
  ) throws -> Integer {
    try node.integer(at: [])
  }

  /// Returns the value of a Boolean.
  ///
  /// - Throws: `DecodingError` for another kind of value.
  public func boolean() throws -> Bool { try node.boolean(at: []) }

  /// Returns the error of a value that does not fit the type for another reason.
  ///
  /// - Parameters:
  ///   - description: The reason.
  ///   - key: The key of the member at fault, which is not a literal.
  @_disfavoredOverload
  public func failure(_ description: String, in key: String) -> DecodingError {
    ValueNode.corrupted(description, at: [PathKey(stringValue: key)])
  }

  /// Returns the error of a value that does not fit the type for another reason.
  ///
  /// - Parameters:
  ///   - description: The reason.
  ///   - key: The key of the member at fault; nil for the value itself.
  public func failure(_ description: String, in key: StaticString? = nil) -> DecodingError {
    ValueNode.corrupted(description, at: key.map { [PathKey(stringValue: "\($0)")] } ?? [])
  }
}

/// Members and elements.
extension JSONValueReader {
  /// Reads the member of a key.
  ///
  /// - Throws: `DecodingError` if the value is not an object, has no such member, or has one that does not fit the
  ///   type.
  @inlinable
  public mutating func read<Output: JSONDecodable>(
    _ key: StaticString, as type: Output.Type = Output.self
  ) throws -> Output {
    let member = try member(key)
    guard member >= 0 else { throw missing(key) }
    do {
      var reader = JSONValueReader(self, at: member)
      return try Output(reading: &reader)
    } catch let error as DecodingError {
      throw Self.error(error, in: key)
    }
  }

  /// Reads the member of a key; nil if it is absent or null.
  ///
  /// - Throws: `DecodingError` if the value is not an object, or has a member that does not fit the type.
  @inlinable
  public mutating func readIfPresent<Output: JSONDecodable>(
    _ key: StaticString, as type: Output.Type = Output.self
  ) throws -> Output? {
    let member = try member(key)
    guard member >= 0 else { return nil }
    do {
      var reader = JSONValueReader(self, at: member)
      return reader.isNull ? nil : try Output(reading: &reader)
    } catch let error as DecodingError {
      throw Self.error(error, in: key)
    }
  }

  /// Reads the member of a key that is not a literal.
  ///
  /// - Throws: `DecodingError` if the value is not an object, has no such member, or has one that does not fit the
  ///   type.
  @_disfavoredOverload
  public mutating func read<Output: JSONDecodable>(
    _ key: String, as type: Output.Type = Output.self
  ) throws -> Output {
    let member = try member(key)
    guard member >= 0 else { throw Self.missing(key) }
    return try child(member, PathKey(stringValue: key))
  }

  /// Reads the member of a key that is not a literal; nil if it is absent or null.
  ///
  /// - Throws: `DecodingError` if the value is not an object, or has a member that does not fit the type.
  @_disfavoredOverload
  public mutating func readIfPresent<Output: JSONDecodable>(
    _ key: String, as type: Output.Type = Output.self
  ) throws -> Output? {
    let member = try member(key)
    guard member >= 0, nodes[member].kind != .null else { return nil }
    return try child(member, PathKey(stringValue: key))
  }

  /// Reads the elements of an array.
  ///
  /// - Throws: `DecodingError` if the value is not an array, or has an element that does not fit the type.
  public func readElements<Output: JSONDecodable>(
    as type: Output.Type = Output.self
  ) throws -> [Output] {
    guard node.kind == .array else { throw node.mismatch([Any].self, at: []) }
    var elements: [Output] = []
    elements.reserveCapacity(node.length)
    var element = index + 1
    for position in 0..<node.length {
      elements.append(try child(element, PathKey(intValue: position)))
      element += Int(nodes[element].size)
    }
    return elements
  }

  /// Reads all members of an object, in JavaScript's order.
  ///
  /// - Throws: `DecodingError` if the value is not an object, or has a member that does not fit the type.
  public func readMembers<Output: JSONDecodable>(
    as type: Output.Type = Output.self
  ) throws -> [(key: String, value: Output)] {
    guard node.kind == .object else { throw node.mismatch([String: Any].self, at: []) }
    var members: [(key: String, value: Output)] = []
    members.reserveCapacity(node.length)
    var member = index + 1
    for _ in 0..<node.length {
      let text = JSText(wtf8: Array(nodes[member].keyBytes))
      let key = text.string
      guard !text.hasLoneSurrogates else {
        throw failure("The key \"\(key)\" has a surrogate without its partner.")
      }
      members.append((key, try child(member, PathKey(stringValue: key))))
      member += Int(nodes[member].size)
    }
    return members
  }

  private func child<Output: JSONDecodable>(_ index: Int, _ key: PathKey) throws -> Output {
    do {
      var reader = JSONValueReader(nodes, at: index)
      return try Output(reading: &reader)
    } catch let error as DecodingError {
      throw error.prefixed(by: key)
    }
  }

  /// Returns the node of a member, or -1.
  @usableFromInline
  mutating func member(_ key: StaticString) throws -> Int {
    guard node.kind == .object else { throw node.mismatch([String: Any].self, at: []) }
    return key.withUTF8Buffer { find($0) }
  }

  private mutating func member(_ key: String) throws -> Int {
    guard node.kind == .object else { throw node.mismatch([String: Any].self, at: []) }
    var key = key
    return key.withUTF8 { find($0) }
  }

  private mutating func find(_ key: UnsafeBufferPointer<UInt8>) -> Int {
    // The members from the expected one on, then those before it.
    let start = expected
    let member = find(key, from: start, to: index + Int(node.size))
    return member >= 0 ? member : find(key, from: index + 1, to: start)
  }

  @inline(__always)
  private mutating func find(
    _ key: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    var member = start
    // In bounds: each member's size leads to the next one, and those of all end with the object's.
    while member < end {
      let next = member + Int(nodes[member].size)
      if nodes[member].isKey(key) {
        expected = next
        return member
      }
      member = next
    }
    return -1
  }

  @usableFromInline
  func missing(_ key: StaticString) -> DecodingError { Self.missing("\(key)") }

  private static func missing(_ key: String) -> DecodingError {
    .keyNotFound(
      PathKey(stringValue: key),
      DecodingError.Context(codingPath: [], debugDescription: "There is no key \"\(key)\"."))
  }

  @usableFromInline
  static func error(_ error: DecodingError, in key: StaticString) -> DecodingError {
    error.prefixed(by: PathKey(stringValue: "\(key)"))
  }
}
