/// Works out what each node does with texts, null, booleans and absent values.
struct ScalarPlans {
  /// By the node's place in the plan.
  private(set) var scalars: [PlanScalar] = []
  private(set) var alternatives: [PlanAlternative] = []
  /// The checks and functions of all alternatives.
  private(set) var steps: [PlanCheck] = []

  /// How many alternatives and steps a node may have.
  private static let greatestSize = 64

  init(_ builder: PlanBuilder) {
    // The compiler adds a node behind those below it, so one pass finds them all known.
    var judgements: [Judgement] = []
    for node in builder.nodes {
      var judgement = Judgement(of: node, in: builder, below: judgements)
      // Each node above has them again: beyond what real schemas have, a text is left to the nodes.
      if judgement.size > Self.greatestSize { judgement.texts = nil }
      judgements.append(judgement)
      add(judgement)
    }
  }

  private mutating func add(_ judgement: Judgement) {
    var scalar = PlanScalar()
    scalar.acceptsAbsent = judgement.absent == true
    scalar.acceptsNull = judgement.null == true
    scalar.acceptsBoolean = judgement.boolean == true
    scalar.firstAlternative = Int32(alternatives.count)
    if let texts = judgement.texts {
      scalar.judgesText = true
      for text in texts {
        switch text {
        case .literal(let range):
          alternatives.append(
            PlanAlternative(kind: .literal, first: range.lowerBound, end: range.upperBound))
        case .steps(let steps):
          let first = Int32(self.steps.count)
          self.steps += steps
          alternatives.append(
            PlanAlternative(kind: .steps, first: first, end: Int32(self.steps.count)))
        }
      }
    }
    scalar.endAlternative = Int32(alternatives.count)
    scalars.append(scalar)
  }
}

/// Whether a node accepts the simplest values and leaves them as they are; nil where only a run can tell.
private struct Judgement {
  enum Text {
    case literal(Range<Int32>)
    case steps([PlanCheck])
  }

  var absent: Bool?
  var null: Bool?
  var boolean: Bool?
  /// The alternatives for a text; empty where none is accepted.
  var texts: [Text]?

  /// How many alternatives there are, and how many steps in them.
  var size: Int {
    (texts ?? []).reduce(0) { size, text in
      if case .steps(let steps) = text { size + 1 + steps.count } else { size + 1 }
    }
  }

  /// What a node does that takes nothing of all this.
  private static let nothing = Judgement(absent: false, null: false, boolean: false, texts: [])
  private static let unknown = Judgement()

  private init(
    absent: Bool? = nil, null: Bool? = nil, boolean: Bool? = nil, texts: [Text]? = nil
  ) {
    self.absent = absent
    self.null = null
    self.boolean = boolean
    self.texts = texts
  }

  init(of node: PlanNode, in builder: PlanBuilder, below: [Judgement]) {
    self = Self.unchecked(node, in: builder, below: below)
    guard node.firstCheck < node.endCheck else { return }
    let checks = builder.checks[Int(node.firstCheck)..<Int(node.endCheck)]
    if node.opcode == .string, !checks.contains(where: Self.runsCustomFunction) {
      texts = [.steps(Array(checks))]
    } else {
      // The checks say what becomes of what the node accepts; what it rejects they never see.
      if absent == true { absent = nil }
      if null == true { null = nil }
      if boolean == true { boolean = nil }
      if texts?.isEmpty == false { texts = nil }
    }
  }

  private static func unchecked(
    _ node: PlanNode, in builder: PlanBuilder, below: [Judgement]
  ) -> Judgement {
    func judgement(_ place: Int32) -> Judgement {
      Int(place) < below.count ? below[Int(place)] : unknown
    }
    var result = nothing
    switch node.opcode {
    case .string: result.texts = [.steps([])]
    case .boolean: result.boolean = true
    case .null: result.null = true
    case .number, .never, .array, .tuple, .record, .object, .discriminatedUnion: break
    case .anything, .catch, .transform, .explained: result = unknown
    case .literal:
      let literals = builder.literals[Int(node.a)..<Int(node.b)]
      result.null = literals.contains { $0.kind == .null }
      result.boolean = literals.contains { $0.kind == .boolean } ? nil : false
      result.texts = [.literal(node.a..<node.b)]
    case .optional:
      result = judgement(node.a)
      let passesAbsentOn =
        Int(node.a) < builder.nodes.count && builder.nodes[Int(node.a)].acceptsAbsent
      if !passesAbsentOn {
        result.absent = true
      } else if result.absent == false {
        result.absent = nil
      }
    case .nullable:
      result = judgement(node.a)
      result.null = true
    case .default, .prefault:
      result = judgement(node.a)
      result.absent = nil
    case .union:
      for option in builder.items[Int(node.a)..<Int(node.b)] { result.add(judgement(option)) }
    case .pipe:
      result = piped(judgement(node.a), into: builder.nodes[Int(node.b)])
    }
    return result
  }

  /// A union's judgement with one more option.
  private mutating func add(_ option: Judgement) {
    absent = Self.either(absent, option.absent)
    null = Self.either(null, option.null)
    boolean = Self.either(boolean, option.boolean)
    if let more = option.texts { texts?.append(contentsOf: more) } else { texts = nil }
  }

  /// Whether the first or else the second accepts: what a first one does that only a run can tell goes
  /// before what the second one does.
  private static func either(_ first: Bool?, _ second: Bool?) -> Bool? {
    first == false ? second : first
  }

  /// A pipe's judgement, where a function follows on something that takes texts in one way.
  private static func piped(_ input: Judgement, into output: PlanNode) -> Judgement {
    var result = Judgement(
      absent: input.absent == false ? false : nil, null: input.null == false ? false : nil,
      boolean: input.boolean == false ? false : nil,
      texts: input.texts?.isEmpty == true ? [] : nil)
    let isPlain = output.firstCheck == output.endCheck
    guard output.opcode == .transform, isPlain, case .steps(let steps)? = input.texts?.first,
      input.texts?.count == 1
    else { return result }
    var function = PlanCheck(opcode: .overwrite, abort: false)
    (function.a, function.b) = (output.a, output.b)
    if !runsCustomFunction(function) { result.texts = [.steps(steps + [function])] }
    return result
  }

  /// Whether a check may turn the text into something else.
  private static func runsCustomFunction(_ check: PlanCheck) -> Bool {
    check.opcode == .overwrite && check.b == Int32(TransformOpcode.custom.rawValue)
  }
}
