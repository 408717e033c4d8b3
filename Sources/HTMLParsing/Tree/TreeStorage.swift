/// Everything that a parse allocates: the bytes, names, nodes, attributes and texts of one tree.
///
/// Nodes refer to each other by index, so that the tree is freed at once and nothing recurses.
struct TreeStorage: ~Copyable {
  /// The input with its newlines normalized, then text that character references became.
  var bytes: GrowableBuffer<UInt8>
  /// The number of bytes that are input.
  let inputCount: Int
  var names: NameTable
  var nodes: GrowableBuffer<NodeRecord>
  var attributes: GrowableBuffer<AttributeRecord>
  var pieces: GrowableBuffer<TextPiece>
  /// In the order of the controls' insertion.
  var formAssociations = GrowableBuffer<FormAssociation>(minimumCapacity: 4)
  /// Whether the document is in quirks mode or limited-quirks mode.
  var mode = HTMLDocumentMode.noQuirks
  /// Whether this is the tree of a fragment.
  var isFragment = false
  /// Whether a comment or a processing instruction, or an HTML form, has been created.
  var holdsComments = false
  var holdsForms = false
  var errorCount = 0
  var errors: [HTMLParseError] = []

  init(_ input: UnsafeBufferPointer<UInt8>) {
    bytes = GrowableBuffer(minimumCapacity: input.count &+ 64)
    InputPreprocessing.append(input, to: &bytes)
    inputCount = bytes.count
    names = NameTable()
    // A note has a tag in about thirty bytes; a larger tree grows.
    let estimate = min(input.count / 24, 1 << 16) &+ 16
    nodes = GrowableBuffer(minimumCapacity: estimate)
    attributes = GrowableBuffer(minimumCapacity: estimate / 4)
    pieces = GrowableBuffer(minimumCapacity: estimate)
    nodes.append(NodeRecord(kind: .document))
  }

  /// The bytes in use, which the parser's limit counts.
  var byteCount: Int {
    bytes.byteCount &+ nodes.byteCount &+ attributes.byteCount &+ pieces.byteCount
      &+ names.byteCount
  }

  /// The input with its newlines normalized.
  var input: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes.base, count: inputCount)
  }

  /// Adds the errors that single characters of the input are, and sorts all errors by their offsets.
  mutating func finishErrors() {
    var characters: [HTMLParseError] = []
    InputStreamErrors.forEach(in: input) {
      characters.append(HTMLParseError(code: $0, offset: $1))
    }
    errors = (characters + errors).sorted { $0.offset < $1.offset }
  }

  @inline(__always)
  func buffer(_ range: TextRange) -> UnsafeBufferPointer<UInt8> {
    assert(range.upper <= bytes.count)
    return UnsafeBufferPointer(start: bytes.base + range.lower, count: Int(range.count))
  }
}
