public import JSPrimitives

/// A JavaScript regular expression: the same matches, captures and syntax errors as `RegExp`.
///
/// ECMA-262 (2025), sec-regexp-regular-expression-objects, with Annex B. Immutable; any number of
/// threads may match with it at once. A match takes a bounded number of steps and throws if it
/// exceeds them, so its three outcomes are match, no match, and a thrown `MatchError`.
///
///     let date = try JSRegex(#"^\d{4}-\d{2}-\d{2}$"#)
///     try date.test("2026-02-10")  // true
public final class JSRegex: Sendable {
  /// The pattern as written.
  package let pattern: JSText
  /// The parsed pattern.
  package let tree: PatternTree
  private let testPrograms: Programs
  private let execPrograms: Programs

  /// Creates the expression `/pattern/flags`.
  ///
  /// Throws a `PatternError` if JavaScript rejects the expression, or with the kind `unsupported`,
  /// which names the set, if the characters of a set are not known here.
  public convenience init(_ pattern: String, flags: String = "") throws(PatternError) {
    try self.init(pattern: JSText(pattern), flags: JSText(flags))
  }

  /// Creates an expression whose texts may have lone surrogates; otherwise like `init(_:flags:)`.
  /// All engines give equal results.
  package init(
    pattern: JSText, flags: JSText, engines: Engines = .automatic
  ) throws(PatternError) {
    self.pattern = pattern
    let flags = try RegexFlags(parsing: flags.utf16)
    tree = try PatternParser.parse(pattern.utf16, flags: flags)
    testPrograms = Programs(tree, purpose: .test, engines: engines)
    execPrograms = Programs(tree, purpose: .exec, engines: engines)
    // Only the characters of a property may be unknown here. A lowering resolves all sets; without
    // one the matcher must. The widest subjects need everything that narrower ones need.
    guard tree.namesProperties else { return }
    let width: NativePattern.Width = flags.matchesCodePoints ? .codePoints : .codeUnits
    if engines != .matcher, case .native = EngineChoice(tree, for: .test, width: width) { return }
    try testPrograms.prepareMatcher()
  }

  // MARK: Matching

  /// Returns whether the text contains a match, as a fresh `RegExp` finds it (`lastIndex` is 0).
  ///
  /// ECMA-262, sec-regexp.prototype.test. The limits hold for this call.
  public func test(
    _ text: String, limits: MatchLimits = .standard
  ) throws(MatchError) -> Bool {
    var text = text
    // A native string provides its bytes without a copy.
    let result = text.withUTF8 { bytes -> Result<Bool, MatchError> in
      do throws(MatchError) {
        return .success(try test(bytes, isASCII: WTF8.isASCII(bytes), limits: limits))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Returns whether a text that may have lone surrogates contains a match.
  public func test(
    _ text: JSText, limits: MatchLimits = .standard
  ) throws(MatchError) -> Bool {
    try text.bytes.withUnsafeBufferPointer { (bytes) throws(MatchError) in
      try test(bytes, isASCII: text.isASCII, limits: limits)
    }
  }

  /// Returns whether WTF-8 text contains a match; `isASCII` is whether all its bytes are below
  /// 0x80.
  package func test(
    _ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, limits: MatchLimits = .standard
  ) throws(MatchError) -> Bool {
    try testPrograms.test(bytes, isASCII: isASCII, limits: limits)
  }

  /// Returns the result of `test(_:isASCII:limits:)`, for callers that hold the expression without
  /// counting a reference, where errors can't be thrown.
  package func verdict(
    _ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, limits: MatchLimits
  ) -> Result<Bool, MatchError> {
    do throws(MatchError) {
      return .success(try testPrograms.test(bytes, isASCII: isASCII, limits: limits))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the first match at or after `lastIndex`, a UTF-16 offset, which is used only with `g`
  /// or `y`.
  ///
  /// ECMA-262, sec-regexpbuiltinexec. The caller updates `lastIndex`: with `g` or `y` it becomes
  /// the match's end, or 0 if there is no match. The limits hold for this call.
  public func exec(
    _ text: JSText, lastIndex: Int = 0, limits: MatchLimits = .standard
  ) throws(MatchError) -> JSMatch? {
    let usesLastIndex = !tree.flags.isDisjoint(with: [.global, .sticky])
    let start = usesLastIndex ? max(lastIndex, 0) : 0
    let subject = Subject(text, asCodePoints: tree.flags.matchesCodePoints)
    guard start <= subject.length else { return nil }
    var state = SearchState(limits, length: subject.length)
    guard let ranges = try exec(subject, start: start, state: &state) else { return nil }
    return try JSMatch(ranges, in: subject, namedGroups: tree.namedGroups, heap: limits.heap)
  }

  /// Returns the ranges of the first match at or after the code unit `start`, with `y` at it, and
  /// of its groups.
  ///
  /// `start` is within the subject, which was decoded for this pattern. The state is that of the
  /// call.
  func exec(
    _ subject: Subject, start: Int, state: inout SearchState
  ) throws(MatchError) -> [Range<Int>?]? {
    try execPrograms.exec(subject, start: start, state: &state)
  }
}
