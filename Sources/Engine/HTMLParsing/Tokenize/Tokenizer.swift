/// Cuts HTML into tokens. HTML Standard, "Tokenization".
///
/// A state is a function of the extension that is named after its family. It reads as far as the
/// state goes in one loop, sets the next one and returns.
struct Tokenizer<Sink: TokenSink & ~Copyable>: ~Copyable {
  /// The bytes, names and errors, shared with the sink.
  let storage: UnsafeMutablePointer<TreeStorage>
  var sink: Sink
  let collectsErrors: Bool
  /// The number of bytes to read.
  let end: Int

  var state: TokenizerState
  var position = 0
  /// Where the text begins that has been read and not been emitted.
  var textStart = 0

  /// The tag that is being read.
  var tag = TagToken()
  var isEndTag = false
  var attributes = GrowableBuffer<TokenAttribute>()
  /// The number of tags so far, by which a name's mark shows a repeated attribute.
  var tagNumber: UInt32 = 0
  var attributeName = NameID.none
  var isDuplicate = false
  /// The name of the last start tag: an end tag of this name ends raw text.
  var lastStartTag = NameID.none

  /// Where the comment's data begins.
  var dataStart = 0

  /// The number of errors that have their final offset.
  private var locatedErrorCount = 0

  init(
    storage: UnsafeMutablePointer<TreeStorage>, sink: consuming Sink, state: TokenizerState = .data,
    lastStartTag: NameID = .none, collectsErrors: Bool = false
  ) {
    self.storage = storage
    self.sink = sink
    self.state = state
    self.lastStartTag = lastStartTag
    self.collectsErrors = collectsErrors
    end = storage.pointee.inputCount
  }

  /// The input. The pointer is valid until something is appended to the storage's bytes.
  @inline(__always) var base: UnsafeMutablePointer<UInt8> { storage.pointee.bytes.base }

  /// Reads the whole input.
  mutating func run() {
    while state != .endOfFile && !sink.isStopped {
      defer { if collectsErrors { locateErrors() } }
      switch state {
      case .data: data()
      case .rcdata: rcdata()
      case .rawText: rawText()
      case .scriptData: scriptData()
      case .plainText: plainText()
      case .tagOpen: tagOpen()
      case .endTagOpen: endTagOpen()
      case .tagName: tagName()
      case .scriptDataEscapeStart: scriptDataEscapeStart()
      case .scriptDataEscapeStartDash: scriptDataEscapeStartDash()
      case .scriptDataEscaped: scriptDataEscaped()
      case .scriptDataEscapedDash: scriptDataEscapedDash()
      case .scriptDataEscapedDashDash: scriptDataEscapedDashDash()
      case .scriptDataEscapedLessThanSign: scriptDataEscapedLessThanSign()
      case .scriptDataDoubleEscapeStart: scriptDataDoubleEscapeStart()
      case .scriptDataDoubleEscaped: scriptDataDoubleEscaped()
      case .scriptDataDoubleEscapedDash: scriptDataDoubleEscapedDash()
      case .scriptDataDoubleEscapedDashDash: scriptDataDoubleEscapedDashDash()
      case .scriptDataDoubleEscapedLessThanSign: scriptDataDoubleEscapedLessThanSign()
      case .scriptDataDoubleEscapeEnd: scriptDataDoubleEscapeEnd()
      case .beforeAttributeName: beforeAttributeName()
      case .attributeName: readAttributeName()
      case .afterAttributeName: afterAttributeName()
      case .beforeAttributeValue: beforeAttributeValue()
      case .attributeValueDoubleQuoted: attributeValueQuoted(by: 0x22)
      case .attributeValueSingleQuoted: attributeValueQuoted(by: 0x27)
      case .attributeValueUnquoted: attributeValueUnquoted()
      case .afterAttributeValueQuoted: afterAttributeValueQuoted()
      case .selfClosingStartTag: selfClosingStartTag()
      case .bogusComment: bogusComment()
      case .markupDeclarationOpen: markupDeclarationOpen()
      case .commentStart: commentStart()
      case .commentStartDash: commentStartDash()
      case .comment: comment()
      case .commentLessThanSign: commentLessThanSign()
      case .commentLessThanSignBang: commentLessThanSignBang()
      case .commentLessThanSignBangDash: commentLessThanSignBangDash()
      case .commentLessThanSignBangDashDash: commentLessThanSignBangDashDash()
      case .commentEndDash: commentEndDash()
      case .commentEnd: commentEnd()
      case .commentEndBang: commentEndBang()
      case .doctype: doctype()
      case .cdataSection: cdataSection()
      case .processingInstructionOpen: processingInstructionOpen()
      case .endOfFile: return
      }
    }
  }

  /// Emits the end of the file and ends the run.
  mutating func emitEndOfFile() {
    sink.endOfFile()
    state = .endOfFile
  }

  /// Emits the text between `textStart` and an offset.
  @inline(__always)
  mutating func emitText(to offset: Int) {
    if offset > textStart { sink.characters(TextRange(textStart, offset)) }
  }

  /// Emits a code point that the input does not spell.
  mutating func emit(_ codePoint: UInt32) {
    let start = storage.pointee.bytes.count
    appendCodePoint(codePoint)
    sink.characters(TextRange(start, storage.pointee.bytes.count))
  }

  /// Appends a code point to the storage's bytes.
  mutating func appendCodePoint(_ codePoint: UInt32) {
    func append(_ bits: UInt32) { storage.pointee.bytes.append(UInt8(truncatingIfNeeded: bits)) }
    switch codePoint {
    case 0..<0x80: append(codePoint)
    case 0x80..<0x800:
      append(0xC0 | codePoint >> 6)
      append(0x80 | codePoint & 0x3F)
    case 0x800..<0x10000:
      append(0xE0 | codePoint >> 12)
      append(0x80 | codePoint >> 6 & 0x3F)
      append(0x80 | codePoint & 0x3F)
    default:
      append(0xF0 | codePoint >> 18)
      append(0x80 | codePoint >> 12 & 0x3F)
      append(0x80 | codePoint >> 6 & 0x3F)
      append(0x80 | codePoint & 0x3F)
    }
  }

  /// A range of the input with each null replaced by U+FFFD.
  mutating func replacingNulls(_ start: Int, _ end: Int) -> TextRange {
    guard ByteScan.first(0, 0, 0, in: base, from: start, to: end) < end else {
      return TextRange(start, end)
    }
    let copy = storage.pointee.bytes.count
    for offset in start..<end {
      let byte = base[offset]
      if byte == 0 {
        error(.unexpectedNullCharacter, at: offset)
        appendCodePoint(0xFFFD)
      } else {
        storage.pointee.bytes.append(byte)
      }
    }
    return TextRange(copy, storage.pointee.bytes.count)
  }

  /// Gives the sink's errors the offset that has been reached.
  private mutating func locateErrors() {
    for index in locatedErrorCount..<storage.pointee.errors.count
    where storage.pointee.errors[index].offset == HTMLParseError.unknown {
      storage.pointee.errors[index].offset = position
    }
    locatedErrorCount = storage.pointee.errors.count
  }

  /// Counts a parse error, and notes it if asked to.
  @inline(__always)
  mutating func error(_ code: HTMLParseError.Code) { error(code, at: position) }

  mutating func error(_ code: HTMLParseError.Code, at offset: Int) {
    storage.pointee.errorCount &+= 1
    if collectsErrors {
      storage.pointee.errors.append(HTMLParseError(code: code, offset: offset))
    }
  }
}
