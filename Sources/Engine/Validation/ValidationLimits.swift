internal import HTMLSanitizing
internal import JSRegexEngine
public import SourceJSON

/// How much a payload may ask for; beyond a limit its outcome is undecided, never valid and never invalid.
///
/// `docs/limits.md` has all limits in one table. A limit beyond what is possible is brought down to that, one
/// below zero up to zero.
public struct ValidationLimits: Sendable, Hashable {
  /// The limits that reading the payload's text keeps: bytes, depth, bytes of a string.
  public var reading: JSONLimits

  /// How many issues a payload may have, those of the options of unions among them.
  ///
  /// A list that was cut would pass for the web app's, so beyond the limit there is none.
  public var maximumIssues: Int {
    didSet { maximumIssues = max(maximumIssues, 0) }
  }

  /// How many steps one match of a pattern may take, beyond 4 for each character of its subject. An automaton
  /// takes one for each byte, and none of these.
  public var regexSteps: Int {
    didSet { regexSteps = max(regexSteps, 0) }
  }

  /// How many bytes of memory one match of a pattern may take for places to go back to.
  public var regexMemory: Int {
    didSet { regexMemory = max(regexMemory, 0) }
  }

  /// The most bytes of memory that the HTML parser may use for one text. It never uses more than 40 for
  /// each byte of the text, or a megabyte if that is more.
  public var htmlMemory: Int {
    didSet { htmlMemory = max(htmlMemory, 0) }
  }

  /// These limits; what is left out is as in `default`.
  public init(
    maximumBytes: Int = JSONLimits.default.maximumBytes,
    maximumDepth: Int = JSONLimits.default.maximumDepth,
    maximumStringBytes: Int = JSONLimits.default.maximumStringBytes,
    maximumIssues: Int = 1_000_000, regexSteps: Int = 5_000_000, regexMemory: Int = 268_435_456,
    htmlMemory: Int = 268_435_456
  ) {
    reading = JSONLimits(
      maximumDepth: maximumDepth, maximumBytes: maximumBytes,
      maximumStringBytes: maximumStringBytes)
    self.maximumIssues = max(maximumIssues, 0)
    self.regexSteps = max(regexSteps, 0)
    self.regexMemory = max(regexMemory, 0)
    self.htmlMemory = max(htmlMemory, 0)
  }

  /// What `docs/limits.md` calls the default.
  public static let `default` = ValidationLimits()
}

/// The limits as the engines take them.
extension ValidationLimits {
  var matching: MatchLimits { MatchLimits(steps: regexSteps, heap: regexMemory) }

  var sanitizing: HTMLSanitizer.Limits {
    var limits = HTMLSanitizer.Limits()
    limits.parserBytes = htmlMemory
    return limits
  }
}
