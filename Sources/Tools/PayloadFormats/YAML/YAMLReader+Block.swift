extension YAMLReader {
  /// Reads a value behind an indicator, or at the start of a document.
  ///
  /// - Parameters:
  ///   - parent: The indentation of the collection around it; -1 without one.
  ///   - takesItems: Whether the items of a list may be indented as the parent is, as below a key.
  ///   - allowsInline: Whether a list or a map may start on the indicator's line.
  mutating func blockNode(
    parent: Int, takesItems: Bool = false, allowsInline: Bool
  ) throws(FormatError) -> Int32 {
    let indicatorEnd = cursor.offset
    try skipBlanks()
    if let node = try nodeBeforeContent(parent, takesItems, emptyAt: indicatorEnd) { return node }
    let isFirst = isFirstOnLine
    let hasTab = cursor.bytes[(isFirst ? lineStart : indicatorEnd)..<cursor.offset].contains(0x09)
    return try content(
      parent, takesItems, allowsCollection: isFirst || allowsInline, hasTab: hasTab)
  }

  /// Returns the value if it is empty or a list that is indented as its parent; nil if its content is next.
  private mutating func nodeBeforeContent(
    _ parent: Int, _ takesItems: Bool, emptyAt offset: Int
  ) throws(FormatError) -> Int32? {
    if isAtDocumentEnd { return addEmpty(at: offset) }
    guard isFirstOnLine, indentation <= parent else { return nil }
    if takesItems, indentation == parent, cursor.offset == lineStart + parent, isAt("-") {
      return try sequence(column: parent)
    }
    return addEmpty(at: offset)
  }

  /// Reads a value that starts here, with its properties.
  ///
  /// - Parameter hasTab: Whether a tab is before it, so that the column of a collection would be unknown.
  private mutating func content(
    _ parent: Int, _ takesItems: Bool, allowsCollection: Bool, hasTab: Bool
  ) throws(FormatError) -> Int32 {
    let first = cursor.offset
    var (allowsCollection, hasTab) = (allowsCollection, hasTab)
    /// The properties on the lines before, which are those of the whole value.
    var outer = YAMLProperties()
    var (start, line) = (first, lineStart)
    var properties = try properties()
    while !properties.isEmpty {
      let end = start + trimmedLength(start..<cursor.offset)
      guard try skipBlanks() || cursor.isAtEnd else { break }
      outer = try outer.adding(properties, at: start)
      if let node = try nodeBeforeContent(parent, takesItems, emptyAt: end) {
        return try apply(outer, to: node, at: first)
      }
      allowsCollection = true
      hasTab = cursor.bytes[lineStart..<cursor.offset].contains(0x09)
      (start, line) = (cursor.offset, lineStart)
      properties = try self.properties()
    }
    let column = start - line
    let collects = allowsCollection && properties.isEmpty
    if isAt("-") {
      try check(collects, hasTab, "a list")
      return try apply(outer, to: sequence(column: column), at: first)
    }
    if isAt("?") {
      try check(collects, hasTab, "a map")
      return try apply(outer, to: mapping(column: column, firstKey: nil), at: first)
    }
    if cursor.current == UInt8(ascii: "|") || cursor.current == UInt8(ascii: ">") {
      let node = try apply(properties, to: blockScalar(parent: parent), at: start)
      return try apply(outer, to: node, at: first)
    }
    let key = isAt(":") ? addEmpty(at: cursor.offset) : try inlineNode()
    let keyEnd = cursor.offset
    skipSpaces()
    guard isAt(":") else {
      cursor.offset = keyEnd
      if nodes[Int(key)].kind == .plain { try continuePlain(key, parent: parent, inFlow: false) }
      try apply(properties, to: key, at: start)
      return try apply(outer, to: key, at: first)
    }
    guard lineStart == line else { throw FormatError("a key of more than one line", at: start) }
    try check(allowsCollection, hasTab, "a map")
    try apply(properties, to: key, at: start)
    return try apply(outer, to: mapping(column: column, firstKey: key), at: first)
  }

  private func check(
    _ isAllowed: Bool, _ hasTab: Bool, _ what: String
  ) throws(FormatError) {
    guard isAllowed else { throw FormatError("\(what) can't start here", at: cursor.offset) }
    guard !hasTab else {
      throw FormatError("\(what) can't be indented with tabs", at: lineStart)
    }
  }

  /// Reads an alias, a quoted string, a flow collection, or the first line of a plain scalar.
  private mutating func inlineNode() throws(FormatError) -> Int32 {
    switch cursor.current {
    case UInt8(ascii: "*"): try alias()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try quoted()
    case UInt8(ascii: "["), UInt8(ascii: "{"): try flowNode()
    default: try plain(inFlow: false)
    }
  }

  /// Reads the items of a list. The first indicator is next.
  private mutating func sequence(column: Int) throws(FormatError) -> Int32 {
    try enter(at: cursor.offset)
    defer { depth -= 1 }
    let node = add(.sequence, cursor.offset..<cursor.offset + 1)
    var last: Int32 = -1
    while true {
      cursor.offset += 1
      let item = try blockNode(parent: column, allowsInline: true)
      append(item, to: node, after: &last)
      guard try isNextEntry(column: column), isAt("-") else { return node }
    }
  }

  /// Reads the entries of a map.
  ///
  /// - Parameter firstKey: The first key if it has been read, and its colon is next; else the first entry is next.
  private mutating func mapping(column: Int, firstKey: Int32?) throws(FormatError) -> Int32 {
    let start = firstKey.map { Int(nodes[Int($0)].start) } ?? cursor.offset
    try enter(at: start)
    defer { depth -= 1 }
    let node = add(.mapping, start..<start + 1)
    var last: Int32 = -1
    var key = firstKey
    while true {
      let value: Int32
      if key == nil, isAt("?") {
        cursor.offset += 1
        key = try blockNode(parent: column, takesItems: true, allowsInline: true)
        if try isNextEntry(column: column), isAt(":") {
          cursor.offset += 1
          value = try blockNode(parent: column, takesItems: true, allowsInline: true)
        } else {
          // A block scalar ends behind its last line break.
          let range = key.map { nodes[Int($0)].range } ?? cursor.offset..<cursor.offset
          value = addEmpty(at: range.lowerBound + trimmedLength(range))
        }
      } else {
        if key == nil { key = try implicitKey() }
        cursor.offset += 1
        value = try blockNode(parent: column, takesItems: true, allowsInline: false)
      }
      if let key { append(key, to: node, after: &last) }
      append(value, to: node, after: &last)
      key = nil
      guard try isNextEntry(column: column) else { return node }
      guard !isAt("-") else { throw cursor.unexpected("a key") }
    }
  }

  /// Reads a key up to its colon.
  private mutating func implicitKey() throws(FormatError) -> Int32 {
    let start = cursor.offset
    let line = lineStart
    let properties = try properties()
    let key = isAt(":") ? addEmpty(at: cursor.offset) : try inlineNode()
    try apply(properties, to: key, at: start)
    skipSpaces()
    guard isAt(":") else { throw cursor.unexpected("\":\" and a space after the key") }
    guard lineStart == line else { throw FormatError("a key of more than one line", at: start) }
    return key
  }

  /// Moves to the next line with content; returns whether it has the indentation of the collection, or else ends it.
  private mutating func isNextEntry(column: Int) throws(FormatError) -> Bool {
    try skipBlanks()
    if isAtDocumentEnd { return false }
    guard isFirstOnLine else { throw cursor.unexpected("a line break") }
    let indentation = indentation
    guard indentation >= column else { return false }
    guard cursor.offset == lineStart + indentation else {
      throw FormatError("a line can't be indented with tabs", at: lineStart + indentation)
    }
    guard indentation == column else {
      throw FormatError(
        "a line that is indented by \(indentation) spaces, where those before it have \(column)",
        at: cursor.offset)
    }
    return true
  }
}
