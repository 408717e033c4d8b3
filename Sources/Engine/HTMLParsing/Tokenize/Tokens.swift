/// A start tag or an end tag. Its attributes lie in the tokenizer's buffer.
struct TagToken: BitwiseCopyable {
  var name = NameID.none
  var isSelfClosing = false
  var attributeCount = 0

  @inline(__always) var tag: Tag { name.tag }
}

/// An attribute of a tag.
struct TokenAttribute: BitwiseCopyable {
  var name: NameID
  var value: TextRange
}

/// A document type. A missing identifier is not an empty one.
struct DoctypeToken: BitwiseCopyable {
  var name: TextRange?
  var publicIdentifier: TextRange?
  var systemIdentifier: TextRange?
  var forcesQuirks = false
}

/// The states that read text, between which tree construction switches the tokenizer.
enum TextState: BitwiseCopyable {
  case data
  case rcdata
  case rawText
  case scriptData
  case plainText
}

/// A consumer of tokens: tree construction, or a test that records them.
///
/// Text and names refer to the storage that the sink shares with the tokenizer.
protocol TokenSink: ~Copyable {
  /// Characters, at least one. U+0000 comes alone.
  mutating func characters(_ text: TextRange)
  /// A start tag. Returns the state in which the text behind it is read.
  mutating func startTag(
    _ tag: TagToken, _ attributes: borrowing GrowableBuffer<TokenAttribute>
  ) -> TextState
  mutating func endTag(_ tag: TagToken)
  mutating func comment(_ data: TextRange)
  mutating func processingInstruction(target: TextRange, data: TextRange)
  mutating func doctype(_ doctype: DoctypeToken)
  mutating func endOfFile()
  /// Whether `<![CDATA[` opens a section: the adjusted current node is a foreign element.
  var allowsCDATA: Bool { get }
  /// Whether the parse is to end, a limit being reached.
  var isStopped: Bool { get }
}
