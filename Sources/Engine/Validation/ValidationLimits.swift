internal import JSRegex
public import SourceJSON

/// The limits of a payload. Beyond a limit the outcome is undecided, never valid and never invalid.
///
/// `docs/limits.md` has all limits in one table. A limit above the greatest possible one is reduced to it; a limit
/// below zero is zero.
public struct ValidationLimits: Sendable, Hashable {
  /// The limits of the payload's text: bytes, depth, bytes of a string.
  public var reading: JSONLimits

  /// The maximum number of issues, with those of union options.
  ///
  /// Beyond the limit there is no list at all, since a truncated one would look complete.
  public var maximumIssues: Int {
    didSet { maximumIssues = max(maximumIssues, 0) }
  }

  /// The maximum number of steps of a run over a payload, in addition to 64 and the number of the schema's nodes and checks
  /// for each byte of the payload.
  ///
  /// A step is a node of the schema that is run on a value, or goes on after a value inside it, or a similar piece of work.
  /// Only schemas that run on a value again and again reach the limit, such as an intersection that contains itself on both
  /// sides, whose work doubles with each level of the payload.
  public var maximumSteps: Int {
    didSet { maximumSteps = max(maximumSteps, 0) }
  }

  /// The maximum memory of the values, unfinished nodes and issues of a run, in bytes, in addition to 256 for each byte of
  /// the payload.
  ///
  /// A value of the schema that the output holds, such as that of `default`, counts as a copy each time.
  public var maximumMemory: Int {
    didSet { maximumMemory = max(maximumMemory, 0) }
  }

  /// The maximum number of steps of one match of a pattern with backreferences, in addition to 4 for each character of
  /// its subject. Other patterns take time linear in the subject, and no steps count.
  public var regexSteps: Int {
    didSet { regexSteps = max(regexSteps, 0) }
  }

  /// The maximum memory of one match of a pattern for backtracking, in bytes.
  public var regexMemory: Int {
    didSet { regexMemory = max(regexMemory, 0) }
  }

  /// The maximum memory of the HTML parser for one text, in bytes.
  ///
  /// It never uses more than 40 bytes for each byte of the text, or a megabyte if that is more.
  public var htmlMemory: Int {
    didSet { htmlMemory = max(htmlMemory, 0) }
  }

  /// Limits from these values; parameters that are left out have the values of `default`.
  public init(
    maximumBytes: Int = JSONLimits.default.maximumBytes,
    maximumDepth: Int = JSONLimits.default.maximumDepth,
    maximumStringBytes: Int = JSONLimits.default.maximumStringBytes,
    maximumIssues: Int = 1_000_000, maximumSteps: Int = 10_000_000,
    maximumMemory: Int = 268_435_456, regexSteps: Int = 5_000_000, regexMemory: Int = 268_435_456,
    htmlMemory: Int = 268_435_456
  ) {
    reading = JSONLimits(
      maximumDepth: maximumDepth, maximumBytes: maximumBytes,
      maximumStringBytes: maximumStringBytes)
    self.maximumIssues = max(maximumIssues, 0)
    self.maximumSteps = max(maximumSteps, 0)
    self.maximumMemory = max(maximumMemory, 0)
    self.regexSteps = max(regexSteps, 0)
    self.regexMemory = max(regexMemory, 0)
    self.htmlMemory = max(htmlMemory, 0)
  }

  /// The default limits of `docs/limits.md`.
  public static let `default` = ValidationLimits()
}

/// The limits as the engines expect them.
extension ValidationLimits {
  var matching: MatchLimits { MatchLimits(steps: regexSteps, heap: regexMemory) }
}
