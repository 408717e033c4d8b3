/// Reads the documents of a YAML 1.2 stream and writes each as JSON.
///
/// Scalars have the types of the core schema. Aliases are expanded, and `<<` merges maps. What JSON doesn't have is an
/// error with its position: infinities, lists and maps as keys, tags of other types. So is a key that is given twice.
///
/// As most readers do, it takes a flow collection or a quoted string whose later lines are not indented.
package struct YAMLReader {
  var cursor: TextCursor
  /// The offset of the current line's first byte.
  var lineStart = 0
  /// All nodes of the current document.
  var nodes: [YAMLNode] = []
  /// The tags of the current document, with their handles resolved.
  var tags: [String] = []
  /// The nodes of anchors; -1 for one whose node is not complete.
  var anchors: [String: Int32] = [:]
  /// The prefixes of tag handles.
  var handles: [String: String] = [:]
  var depth = 0
  let maximumDepth: Int
  let maximumBytes: Int
  let maximumExpansion: Int
  /// The most values that the aliases of all further documents expand to.
  private(set) var expansionLeft: Int
  /// The values that the aliases of a stream may expand to for each of its bytes, beyond those of one document.
  static let expansionOfByte = 20
  /// The first version other than 1.2 that a `%YAML` line names.
  package private(set) var otherVersion: YAMLVersion?
  let maximumMemory: Int
  /// The bytes of memory of the anchors and tags of the current document.
  var nameMemory = 0
  /// The offset in the current document where its nodes need more memory than the limit.
  var overflow: Int?
  private var hasDocument = false
  /// The offset of the current document.
  private var start = 0
  /// The offset up to which the characters of the document have been checked.
  private var checkedEnd = 0
  /// Whether the last document ended where another one may only start with `---`.
  private var needsMarker = false

  /// A reader of a stream.
  ///
  /// - Parameters:
  ///   - text: The text, without a byte order mark.
  ///   - maximumDepth: The maximum depth of nested lists and maps.
  ///   - maximumBytes: The most bytes of a document as JSON.
  ///   - maximumExpansion: The most values that the aliases of a document expand to.
  ///   - maximumMemory: The most bytes of memory for the nodes of a document, and for the origins of its values.
  /// - Throws: `FormatError` at the first byte that is not UTF-8.
  package init(
    _ text: [UInt8], maximumDepth: Int, maximumBytes: Int, maximumExpansion: Int = 1_000_000,
    maximumMemory: Int = .max
  ) throws(FormatError) {
    cursor = try TextCursor(text)
    self.maximumDepth = maximumDepth
    self.maximumBytes = maximumBytes
    self.maximumExpansion = maximumExpansion
    expansionLeft = maximumExpansion + text.count * Self.expansionOfByte
    self.maximumMemory = maximumMemory
  }

  /// Returns the next document as JSON; nil at the end of the stream.
  ///
  /// After an error, the next call continues at the next line that starts a document.
  ///
  /// - Throws: `FormatError` at the first byte that is not YAML, or not possible in JSON.
  package mutating func next() throws(FormatError) -> MappedJSON? {
    nodes.removeAll(keepingCapacity: true)
    tags.removeAll()
    anchors.removeAll()
    (depth, nameMemory, overflow) = (0, 0, nil)
    checkedEnd = cursor.offset
    do throws(FormatError) {
      guard let root = try documentInMemory() else { return nil }
      hasDocument = true
      var writer = YAMLWriter(self)
      defer { expansionLeft -= writer.expanded }
      return try writer.json(of: root)
    } catch {
      hasDocument = true
      skipToMarker()
      throw error
    }
  }

  /// Reads a document, all of whose characters may be where they are; nil at the end of the stream.
  private mutating func checkedDocument() throws(FormatError) -> Int32? {
    let root: Int32?
    do throws(FormatError) {
      root = try document()
    } catch {
      // A character before the fault comes first.
      try checkCharacters(in: checkedEnd..<max(checkedEnd, error.offset))
      throw error
    }
    try checkCharacters(in: checkedEnd..<cursor.offset)
    return root
  }

  /// Moves behind what is before a document: comments, `...` and byte order marks.
  private mutating func skipPrefix() throws(FormatError) {
    repeat {
      try skipBlanks()
      // Each may end a document once more.
      while isAtMarker("...") {
        try endLine(after: 3)
        needsMarker = false
        try skipBlanks()
      }
      guard cursor.offset == lineStart, cursor.starts(with: Self.byteOrderMark) else { return }
      try checkCharacters(in: checkedEnd..<cursor.offset)
      _ = cursor.consume(Self.byteOrderMark)
      lineStart = cursor.offset
      checkedEnd = cursor.offset
    } while true
  }

  /// Reads a document within the limit of memory; nil at the end of the stream.
  private mutating func documentInMemory() throws(FormatError) -> Int32? {
    let root: Result<Int32?, FormatError>
    do throws(FormatError) {
      root = .success(try checkedDocument())
    } catch {
      root = .failure(error)
    }
    // What is wrong without the nodes that were left out may be right with them.
    if let overflow { throw FormatError.memory(limit: maximumMemory, at: overflow) }
    return try root.get()
  }

  /// Reads a document; nil at the end of the stream.
  private mutating func document() throws(FormatError) -> Int32? {
    handles = ["!": "!", "!!": Self.corePrefix]
    start = cursor.offset
    try skipPrefix()
    if cursor.isAtEnd {
      if hasDocument { return nil }
      throw cursor.unexpected("a value")
    }
    let hasDirectives = try directives()
    let hasMarker = isAtMarker("---")
    if hasMarker {
      cursor.offset += 3
    } else if hasDirectives || needsMarker {
      throw cursor.unexpected("\"---\"")
    }
    let root = try blockNode(parent: -1, allowsInline: false)
    try skipBlanks()
    needsMarker = true
    if isAtMarker("...") {
      try endLine(after: 3)
      needsMarker = false
    } else if !cursor.isAtEnd, !isAtDocumentStart {
      throw cursor.unexpected("the end of the document")
    }
    return root
  }

  /// Moves to the next line that starts a document, or to the end.
  private mutating func skipToMarker() {
    needsMarker = false
    if isAtDocumentStart, cursor.offset > start { return }
    while !cursor.isAtEnd {
      if takeBreak() {
        if isAtDocumentStart { return }
      } else {
        cursor.offset += 1
      }
    }
  }

  /// Reads lines that start with `%`; returns whether there are some.
  private mutating func directives() throws(FormatError) -> Bool {
    var hasSome = false
    var hasVersion = false
    while cursor.offset == lineStart, cursor.current == UInt8(ascii: "%") {
      hasSome = true
      let start = cursor.offset
      while let byte = cursor.current, !Self.isBreak(byte) { cursor.offset += 1 }
      let line = cursor.bytes[start + 1..<cursor.offset]
      let words = line.split { $0 == 0x20 || $0 == 0x09 }.prefix { $0.first != UInt8(ascii: "#") }
        .map { String(decoding: $0, as: UTF8.self) }
      switch words.first {
      case "YAML":
        guard words.count == 2, !hasVersion, let version = YAMLVersion(words[1], at: start) else {
          throw FormatError("expected one version of YAML, such as 1.2", at: start)
        }
        guard version.major == "1" else {
          throw FormatError("YAML \(version.name) can't be read, only YAML 1.2", at: start)
        }
        hasVersion = true
        if otherVersion == nil, version.minor != "2" { otherVersion = version }
      case "TAG":
        guard words.count == 3, words[1].hasPrefix("!"), words[1].hasSuffix("!") else {
          throw FormatError("expected a handle and its prefix behind %TAG", at: start)
        }
        let length = words[1].utf8.count + words[2].utf8.count
        if takeMemory(ofName: length, at: start) { handles[words[1]] = words[2] }
      default: break
      }
      try skipBlanks()
    }
    return hasSome
  }

  /// Moves behind a marker and the rest of its line, which is empty.
  private mutating func endLine(after count: Int) throws(FormatError) {
    cursor.offset += count
    let line = lineStart
    try skipBlanks()
    guard cursor.isAtEnd || lineStart != line else { throw cursor.unexpected("a line break") }
  }

  /// U+FEFF, which each document of a stream may start with.
  static let byteOrderMark: StaticString = "\u{FEFF}"

  /// The prefix of the tags of the core schema.
  static let corePrefix = "tag:yaml.org,2002:"
}
