internal import CompassRevisions
internal import SourceJSON

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
