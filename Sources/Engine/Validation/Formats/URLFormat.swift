internal import JSPrimitives
internal import SchemaModel
internal import URLStandard

/// The format `url` with its options, over WTF-8 text.
struct URLFormat: Sendable {
  /// A condition that a text fails, each an issue of its own.
  enum Failure: Hashable {
    /// The text is no URL. The issue has neither note nor pattern.
    case notAURL
    /// The text doesn't start with `http://` or `https://`, which 4.4.3 and later demand of a URL of
    /// these schemes. The note is "Invalid URL format".
    case notHTTP
    /// The host doesn't match. The note is "Invalid hostname"; the issue has the pattern.
    case hostname
    /// The scheme doesn't match. The note is "Invalid protocol"; the issue has the pattern.
    case scheme
  }

  /// The result of the check of a text.
  struct Result: Hashable {
    /// The text that replaces the checked one; nil if it stays, as a text that can't be parsed does.
    var output: [UInt8]?
    /// The failed conditions, in the order of their issues.
    var failures: [Failure] = []
  }

  /// A condition on a host or a scheme, such as the match of a regular expression. It may throw.
  typealias Condition<E: Error> = (UnsafeBufferPointer<UInt8>) throws(E) -> Bool

  /// Whether the output is the serialized URL.
  private let isNormalizing: Bool
  /// Whether the text must start with `http://` or `https://`.
  private let isGuarded: Bool
  /// Whether the output has no tab, LF and CR, which the parser ignores.
  private let removesBreaks: Bool

  /// The format with these options and the rules of a version of Zod.
  init(_ options: ZodSchema.URLOptions, in semantics: ZodSemantics) {
    isNormalizing = options.isNormalizing
    isGuarded =
      semantics.version(of: .httpURL) >= .v4_4_3 && !options.isNormalizing
      && options.protocol?.jsSource == ZodSchema.NamedFormat.httpProtocol.jsSource
    removesBreaks = semantics.urlDropsLineEnds
  }

  /// Returns what the check makes of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - hostname: The condition on the host, which an IPv6 address has brackets in; nil for none.
  ///   - scheme: The condition on the scheme without its colon; nil for none.
  /// - Throws: What a condition throws.
  func check<E: Error>(
    _ text: UnsafeBufferPointer<UInt8>, hostname: Condition<E>?, scheme: Condition<E>?
  ) throws(E) -> Result {
    let trimmed = UnsafeBufferPointer(rebasing: text[WhiteSpace.trimmedRange(of: text)])
    if isGuarded, !Self.startsWithHTTP(trimmed) { return Result(failures: [.notHTTP]) }
    guard let url = WebURL(wtf8: trimmed) else { return Result(failures: [.notAURL]) }
    var result = Result(output: output(of: url, trimmed))
    if let hostname, try !Self.test(url.host ?? "", hostname) { result.failures.append(.hostname) }
    if let scheme, try !Self.test(url.scheme, scheme) { result.failures.append(.scheme) }
    return result
  }

  private func output(of url: WebURL, _ trimmed: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    if isNormalizing { return url.href.bytes }
    return removesBreaks
      ? trimmed.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D } : Array(trimmed)
  }

  private static func test<E: Error>(_ part: JSText, _ condition: Condition<E>) throws(E) -> Bool {
    let result = part.bytes.withUnsafeBufferPointer { bytes in
      Swift.Result { () throws(E) in try condition(bytes) }
    }
    return try result.get()
  }

  /// Returns whether a text starts with `http://` or `https://`, in any case.
  private static func startsWithHTTP(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    func lower(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
    let start = text.prefix(8).map(lower)
    return start.starts(with: "http://".utf8) || start.starts(with: "https://".utf8)
  }
}
