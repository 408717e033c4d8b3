package import CompassRevisions
internal import CompassRules
internal import SourceJSON

/// A value that names the arguments it is read from, or that is read from the call itself.
protocol CallInput: Decodable, SendableMetatype {
  static var parameters: [RuleParameter] { get }

  /// - Throws: `RuleError` when there is no such value.
  init(_ arguments: RuleArguments) throws(RuleError)
}

extension CallInput {
  init(from decoder: any Decoder) throws { self = try Self.called(decoder) }

  fileprivate static func called(_ decoder: any Decoder) throws -> Self {
    guard let arguments = decoder as? RuleArguments else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "Only a call has the value."))
    }
    return try Self(arguments)
  }
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

  package init(from decoder: any Decoder) throws { self = try Self.called(decoder) }
}
