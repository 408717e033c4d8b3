/// Everything that a parse allocates: the bytes, names, nodes, attributes and texts of one tree.
///
/// Nodes refer to each other by index, so that the tree is freed at once and nothing recurses.
struct TreeStorage: ~Copyable {
  /// The memory of the buffers of a small tree.
  private let block: MemoryBlock
  /// The input with its newlines normalized, then `padding` nulls, then text that character references
  /// became.
  var bytes: GrowableBuffer<UInt8>
  /// The number of nulls behind the input. They end a search for a byte or for the null itself, and let
  /// words and vectors be read up to the end.
  static let padding = 16
  /// The number of bytes that are input.
  let inputCount: Int
  var names: NameTable
  var nodes: GrowableBuffer<NodeRecord>
  var attributes: GrowableBuffer<AttributeRecord>
  var pieces: GrowableBuffer<TextPiece>
  /// In the order of the controls' insertion.
  var formAssociations = GrowableBuffer<FormAssociation>()
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
    // A note has a tag in about thirty bytes; a larger tree grows.
    let nodeCount = min(input.count / 12, 1 << 16) &+ 16
    let attributeCount = nodeCount / 4
    let byteCount = input.count &+ Self.padding &+ 64
    var block = MemoryBlock(
      byteCount: MemoryBlock.size(of: NodeRecord.self, capacity: nodeCount)
        &+ MemoryBlock.size(of: AttributeRecord.self, capacity: attributeCount)
        &+ MemoryBlock.size(of: TextPiece.self, capacity: nodeCount)
        &+ MemoryBlock.size(of: UInt8.self, capacity: byteCount))
    nodes = block.buffer(of: NodeRecord.self, capacity: nodeCount)
    attributes = block.buffer(of: AttributeRecord.self, capacity: attributeCount)
    pieces = block.buffer(of: TextPiece.self, capacity: nodeCount)
    bytes = block.buffer(of: UInt8.self, capacity: byteCount)
    self.block = block
    InputPreprocessing.append(input, to: &bytes)
    inputCount = bytes.count
    bytes.append(repeating: 0, count: Self.padding)
    names = NameTable()
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
