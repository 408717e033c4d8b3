internal import SchemaModel

/// A node's treatment of simple values: a trivial value.
///
/// Most fields of a payload are texts, null or absent. With this, a run does not walk the unions, pipes and
/// wrappers around them. If it does not cover a value, the run walks the node.
struct PlanScalar: Sendable {
  /// Whether an absent value is accepted and stays absent.
  var acceptsAbsent = false
  /// Whether null is accepted unchanged.
  var acceptsNull = false
  /// Whether true and false are accepted unchanged.
  var acceptsBoolean = false
  /// Whether the alternatives cover all texts. The first one to accept a text makes the output.
  var judgesText = false
  var alternatives = PlanAlternatives(first: 0, end: 0)
  /// The least length of the ASCII texts without a `<` that the first alternative accepts if they match its pattern, and for
  /// which it surely has an output; that of no text if there are none.
  private var leastAtOnce = Int32.max
  /// The number of further lengths.
  private var furtherAtOnce: UInt32 = 0
  /// The place of the pattern in the plan's patterns, or -1.
  private(set) var patternAtOnce: Int32 = -1

  /// Notes the texts of which a length and a pattern say whether this alternative, the first one, accepts them.
  mutating func decideAtOnce(_ first: PlanAlternative) {
    guard first.kind == .plain, first.least <= first.most,
      first.certainty == .always || first.certainty == .untagged
    else { return }
    leastAtOnce = first.least
    furtherAtOnce = UInt32(first.most - first.least)
    patternAtOnce = first.pattern
  }

  /// Returns whether an ASCII text without a `<` is accepted if it matches the pattern.
  @inline(__always)
  func isDecidedAtOnce(length: Int) -> Bool {
    UInt(bitPattern: length &- Int(leastAtOnce)) <= UInt(furtherAtOnce)
  }
}

/// The alternatives of a node, `alternatives[first..<end]` of the plan: a trivial value.
struct PlanAlternatives: Sendable {
  var first: Int32
  var end: Int32
}

/// One way for a text to be accepted: a trivial value.
struct PlanAlternative: Sendable {
  enum Kind: UInt8, Sendable {
    /// The text is one of `words[first..<end]`.
    case literal
    /// The text has a length within bounds, then a match of a pattern, then passes through two functions. Each of
    /// these may be missing.
    case plain
    /// The text passes `steps[first..<end]`, which may change it.
    case steps
  }

  var kind: Kind
  /// The functions of `plain`; `identity` for none.
  var function = TransformOpcode.identity
  var nextFunction = TransformOpcode.identity
  /// The texts that both functions leave as they are.
  var unchanged: UnchangedTexts = []
  /// The texts for which both functions surely have an output.
  var certainty = OutputCertainty.always
  /// The bytes of `unchanged`: that of `otherStart`, and that of `noBarredByte`.
  var barredStart: UInt8 = 0
  var barredByte: UInt8 = 0
  /// The least and greatest length of `plain`, in UTF-16 code units.
  var least: Int32 = 0
  var most = Self.noMaximum
  /// The greatest length of a text whose length has no limit.
  static let noMaximum = Int32.max
  /// The place of the pattern of `plain` in the plan's patterns, or -1.
  var pattern: Int32 = -1
  /// The places of the words or steps, or of the functions of `plain` in the plan's transforms.
  var first: Int32 = 0
  var end: Int32 = 0
}

/// A text among literals: a trivial value.
struct PlanWord: Sendable {
  var text: PlanText
  /// The head of the text; see `ByteRun.head`.
  var head: UInt64
}

extension PlanAlternative {
  /// The alternative of checks that are a length within bounds, a pattern and two functions at most, in this order;
  /// nil for any others.
  init?(plain checks: [PlanCheck], transforms: [ZodSchema.Transform]) {
    self.init(kind: .plain)
    var functionCount = 0
    for check in checks {
      // A length is an integer, so only integral limits have the same meaning as 32-bit numbers.
      let limit = Int32(exactly: check.limit)
      switch check.opcode {
      case .length:
        guard check.measure == .codeUnits, functionCount == 0, pattern < 0, let limit, limit >= 0
        else { return nil }
        if check.comparison != .atMost { least = max(least, limit) }
        if check.comparison != .atLeast { most = min(most, limit) }
      case .pattern:
        guard functionCount == 0, pattern < 0 else { return nil }
        pattern = check.pattern
      case .overwrite:
        guard
          let opcode = TransformOpcode(rawValue: UInt8(truncatingIfNeeded: check.transformOpcode)),
          functionCount < 2
        else { return nil }
        if opcode == .identity { continue }
        let transform = transforms[Int(check.transform)]
        narrowUnchanged(by: transform)
        certainty.append(transform, isFirst: functionCount == 0)
        if functionCount == 0 {
          (function, first) = (opcode, check.transform)
        } else {
          (nextFunction, end) = (opcode, check.transform)
        }
        functionCount += 1
      default: return nil
      }
    }
  }
}
