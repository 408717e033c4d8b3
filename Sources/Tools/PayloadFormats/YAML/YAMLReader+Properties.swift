extension YAMLReader {
  /// Whether an anchor or a tag is next.
  var isAtProperty: Bool {
    cursor.current == UInt8(ascii: "&") || cursor.current == UInt8(ascii: "!")
  }

  /// Reads an anchor and a tag, in either order, on one line.
  mutating func properties() throws(FormatError) -> YAMLProperties {
    var properties = YAMLProperties()
    while isAtProperty {
      let start = cursor.offset
      if cursor.current == UInt8(ascii: "&") {
        guard properties.anchor == nil else { throw FormatError("a second anchor", at: start) }
        let name = try name("an anchor")
        properties.anchor = name
        if takeMemory(ofName: name.utf8.count, at: start) { anchors[name] = -1 }
      } else {
        guard properties.tag < 0 else { throw FormatError("a second tag", at: start) }
        properties.tag = try tag()
      }
      let end = cursor.offset
      skipSpaces()
      guard
        end != cursor.offset || Self.isBlank(cursor.current)
          || Self.isFlowEnd(cursor.current)
      else { throw cursor.unexpected("a space") }
    }
    return properties
  }

  /// Adds properties to a node, and returns it.
  @discardableResult
  mutating func apply(
    _ properties: YAMLProperties, to node: Int32, at offset: Int
  ) throws(FormatError) -> Int32 {
    guard !properties.isEmpty else { return node }
    guard nodes[Int(node)].kind != .alias else {
      throw FormatError("an alias can't have an anchor or a tag", at: offset)
    }
    if let anchor = properties.anchor {
      guard !nodes[Int(node)].hasAnchor else { throw FormatError("a second anchor", at: offset) }
      nodes[Int(node)].hasAnchor = true
      if overflow == nil { anchors[anchor] = node }
    }
    if properties.tag >= 0 {
      guard nodes[Int(node)].tag < 0 else { throw FormatError("a second tag", at: offset) }
      nodes[Int(node)].tag = properties.tag
    }
    return node
  }

  /// Reads an alias.
  mutating func alias() throws(FormatError) -> Int32 {
    let start = cursor.offset
    let name = try name("an alias")
    guard let target = anchors[name] else {
      throw FormatError("there is no anchor \"\(name)\" before this alias", at: start)
    }
    guard target >= 0 else {
      throw FormatError("an alias inside its own value", at: start)
    }
    let node = add(.alias, start..<cursor.offset)
    nodes[Int(node)].detail = target
    return node
  }

  /// Reads the name behind `&` or `*`.
  private mutating func name(_ what: String) throws(FormatError) -> String {
    let start = cursor.offset + 1
    cursor.offset = start
    while let byte = cursor.current, !Self.isBlank(byte), !Self.isFlowIndicator(byte) {
      cursor.offset += 1
    }
    guard cursor.offset > start else { throw cursor.unexpected("the name of \(what)") }
    return String(decoding: cursor.bytes[start..<cursor.offset], as: UTF8.self)
  }

  /// Reads a tag and returns its index.
  private mutating func tag() throws(FormatError) -> Int32 {
    let start = cursor.offset
    cursor.offset += 1
    var name: String
    if cursor.consume("<") {
      let first = cursor.offset
      while let byte = cursor.current, byte != UInt8(ascii: ">"), !Self.isBlank(byte) {
        cursor.offset += 1
      }
      name = String(decoding: cursor.bytes[first..<cursor.offset], as: UTF8.self)
      guard cursor.consume(">"), !name.isEmpty else {
        throw cursor.unexpected("the end of the tag")
      }
    } else {
      var handleEnd: Int?
      while let byte = cursor.current, !Self.isBlank(byte), !Self.isFlowIndicator(byte) {
        cursor.offset += 1
        if byte == UInt8(ascii: "!"), handleEnd == nil { handleEnd = cursor.offset }
      }
      let suffixStart = handleEnd ?? start + 1
      let handle = String(decoding: cursor.bytes[start..<suffixStart], as: UTF8.self)
      let suffix = String(decoding: cursor.bytes[suffixStart..<cursor.offset], as: UTF8.self)
      guard let prefix = handles[handle] else {
        throw FormatError("no %TAG line declares the handle \"\(handle)\"", at: start)
      }
      guard !suffix.isEmpty || handle == "!" else { throw cursor.unexpected("the name of a tag") }
      name = prefix + suffix
    }
    if takeMemory(ofName: name.utf8.count, at: start) { tags.append(name) }
    return Int32(tags.count - 1)
  }
}
