public import CompassRevisions
public import SourceJSON

/// A rule that can be called by its name on JSON arguments, as recorded cases do.
public struct Rule: Sendable {
  /// The name, such as `fit.tier`.
  public let name: String
  /// The rule's decision in one line.
  public let summary: String
  /// The parameters of the rule.
  public let parameters: [RuleParameter]
  /// The first revision of the web app whose answers are known.
  public internal(set) var first: WebRevision
  /// The last such revision; nil if the newest one still decides so.
  public internal(set) var last: WebRevision?
  /// The specification that decides, such as "School Detail", if no recorded answer of the web app does; else nil.
  public internal(set) var specification: String?
  /// The rule on its arguments, which are those of the parameters at least.
  let evaluate: @Sendable (RuleArguments) throws(RuleError) -> JSONValue

  init(
    _ name: String, _ summary: String, since first: WebRevision = .february2026,
    until last: WebRevision? = nil, _ reader: CallReader<JSONValue>
  ) {
    self.name = name
    self.summary = summary
    self.parameters = reader.parameters
    self.first = first
    self.last = last
    self.evaluate = { arguments throws(RuleError) in try reader.read(arguments).stringified }
  }

  /// Whether the rule has known answers at a revision of the web app.
  public func exists(in revision: WebRevision) -> Bool {
    revision >= first && last.map { revision <= $0 } ?? true
  }

  /// Returns the rule's result on an object of arguments.
  ///
  /// - Parameters:
  ///   - arguments: the arguments by name.
  ///   - revision: the revision that answers; nil for the newest one that has the rule.
  /// - Throws: `RuleError` when a needed argument is missing, one is unknown or of another type, one
  ///   names no value, one has an unpaired surrogate, or a limit was reached.
  public func callAsFunction(
    _ arguments: JSONValue, in revision: WebRevision? = nil
  ) throws(RuleError) -> JSONValue {
    guard let object = arguments.object else {
      throw .arguments("the arguments must be a JSON object")
    }
    for member in object.members
    where !parameters.contains(where: { $0.name == member.key.string }) {
      let known = parameters.map(\.name).joined(separator: ", ")
      throw .arguments("unknown argument \"\(member.key)\"; \(name) takes \(known)")
    }
    for parameter in parameters { try parameter.check(object[.init(parameter.name)]) }
    return try result(of: arguments, in: revision)
  }
}

extension Rule {
  /// A rule of a function, whose types decide how arguments are read and the result is written.
  ///
  ///     Rule("phone.display", "A stored number as it is shown.", PhoneRules.display, "input")
  ///
  /// - Parameters:
  ///   - omitsNil: whether the result leaves out the properties that are nil, which are null otherwise.
  ///   - names: the names of the arguments in the order of the function's parameters, without those that take none, such
  ///     as the clock.
  init<
    each Input: Decodable & SendableMetatype, Result: Encodable & SendableMetatype,
    Failure: RuleFailure
  >(
    _ name: String, _ summary: String, since first: WebRevision = .february2026,
    until last: WebRevision? = nil, omittingNil omitsNil: Bool = false,
    _ function: @escaping @Sendable (repeat each Input) throws(Failure) -> Result,
    _ names: ArgumentName...
  ) {
    let reader = CallReader(
      { (input: repeat each Input) throws(RuleError) -> JSONValue in
        do throws(Failure) {
          return ResultEncoder.json(of: try function(repeat each input), omittingNil: omitsNil)
        } catch {
          return try error.result()
        }
      }, names: names)
    self.init(name, summary, since: first, until: last, reader)
  }
}

extension Rule {
  /// Returns the rule's result on arguments that nothing has checked.
  ///
  /// A revision without the rule gives way to the newest one with it.
  package func result(
    of arguments: JSONValue, in revision: WebRevision?
  ) throws(RuleError) -> JSONValue {
    if let path = arguments.pathOfUnpairedSurrogate {
      throw .arguments("the argument \"\(path)\" has an unpaired surrogate, which no rule takes")
    }
    let answering = revision.flatMap { exists(in: $0) ? $0 : nil }
    let newest = last ?? WebRevision.allCases.last ?? first
    return try evaluate(RuleArguments(arguments, in: answering ?? newest))
  }
}

extension JSONValue {
  /// The path of the first string or key with an unpaired surrogate, such as `coach.name`; nil if
  /// every string is well-formed. A rule takes Swift strings, which can't hold one.
  fileprivate var pathOfUnpairedSurrogate: String? {
    switch self {
    case .string(let text): text.hasLoneSurrogates ? "" : nil
    case .array(let elements): elements.lazy.compactMap(\.pathOfUnpairedSurrogate).first
    case .object(let object):
      object.members.lazy.compactMap { key, value in
        if key.hasLoneSurrogates { return key.string }
        return value.pathOfUnpairedSurrogate.map { $0.isEmpty ? key.string : "\(key).\($0)" }
      }.first
    default: nil
    }
  }

  /// The value as `JSON.stringify` writes it: infinite numbers and NaN are null.
  fileprivate var stringified: JSONValue {
    switch self {
    case .number(let number) where !number.isFinite: .null
    case .array(let elements): .array(elements.map(\.stringified))
    case .object(let object):
      .object(JSONObject(object.members.map { ($0.key, $0.value.stringified) }))
    default: self
    }
  }
}

extension Rule {
  /// Whether the specification and the web app decide differently.
  ///
  /// Such a rule has the optional argument `source`, `specification` or `web`.
  public var takesSource: Bool { parameters.contains { $0.name == RuleParameter.source.name } }
}

extension RuleParameter {
  /// The source that decides.
  static let source = text("source").optional
}

extension Rule {
  /// The arguments of a call that has a result: every parameter but the time zone, the source and those that
  /// recorded cases leave to their file, with its example.
  public var example: JSONValue {
    let omitted = ["timeZone", RuleParameter.source.name]
    return .object(
      JSONObject(
        parameters.filter { !omitted.contains($0.name) && !($0.isOptional && $0.kind == .any) }
          .map { (key: .init($0.name), value: $0.example) }))
  }
}
