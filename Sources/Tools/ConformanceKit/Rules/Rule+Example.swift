public import SourceJSON

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
