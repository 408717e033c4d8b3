/// Parses HTML into a tree as the HTML Standard does. HTML Standard, "Parsing HTML documents".
///
/// Any input has a tree. Time and memory grow with the length of the input alone, whatever it holds.
///
///     let tree = try HTMLParser().parse(document: "<p>Hi <b>there")
///     print(tree.outline)
public struct HTMLParser: Sendable {
  /// A parser's limits and settings.
  public struct Options: Sendable, Hashable {
    /// The number of elements that may be nested, the root counting as one; an element beyond becomes a
    /// sibling of the one that would hold it. The standard has no limit; browsers have 512.
    public var maximumDepth = Int.max
    /// Whether `noscript` holds text, as it does in a document that runs scripts.
    public var isScriptingEnabled = false
    /// Whether parse errors are noted with their offsets, and not counted alone.
    public var collectsErrors = false
    /// The bytes of memory that a tree may use per byte of input.
    public var memoryPerByte = 40
    /// The bytes of memory that a tree may use however short the input is.
    public var minimumMemory = 1 << 20
    /// The most bytes of memory that a tree may use.
    public var maximumMemory = Int.max

    /// The standard's own behavior.
    public init() {}
  }

  /// The parser's options.
  public var options: Options

  /// A parser with options.
  public init(_ options: Options = Options()) { self.options = options }

  /// Parses a whole document, as `DOMParser` does.
  ///
  /// - Parameter text: UTF-8. Lone surrogates in generalized UTF-8 pass through.
  /// - Throws: `HTMLParserError` when the tree takes more memory than the options allow.
  public func parse(document text: some Collection<UInt8>) throws(HTMLParserError) -> HTMLTree {
    try parse(text, context: nil)
  }

  /// Parses the text of a document.
  public func parse(document text: String) throws(HTMLParserError) -> HTMLTree {
    try parse(text.utf8, context: nil)
  }

  /// Parses the text of a document; the same as `parse(document:)`.
  ///
  ///     let page = try HTMLParser().parse("<title>T</title><p>Hi <b>there</b>")
  ///     page.text  // "Hi there"
  ///     page.elements(named: "title").map(\.text)  // ["T"]
  public func parse(_ document: String) throws(HTMLParserError) -> HTMLTree {
    try parse(document: document)
  }

  /// Parses the contents of an element, as setting `innerHTML` does: "parsing HTML fragments".
  ///
  /// The nodes are children of the tree's root.
  ///
  /// - Parameters:
  ///   - text: the markup in UTF-8.
  ///   - context: the element that the contents are for.
  public func parse(
    fragment text: some Collection<UInt8>, in context: HTMLContext
  ) throws(HTMLParserError) -> HTMLTree {
    try parse(text, context: context)
  }

  private func parse(
    _ text: some Collection<UInt8>, context: HTMLContext?
  ) throws(HTMLParserError) -> HTMLTree {
    let contiguous = text.withContiguousStorageIfAvailable {
      bytes -> Result<HTMLTree, HTMLParserError> in
      Result { () throws(HTMLParserError) in try parse(bytes: bytes, context: context) }
    }
    if let contiguous { return try contiguous.get() }
    let bytes = Array(text)
    return try bytes.withUnsafeBufferPointer { bytes throws(HTMLParserError) in
      try parse(bytes: bytes, context: context)
    }
  }

  /// Parses bytes, which the tree does not refer to.
  package func parse(
    bytes: UnsafeBufferPointer<UInt8>, context: HTMLContext?
  ) throws(HTMLParserError) -> HTMLTree {
    let limit = try memoryLimit(for: bytes)
    let tree = HTMLTree(bytes)
    try build(tree.arena.storage, context: context, memoryLimit: limit)
    return tree
  }

  /// Parses a document and calls a function with the records of its tree, which end with the call.
  package func withRecords<Result>(
    ofDocument bytes: UnsafeBufferPointer<UInt8>, _ body: (HTMLRecords) -> Result
  ) throws(HTMLParserError) -> Result {
    let limit = try memoryLimit(for: bytes)
    var tree = TreeStorage(bytes)
    return try withUnsafeMutablePointer(to: &tree) { storage throws(HTMLParserError) in
      try build(storage, context: nil, memoryLimit: limit)
      return body(HTMLRecords(storage))
    }
  }

  /// The bytes of memory that the tree of an input may use.
  private func memoryLimit(
    for bytes: UnsafeBufferPointer<UInt8>
  ) throws(HTMLParserError) -> Int {
    let (product, overflow) = bytes.count.multipliedReportingOverflow(by: options.memoryPerByte)
    let wanted = max(overflow ? .max : product, options.minimumMemory)
    let limit = min(wanted, options.maximumMemory, Int(Int32.max) &* 16)
    // Offsets are numbers of 31 bits.
    guard bytes.count < Int(Int32.max) / 2 else { throw .tooLarge(limit: limit) }
    return limit
  }

  /// Builds the tree of the storage's input.
  private func build(
    _ storage: UnsafeMutablePointer<TreeStorage>, context: HTMLContext?, memoryLimit limit: Int
  ) throws(HTMLParserError) {
    var tokenizer = Tokenizer(
      storage: storage,
      sink: TreeConstruction(storage: storage, options: options, memoryLimit: limit),
      collectsErrors: options.collectsErrors)
    if let context { tokenizer.state = tokenizer.sink.begin(fragmentIn: context) }
    tokenizer.run()
    // A small tree ends before its use of memory is looked at on the way.
    guard !tokenizer.sink.isStopped, tokenizer.sink.usedMemory <= limit else {
      throw .tooLarge(limit: limit)
    }
    if options.collectsErrors { storage.pointee.finishErrors() }
  }
}
