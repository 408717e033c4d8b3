public import JSPrimitives

/// Cleans HTML as the web app does in Chromium: DOMPurify in one revision, code of its own in another,
/// told which elements and attributes stay.
///
/// The text is parsed as a document by the HTML Standard with scripting off, judged node by node by
/// the revision's rules, and written as `innerHTML` writes the body. A value may be shared by any
/// number of threads.
///
///     try HTMLSanitizer.web2026February.sanitize("<p onclick=x>Hi</p>")  // <p>Hi</p>
public struct HTMLSanitizer: Sendable {
  /// How much work one text may cause.
  public struct Limits: Sendable, Hashable {
    /// How many elements may be open at once, as far as that is known before parsing.
    public var openElements = 2048
    /// How many attributes one tag may have, as far as that is known before parsing.
    public var attributes = 512
    /// How many bytes of memory the parser may take.
    public var parserBytes = 256 << 20

    /// The default limits.
    public init() {}
  }

  /// Whether this build has an HTML parser: the package's trait `HTML` is on.
  public static var isAvailable: Bool { GumboParser.isAvailable }

  /// Which elements and attributes stay.
  package let policy: Policy
  /// How much work one text may cause; past it, sanitizing throws.
  public var limits = Limits()

  /// The elements that need no parser, under the policy.
  let elements: DirectElements

  /// A sanitizer with the default limits.
  package init(_ policy: Policy) {
    self.policy = policy
    elements = DirectElements(policy)
  }

  /// The sanitizer of the web app's notes as of 2026-02.
  public static let web2026February = HTMLSanitizer(.web2026February)

  /// The sanitizer of the web app's notes as of 2026-08, which is not DOMPurify.
  ///
  /// It keeps the same elements, in any namespace, but attributes on `a` alone, drops the contents of
  /// other elements than DOMPurify does, and parses and writes every text: `R&D` becomes `R&amp;D`.
  public static let web2026August = HTMLSanitizer(.web2026August)

  /// The text as the web app's `sanitizeHtml` returns it.
  ///
  /// Throws when the text passes one of the `limits`, or may have a CDATA section in a table; it is then undecided
  /// what the web app returns.
  public func sanitize(_ text: JSText) throws(SanitizerError) -> JSText {
    let cleaned = try text.bytes.withUnsafeBufferPointer { bytes throws(SanitizerError) in
      try sanitize(bytes)
    }
    return cleaned.map(JSText.init(wtf8:)) ?? text
  }

  /// The cleaned text, or nil when the text holds nothing to clean and is unchanged.
  ///
  /// - Parameter bytes: WTF-8.
  /// - Throws: `SanitizerError` when the text passes one of the `limits`, or may have a CDATA section in a table.
  package func sanitize(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(SanitizerError) -> [UInt8]? {
    guard mayChange(bytes) else { return nil }
    if policy.method == .domPurify, let output = sanitizeSimpleMarkup(bytes) { return output }
    if PlainText.isPlain(bytes) {
      var serializer = FragmentSerializer(capacity: bytes.count + 16)
      if policy.method == .domPurify { serializer.verbatim(leadingWhiteSpace(of: bytes)) }
      serializer.text(PlainText.body(of: bytes))
      return serializer.output
    }
    return try sanitizeMarkup(bytes)
  }

  /// What `sanitize` returns for text with a `<`, or nil when only a parser can tell.
  package func sanitizeSimpleMarkup(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    DirectSanitizer.sanitize(bytes, by: self)
  }

  /// What `sanitize` returns for text with markup, and for plain text too, found by the parser.
  package func sanitizeMarkup(_ bytes: UnsafeBufferPointer<UInt8>) throws(SanitizerError) -> [UInt8]
  {
    guard !NestingEstimate.exceeds(limits.openElements, in: bytes) else {
      throw .tooDeep(limit: limits.openElements)
    }
    guard !AttributeEstimate.exceeds(limits.attributes, in: bytes) else {
      throw .tooManyAttributes(limit: limits.attributes)
    }
    guard let tree = try parse(bytes) else { return [] }
    return write(tree, after: leadingWhiteSpace(of: bytes))
  }

  private func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(SanitizerError) -> HTMLTree? {
    guard let input = ParserInput(bytes) else { return try parse(bytes, isDisguised: false) }
    return try input.bytes.withUnsafeBufferPointer { bytes throws(SanitizerError) in
      try parse(bytes, isDisguised: true)
    }
  }

  /// DOMPurify looks for the `body` element, the sanitizer of 2026-08 takes `document.body`.
  private func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, isDisguised: Bool
  ) throws(SanitizerError) -> HTMLTree? {
    if TableSections.mayBePending(in: bytes) { throw .sectionInTable }
    return try GumboParser.parse(
      bytes, isDisguised: isDisguised, budget: limits.parserBytes,
      takesFrameset: policy.method == .walk)
  }

  /// `/^[\r\n\t ]+/`, which DOMPurify puts back because the parser drops it.
  private func leadingWhiteSpace(
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    bytes.prefix { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
  }

  private func write(
    _ tree: HTMLTree, after whiteSpace: Slice<UnsafeBufferPointer<UInt8>>
  ) -> [UInt8] {
    var serializer = FragmentSerializer(capacity: tree.bytes.count)
    switch policy.method {
    case .domPurify:
      serializer.verbatim(whiteSpace)
      TreeWriter.write(tree, by: ElementPolicy(policy, tree), to: &serializer)
    case .walk:
      TreeWriter.write(tree, by: ListedElements(policy: policy, tree: tree), to: &serializer)
    }
    return serializer.output
  }
}
