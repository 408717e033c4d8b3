public import JSPrimitives

extension JSRegex {
  /// As `init(_:flags:)`, for texts that may hold lone surrogates.
  public convenience init(_ pattern: JSText, flags: JSText = "") throws(PatternError) {
    try self.init(pattern: pattern, flags: flags)
  }

  /// As `test(_: String)`, for any form of text.
  public func test(
    _ text: some JSTextConvertible, limits: MatchLimits = .standard
  ) throws(MatchError) -> Bool {
    try test(text.jsText, limits: limits)
  }

  /// As `exec(_: JSText, lastIndex:)`, for any form of text.
  public func exec(
    _ text: some JSTextConvertible, lastIndex: Int = 0, limits: MatchLimits = .standard
  ) throws(MatchError) -> JSMatch? {
    try exec(text.jsText, lastIndex: lastIndex, limits: limits)
  }

  /// Returns the first match of WTF-8 text at or after the code unit `start`, whatever the flags
  /// except `y`; `isASCII` says whether all bytes are below 0x80.
  package func exec(
    _ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, start: Int = 0,
    limits: MatchLimits = .standard
  ) throws(MatchError) -> JSMatch? {
    let subject = Subject(bytes, isASCII: isASCII, asCodePoints: tree.flags.matchesCodePoints)
    var matches = RegexMatches(of: self, in: subject, from: max(start, 0), limits: limits)
    return try matches.next()
  }

  /// Returns the text, decoded for this pattern.
  func subject(_ text: some JSTextConvertible) -> Subject {
    Subject(text.jsText, asCodePoints: tree.flags.matchesCodePoints)
  }
}
