private import HTMLParsing
public import JSPrimitives

/// Keeps the HTML that a policy allows, as JavaScript code does in Chromium.
///
/// The text is parsed as a document by the HTML Standard with scripting off, judged node by node by
/// the policy, and written as `innerHTML` writes the body. A value may be shared by any number of threads.
///
///     let sanitizer = HTMLSanitizer(.domPurify(elements: "p em", attributes: "title"))
///     try sanitizer.sanitize("<p onclick=x>Hi</p>")  // <p>Hi</p>
public struct HTMLSanitizer: Sendable {
  /// Limits of the work that one text may cause.
  public struct Limits: Sendable, Hashable {
    /// The most bytes of memory that the parser may use; never more than 40 for each byte of the text, or
    /// a megabyte if that is more.
    public var parserBytes = 256 << 20

    /// The default limits.
    public init() {}
  }

  /// The elements and attributes to keep.
  package let policy: SanitizerPolicy
  /// Limits of the work that one text may cause. Beyond them, sanitizing throws.
  public var limits = Limits()

  /// The policy's rule for each name.
  private let names: NameRules

  /// A sanitizer with the default limits.
  ///
  /// - Parameter policy: the elements and attributes to keep, and the code that decides on them.
  public init(_ policy: SanitizerPolicy) {
    self.policy = policy
    names = NameRules(policy)
  }

  /// Returns the sanitized text.
  ///
  /// Throws when the text passes one of the `limits`; the result is then undecided.
  public func sanitize(_ text: JSText) throws(SanitizerError) -> JSText {
    let cleaned = try text.bytes.withUnsafeBufferPointer { bytes throws(SanitizerError) in
      try sanitize(bytes)
    }
    return cleaned.map(JSText.init(wtf8:)) ?? text
  }

  /// The cleaned text, or nil when the text holds nothing to clean and is unchanged.
  ///
  /// - Parameter bytes: WTF-8.
  /// - Throws: `SanitizerError` when the text passes one of the `limits`.
  package func sanitize(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(SanitizerError) -> [UInt8]? {
    guard mayChange(bytes) else { return nil }
    if PlainText.isPlain(bytes) {
      return FragmentSerializer.markup(source: bytes, capacity: bytes.count + 64) { serializer in
        if policy.method == .domPurify { serializer.verbatim(leadingWhiteSpace(of: bytes)) }
        let body = UnsafeBufferPointer(rebasing: PlainText.body(of: bytes))
        if let start = body.baseAddress { serializer.text(start, count: body.count) }
      }
    }
    return try sanitizeMarkup(bytes)
  }

  /// Whether every text without a `<` is left as it is.
  package var keepsTextWithoutTags: Bool { policy.method == .domPurify }

  /// The deepest nesting of elements in Chromium. A deeper one becomes a sibling of its parent.
  ///
  /// The HTML Standard names no limit.
  private static let maximumDepth = 512

  /// Sanitizes text by parsing it, also if it has no markup.
  package func sanitizeMarkup(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(SanitizerError) -> [UInt8] {
    var options = HTMLParser.Options()
    options.maximumDepth = Self.maximumDepth
    options.maximumMemory = limits.parserBytes
    do throws(HTMLParserError) {
      return try HTMLParser(options).withRecords(ofDocument: bytes) {
        // DOMPurify looks for the `body` element, the walk takes `document.body`.
        Markup.with($0, names, takesFrameset: policy.method == .walk) { markup in
          write(markup, count: bytes.count, after: leadingWhiteSpace(of: bytes))
        }
      }
    } catch {
      switch error {
      case .tooLarge(let limit): throw .tooLarge(limit: limit)
      }
    }
  }

  /// `/^[\r\n\t ]+/`, which DOMPurify puts back because the parser drops it.
  private func leadingWhiteSpace(
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      rebasing: bytes.prefix { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 })
  }

  private func write(
    _ markup: Markup, count: Int, after whiteSpace: UnsafeBufferPointer<UInt8>
  ) -> [UInt8] {
    guard markup.body != 0 else { return [] }
    return FragmentSerializer.markup(
      source: markup.records.bytes, capacity: count + count / 8 + 64
    ) { serializer in
      switch policy.method {
      case .domPurify:
        serializer.verbatim(whiteSpace)
        TreeWriter.write(markup, by: ElementPolicy(policy, markup), to: &serializer)
      case .walk:
        TreeWriter.write(markup, by: ListedElements(markup: markup), to: &serializer)
      }
    }
  }
}

extension HTMLSanitizer {
  /// Whether cleaning may change a text: false only when it certainly does not.
  ///
  /// DOMPurify returns text without a `<` as it is. A walk parses every text.
  ///
  /// - Parameter bytes: WTF-8.
  package func mayChange(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch policy.method {
    case .domPurify: ByteSearch.first(0x3C, in: bytes, from: 0) != nil
    case .walk: PlainText.isRewritten(bytes)
    }
  }
}
