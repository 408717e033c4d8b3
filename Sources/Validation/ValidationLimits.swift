internal import HTMLSanitizing
internal import JSRegexEngine
public import SourceJSON

/// How much a payload may ask for; beyond a limit its outcome is undecided, never valid and never invalid.
///
/// `docs/limits.md` has all limits in one table. A limit beyond what is possible is brought down to that, one
/// below zero up to zero.
public struct ValidationLimits: Sendable, Hashable {
  /// The limits that reading the payload's text keeps: bytes, depth, bytes of a string.
  public var reading: JSONOptions

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

  /// How many elements may be open at once in a text that is sanitized, at most 2,048, since the parser
  /// searches all of them.
  public var htmlDepth: Int {
    didSet { htmlDepth = Self.clamped(htmlDepth, to: Self.greatestHTMLDepth) }
  }

  /// How many attributes a tag of a text that is sanitized may have, at most 512, since the parser compares
  /// each with all others.
  public var htmlAttributes: Int {
    didSet { htmlAttributes = Self.clamped(htmlAttributes, to: Self.greatestHTMLAttributes) }
  }

  /// How many bytes of memory the HTML parser may take for one text.
  public var htmlMemory: Int {
    didSet { htmlMemory = max(htmlMemory, 0) }
  }

  /// These limits; what is left out is as in `default`.
  public init(
    maximumBytes: Int = JSONOptions.default.maximumBytes,
    maximumDepth: Int = JSONOptions.default.maximumDepth,
    maximumStringBytes: Int = JSONOptions.default.maximumStringBytes,
    maximumIssues: Int = 1_000_000, regexSteps: Int = 5_000_000, regexMemory: Int = 268_435_456,
    htmlDepth: Int = 2_048, htmlAttributes: Int = 512, htmlMemory: Int = 268_435_456
  ) {
    reading = JSONOptions(
      maximumDepth: maximumDepth, maximumBytes: maximumBytes,
      maximumStringBytes: maximumStringBytes)
    self.maximumIssues = max(maximumIssues, 0)
    self.regexSteps = max(regexSteps, 0)
    self.regexMemory = max(regexMemory, 0)
    self.htmlDepth = Self.clamped(htmlDepth, to: Self.greatestHTMLDepth)
    self.htmlAttributes = Self.clamped(htmlAttributes, to: Self.greatestHTMLAttributes)
    self.htmlMemory = max(htmlMemory, 0)
  }

  /// What `docs/limits.md` calls the default.
  public static let `default` = ValidationLimits()

  /// The most open elements that can be asked for.
  public static let greatestHTMLDepth = 2_048
  /// The most attributes of a tag that can be asked for.
  public static let greatestHTMLAttributes = 512

  private static func clamped(_ value: Int, to greatest: Int) -> Int {
    min(max(value, 0), greatest)
  }
}

/// The limits as the engines take them.
extension ValidationLimits {
  var matching: MatchLimits { MatchLimits(steps: regexSteps, heap: regexMemory) }

  var sanitizing: HTMLSanitizer.Limits {
    var limits = HTMLSanitizer.Limits()
    limits.openElements = htmlDepth
    limits.attributes = htmlAttributes
    limits.parserBytes = htmlMemory
    return limits
  }
}
