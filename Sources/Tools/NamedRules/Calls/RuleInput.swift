internal import CompassRevisions
internal import CompassRules
internal import SourceJSON

/// The type of a parameter of a rule's function: how the value is read from the arguments of a call.
protocol RuleInput: SendableMetatype {
  /// Returns the arguments that the value is read from.
  ///
  /// - Parameter names: the names of the rule's arguments, of which a type takes what it needs.
  static func parameters(_ names: inout ArgumentNames) -> [RuleParameter]

  /// Reads the value.
  ///
  /// - Throws: `RuleError` when there is no such value.
  static func read(
    _ arguments: RuleArguments, _ names: inout ArgumentNames
  ) throws(RuleError) -> Self
}

/// A value that names the arguments it is read from, or that is read from the call itself.
protocol CallInput: RuleInput {
  static var parameters: [RuleParameter] { get }

  /// - Throws: `RuleError` when there is no such value.
  init(_ arguments: RuleArguments) throws(RuleError)
}

extension CallInput {
  static func parameters(_: inout ArgumentNames) -> [RuleParameter] { parameters }

  static func read(
    _ arguments: RuleArguments, _: inout ArgumentNames
  ) throws(RuleError) -> Self { try Self(arguments) }
}

extension LocalClock: CallInput {
  static var parameters: [RuleParameter] { [.timeZone] }

  init(_ arguments: RuleArguments) { self = arguments.clock }
}

extension RuleSource: CallInput {
  static var parameters: [RuleParameter] { [.source] }

  /// Reads the source that decides; the web app if the argument is absent, as in recorded cases.
  ///
  /// - Throws: `RuleError` for another word than the name of a source.
  init(_ arguments: RuleArguments) throws(RuleError) {
    guard let word = arguments.text("source") else {
      self = .web
      return
    }
    guard let source = Self(rawValue: word) else {
      let words = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw .arguments("the argument \"source\" must be one of \(words)")
    }
    self = source
  }
}

extension WebRevision: CallInput {
  static var parameters: [RuleParameter] { [] }

  init(_ arguments: RuleArguments) { self = arguments.revision }
}
