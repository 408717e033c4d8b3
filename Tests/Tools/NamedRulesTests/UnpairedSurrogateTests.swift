import NamedRules
import SourceJSON
import Testing

/// Rules take Swift strings, which can't hold an unpaired surrogate.
@Suite struct UnpairedSurrogateTests {
  private func value(_ json: String) throws -> JSONValue {
    try JSONDocument(Array(json.utf8)).value
  }

  @Test(arguments: [
    ("label.role", #"{"role":"\ud800"}"#, "role"),
    ("attachment.validate", #"{"type":"a/\ud800","size":1}"#, "type"),
    ("csv.single", #"{"interaction":{"type":"a","content":"\udc00"}}"#, "interaction.content"),
    ("csv.many", #"{"interactions":[{"type":"a"},{"type":"\ud801"}]}"#, "interactions.type"),
    ("event.defaults", #"{"set":[["start_date","\ud800"]]}"#, "set"),
    ("event.directions", #"{"address":"\ud83d","city":"","state":""}"#, "address"),
    ("filter.universal", #"{"items":[{"a":{"\ud800":1}}],"configs":[]}"#, "items.a.\u{FFFD}"),
  ])
  func anArgumentIsRejectedByItsPath(rule: String, arguments: String, path: String) throws {
    let error = RuleError.arguments(
      "the argument \"\(path)\" has an unpaired surrogate, which no rule takes")
    #expect(throws: error) { try RuleCatalog.rule(named: rule)(value(arguments)) }
  }

  @Test func aPairIsTaken() throws {
    let label = try RuleCatalog.rule(named: "label.role")(value(#"{"role":"\ud83d\ude00"}"#))
    #expect(label == "\u{1F600}")
  }
}
