internal import SourceJSON

/// Computes the treatment of texts, numbers, null, booleans and absent values by each node.
struct ScalarFastPaths {
  /// The treatments, by the node's place in the plan.
  private(set) var scalars: [PlanScalar] = []
  /// The numbers that each node accepts.
  private(set) var numbers: [PlanNumbers] = []
  private(set) var alternatives: [PlanAlternative] = []
  /// The checks and functions of all alternatives that have other steps than plain ones.
  private(set) var steps: [PlanCheck] = []
  /// The texts of all alternatives that are literals.
  private(set) var words: [PlanWord] = []

  /// The maximum number of alternatives and steps of a node.
  private static let greatestSize = 64

  init(_ builder: PlanBuilder) {
    // The compiler adds a node after the nodes below it, so one pass is enough.
    var known: [ScalarVerdicts] = []
    for node in builder.nodes {
      var verdicts = ScalarVerdicts(of: node, in: builder, below: known)
      // Every node above repeats them. Beyond the size of real schemas, the nodes treat texts.
      if verdicts.size > Self.greatestSize { verdicts.texts = nil }
      known.append(verdicts)
      add(verdicts, builder)
    }
  }

  private mutating func add(_ verdicts: ScalarVerdicts, _ builder: PlanBuilder) {
    var scalar = PlanScalar()
    scalar.acceptsAbsent = verdicts.absent == true
    scalar.acceptsNull = verdicts.null == true
    scalar.acceptsBoolean = verdicts.boolean == true
    let first = Int32(alternatives.count)
    if let texts = verdicts.texts {
      scalar.judgesText = true
      for text in texts {
        switch text {
        case .literal(let range):
          let first = Int32(words.count)
          words += builder.literals[range].compactMap { builder.word($0) }
          alternatives.append(
            PlanAlternative(kind: .literal, first: first, end: Int32(words.count)))
        case .steps(let steps):
          let plain = PlanAlternative(plain: steps, transforms: builder.transforms)
          alternatives.append(plain ?? other(steps))
        }
      }
    }
    scalar.alternatives = PlanAlternatives(first: first, end: Int32(alternatives.count))
    if Int(first) < alternatives.count { scalar.decideAtOnce(alternatives[Int(first)]) }
    scalars.append(scalar)
    numbers.append(verdicts.numbers)
  }

  private mutating func other(_ steps: [PlanCheck]) -> PlanAlternative {
    let first = Int32(self.steps.count)
    self.steps += steps
    return PlanAlternative(kind: .steps, first: first, end: Int32(self.steps.count))
  }
}

extension PlanBuilder {
  /// Returns a literal as a word; nil for one that is no text.
  fileprivate func word(_ literal: PlanLiteral) -> PlanWord? {
    guard literal.kind == .string else { return nil }
    let place = Int(literal.text.start)..<Int(literal.text.start + literal.text.length)
    return PlanWord(text: literal.text, head: bytes[place].withUnsafeBufferPointer(ByteRun.head))
  }
}

/// The simple values that a node accepts and leaves unchanged; nil if only a run can decide.
private struct ScalarVerdicts {
  enum Text {
    case literal(Range<Int>)
    case steps([PlanCheck])
  }

  var absent: Bool?
  var null: Bool?
  var boolean: Bool?
  var numbers = PlanNumbers.unknown
  /// The alternatives for a text; empty if no text is accepted.
  var texts: [Text]?

  /// The number of alternatives and of their steps.
  var size: Int {
    (texts ?? []).reduce(0) { size, text in
      if case .steps(let steps) = text { size + 1 + steps.count } else { size + 1 }
    }
  }

  /// The verdicts of a node that accepts none of these values.
  private static let nothing = ScalarVerdicts(
    absent: false, null: false, boolean: false, numbers: .none, texts: [])
  private static let unknown = ScalarVerdicts()

  private init(
    absent: Bool? = nil, null: Bool? = nil, boolean: Bool? = nil, numbers: PlanNumbers = .unknown,
    texts: [Text]? = nil
  ) {
    self.absent = absent
    self.null = null
    self.boolean = boolean
    self.numbers = numbers
    self.texts = texts
  }

  init(of node: PlanNode, in builder: PlanBuilder, below: [ScalarVerdicts]) {
    self = Self.unchecked(node, in: builder, below: below)
    guard node.firstCheck < node.endCheck else { return }
    let checks = builder.checks[Int(node.firstCheck)..<Int(node.endCheck)]
    if !checks.allSatisfy(\.isJudged) {
      self = Self.unknown
    } else if node.opcode == .string, !checks.contains(where: Self.runsCustomFunction) {
      texts = [.steps(Array(checks))]
    } else {
      // The checks decide on values that the node accepts, and never run on values that it rejects.
      if absent == true { absent = nil }
      if null == true { null = nil }
      if boolean == true { boolean = nil }
      if node.opcode == .number {
        for check in checks where numbers.isKnown { numbers.narrow(by: check) }
      } else if !numbers.isNone {
        numbers = .unknown
      }
      if texts?.isEmpty == false { texts = nil }
    }
  }

  private static func unchecked(
    _ node: PlanNode, in builder: PlanBuilder, below: [ScalarVerdicts]
  ) -> ScalarVerdicts {
    func verdicts(_ place: Int32) -> ScalarVerdicts {
      Int(place) < below.count ? below[Int(place)] : unknown
    }
    var result = nothing
    switch node.opcode {
    case .string: result.texts = [.steps([])]
    case .boolean: result.boolean = true
    case .null: result.null = true
    case .number: result.numbers = .finite
    case .never, .array, .tuple, .record, .object, .discriminatedUnion: break
    case .literal:
      let literals = builder.literals[node.literals]
      if literals.contains(where: { $0.kind == .undefined }) { result.absent = nil }
      result.null = literals.contains { $0.kind == .null }
      result.boolean = literals.contains { $0.kind == .boolean } ? nil : false
      if literals.contains(where: { $0.kind == .number }) { result.numbers = .unknown }
      result.texts = [.literal(node.literals)]
    case .optional:
      result = verdicts(node.inner)
      if !node.runsOnAbsent {
        result.absent = true
      } else if result.absent == false {
        result.absent = nil
      }
    case .same: result = verdicts(node.inner)
    case .nullable:
      result = verdicts(node.inner)
      result.null = true
    case .default, .prefault:
      result = verdicts(node.inner)
      result.absent = nil
    case .union:
      for option in builder.items[node.options] { result.add(verdicts(option)) }
    case .pipe:
      result = piped(verdicts(node.input), into: builder.nodes[Int(node.output)])
    default: result = unknown
    }
    return result
  }

  /// Adds an option to a union's verdicts.
  private mutating func add(_ option: ScalarVerdicts) {
    absent = Self.either(absent, option.absent)
    null = Self.either(null, option.null)
    boolean = Self.either(boolean, option.boolean)
    numbers.add(option.numbers)
    if let more = option.texts { texts?.append(contentsOf: more) } else { texts = nil }
  }

  /// Returns whether the first or else the second option accepts. If only a run can decide on the first, the
  /// result is nil.
  private static func either(_ first: Bool?, _ second: Bool?) -> Bool? {
    first == false ? second : first
  }

  /// Returns a pipe's verdicts. It covers texts if a function follows an input with one alternative.
  private static func piped(_ input: ScalarVerdicts, into output: PlanNode) -> ScalarVerdicts {
    var result = ScalarVerdicts(
      absent: input.absent == false ? false : nil, null: input.null == false ? false : nil,
      boolean: input.boolean == false ? false : nil,
      numbers: input.numbers.isNone ? .none : .unknown,
      texts: input.texts?.isEmpty == true ? [] : nil)
    let isPlain = output.firstCheck == output.endCheck
    guard output.opcode == .transform, isPlain, case .steps(let steps)? = input.texts?.first,
      input.texts?.count == 1
    else { return result }
    var function = PlanCheck(opcode: .overwrite, abort: false)
    function.transform = output.transform
    function.transformOpcode = output.transformOpcode
    if !runsCustomFunction(function) { result.texts = [.steps(steps + [function])] }
    return result
  }

  /// Returns whether a check may turn the text into a value of another type.
  private static func runsCustomFunction(_ check: PlanCheck) -> Bool {
    check.opcode == .overwrite && check.transformOpcode == Int32(TransformOpcode.custom.rawValue)
  }
}
