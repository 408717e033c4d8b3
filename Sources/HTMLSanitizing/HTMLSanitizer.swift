public import JSPrimitives

/// Cleans HTML as the web app does: DOMPurify in Chromium, told which elements and attributes stay.
///
/// The text is parsed as a document by the HTML Standard with scripting off, judged node by node by
/// DOMPurify 3.3.1's rules, and written as `innerHTML` writes the body. A value may be shared by
/// any number of threads.
///
///     try HTMLSanitizer.web2026February.sanitize("<p onclick=x>Hi</p>")  // <p>Hi</p>
public struct HTMLSanitizer: Sendable {
  /// How much work one text may cause.
  public struct Limits: Sendable {
    /// How many elements may be open at once, as far as that is known before parsing.
    public var openElements = 2048
    /// How many bytes of memory the parser may take.
    public var parserBytes = 256 << 20

    /// The default limits.
    public init() {}
  }

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

  /// The text as the web app's `sanitizeHtml` returns it.
  ///
  /// Throws when the text passes one of the `limits`; it is then undecided what the web app returns.
  public func sanitize(_ text: JSText) throws(SanitizerError) -> JSText {
    let cleaned = try text.bytes.withUnsafeBufferPointer { bytes throws(SanitizerError) in
      try sanitize(bytes)
    }
    return cleaned.map(JSText.init(wtf8:)) ?? text
  }

  /// The cleaned text, or nil when the text is unchanged for want of any `<`.
  ///
  /// - Parameter bytes: WTF-8.
  /// - Throws: `SanitizerError` when the text passes one of the `limits`.
  package func sanitize(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(SanitizerError) -> [UInt8]? {
    guard ByteSearch.first(0x3C, in: bytes, from: 0) != nil else { return nil }
    if let output = sanitizeSimpleMarkup(bytes) { return output }
    if PlainText.isPlain(bytes) {
      var serializer = FragmentSerializer(capacity: bytes.count + 16)
      serializer.verbatim(leadingWhiteSpace(of: bytes))
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
    guard let tree = try parse(bytes) else { return [] }
    return write(tree, after: leadingWhiteSpace(of: bytes))
  }

  private func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(SanitizerError) -> HTMLTree? {
    guard let input = ParserInput(bytes) else {
      return try GumboParser.parse(bytes, isDisguised: false, budget: limits.parserBytes)
    }
    return try input.bytes.withUnsafeBufferPointer { bytes throws(SanitizerError) in
      try GumboParser.parse(bytes, isDisguised: true, budget: limits.parserBytes)
    }
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
    let elements = ElementPolicy(policy, tree)
    var serializer = FragmentSerializer(capacity: tree.bytes.count)
    serializer.verbatim(whiteSpace)
    var open: [Int] = []
    var index = 0
    while true {
      while let last = open.last, tree.nodes[last].end <= index {
        serializer.endTag(tree[tree.nodes[last].text])
        open.removeLast()
      }
      guard index < tree.nodes.count else { return serializer.output }
      let node = tree.nodes[index]
      switch elements.verdict(at: index) {
      case .remove: index = node.end
      case .unwrap: index += 1
      case .keep where node.kind == .text:
        serializer.text(tree[node.text])
        index += 1
      case .keep:
        writeTag(of: node, in: tree, to: &serializer)
        if FragmentSerializer.isVoid(tree[node.text]) {
          index = node.end
        } else {
          open.append(index)
          index += 1
        }
      }
    }
  }

  /// Writes a start tag with the attributes that stay.
  ///
  /// A browser may refuse to remove `is`, so DOMPurify puts it back without its value, as the last.
  private func writeTag(
    of node: HTMLTree.Node, in tree: HTMLTree, to serializer: inout FragmentSerializer
  ) {
    let attributes = AttributePolicy(policy: policy)
    var emptied: Range<Int>?
    serializer.openTag(tree[node.text])
    for attribute in tree.attributes[node.attributes] {
      let name = tree[attribute.name]
      if let value = attributes.kept(name: name, value: tree[attribute.value]) {
        serializer.attribute(name, value)
      } else if name.elementsEqual("is".utf8) {
        emptied = attribute.name
      }
    }
    if let emptied { serializer.attribute(tree[emptied], []) }
    serializer.closeBracket()
  }
}
