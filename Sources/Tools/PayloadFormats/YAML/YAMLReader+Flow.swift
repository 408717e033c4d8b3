extension YAMLReader {
  /// Reads a value inside a flow collection, or a flow collection.
  mutating func flowNode() throws(FormatError) -> Int32 {
    let start = cursor.offset
    let properties = try properties()
    let propertiesEnd = start + trimmedLength(start..<cursor.offset)
    if !properties.isEmpty { try skipFlowBlanks() }
    let node: Int32
    switch cursor.current {
    case UInt8(ascii: "["): node = try flowSequence()
    case UInt8(ascii: "{"): node = try flowMapping()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): node = try quoted()
    case UInt8(ascii: "*"): node = try alias()
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard !properties.isEmpty else { throw cursor.unexpected("a value") }
      node = addEmpty(at: propertiesEnd)
    case UInt8(ascii: ":") where isAtFlowValue(isLikeJSON: false) && !properties.isEmpty:
      node = addEmpty(at: propertiesEnd)
    default:
      node = try plain(inFlow: true)
      try continuePlain(node, parent: -1, inFlow: true)
    }
    try apply(properties, to: node, at: start)
    return node
  }

  /// Moves to the next part of a flow collection, which the document has.
  private mutating func skipFlowBlanks() throws(FormatError) {
    try skipBlanks()
    if isAtDocumentEnd { throw cursor.unexpected("the end of a list or map in brackets") }
  }

  /// Whether a colon is next that a value may follow.
  ///
  /// - Parameter isLikeJSON: Whether the key is quoted or in brackets, so that the value may follow at once.
  private func isAtFlowValue(isLikeJSON: Bool) -> Bool {
    guard cursor.current == UInt8(ascii: ":") else { return false }
    let next = cursor.byte(after: 1)
    return isLikeJSON || Self.isBlank(next) || Self.isFlowIndicator(next)
  }

  private mutating func flowSequence() throws(FormatError) -> Int32 {
    try enter(at: cursor.offset)
    let node = add(.sequence, cursor.offset..<cursor.offset + 1)
    var last: Int32 = -1
    cursor.offset += 1
    while true {
      try skipFlowBlanks()
      if cursor.current == UInt8(ascii: "]") { break }
      let start = cursor.offset
      let line = lineStart
      let item: Int32
      if isAt("?") || isAtFlowValue(isLikeJSON: false) {
        item = try pair(at: start)
      } else {
        let value = try flowNode()
        try skipFlowBlanks()
        if isAtFlowValue(isLikeJSON: nodes[Int(value)].kind.isLikeJSON) {
          guard lineStart == line else {
            throw FormatError("a key of more than one line", at: start)
          }
          item = try pair(at: start, key: value)
        } else {
          item = value
        }
      }
      append(item, to: node, after: &last)
      try skipFlowBlanks()
      if cursor.consume(",") { continue }
      guard cursor.current == UInt8(ascii: "]") else { throw cursor.unexpected("\",\" or \"]\"") }
    }
    return leave(node)
  }

  private mutating func flowMapping() throws(FormatError) -> Int32 {
    try enter(at: cursor.offset)
    let node = add(.mapping, cursor.offset..<cursor.offset + 1)
    var last: Int32 = -1
    cursor.offset += 1
    while true {
      try skipFlowBlanks()
      if cursor.current == UInt8(ascii: "}") { break }
      try entry(of: node, after: &last)
      try skipFlowBlanks()
      if cursor.consume(",") { continue }
      guard cursor.current == UInt8(ascii: "}") else { throw cursor.unexpected("\",\" or \"}\"") }
    }
    return leave(node)
  }

  /// Ends a collection at its bracket.
  private mutating func leave(_ node: Int32) -> Int32 {
    cursor.offset += 1
    nodes[Int(node)].end = UInt32(clamping: cursor.offset)
    depth -= 1
    return node
  }

  /// Reads a map of one entry, as an item of a list.
  private mutating func pair(at start: Int, key: Int32? = nil) throws(FormatError) -> Int32 {
    let node = add(.mapping, start..<start + 1)
    var last: Int32 = -1
    try entry(of: node, after: &last, key: key)
    return node
  }

  /// Reads an entry of a map.
  ///
  /// - Parameter key: The key if it has been read.
  private mutating func entry(
    of node: Int32, after last: inout Int32, key known: Int32? = nil
  ) throws(FormatError) {
    let isExplicit = known == nil && isAt("?")
    var keyStart = cursor.offset
    if isExplicit {
      cursor.offset += 1
      keyStart = cursor.offset
      try skipFlowBlanks()
    }
    let key: Int32
    if let known {
      key = known
    } else if isAtFlowValue(isLikeJSON: false)
      || (isExplicit && Self.isFlowEnd(cursor.current))
    {
      key = addEmpty(at: keyStart)
    } else {
      key = try flowNode()
    }
    append(key, to: node, after: &last)
    try skipFlowBlanks()
    guard isAtFlowValue(isLikeJSON: nodes[Int(key)].kind.isLikeJSON) else {
      append(addEmpty(at: Int(nodes[Int(key)].end)), to: node, after: &last)
      return
    }
    cursor.offset += 1
    let colonEnd = cursor.offset
    try skipFlowBlanks()
    let value = Self.isFlowEnd(cursor.current) ? addEmpty(at: colonEnd) : try flowNode()
    append(value, to: node, after: &last)
  }

  /// Whether a byte ends an entry of a flow collection.
  static func isFlowEnd(_ byte: UInt8?) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }
}
