import SchemaModel
import SourceJSON
import Testing

@testable import Validation

/// A `Date` or `bigint` as the value of a `default`, `prefault` or `catch`, and what objects inherit.
@Suite struct MadeConstantTests {
  private func output(_ node: String, _ payload: String) throws -> String {
    let document = """
      {"format":"schema-document/2","name":"x","schema":
        {"type":"object","shape":{"a":\(node)},"unknownKeys":"strip"}}
      """
    let validator = try Validator(document: Array(document.utf8))
    return "\(validator.validate(Array(payload.utf8)))"
  }

  @Test(arguments: ["default", "prefault", "catch"])
  func aDateIsTheValue(_ type: String) throws {
    let node = #"{"type":"\#(type)","inner":{"type":"date"},"value":{"$date":0}}"#
    #expect(try output(node, "{}") == #"valid({"a":"1970-01-01T00:00:00.000Z"})"#)
  }

  @Test(arguments: ["default", "prefault", "catch"])
  func aBigintIsTheValue(_ type: String) throws {
    let node = """
      {"type":"pipe","in":
        {"type":"\(type)","inner":{"type":"bigint"},"value":{"$bigint":"12"}},
        "out":{"type":"bigint","checks":[
          {"check":"greater_than","value":{"$bigint":"12"},"inclusive":false}]}}
      """
    #expect(try output(node, "{}").contains("expected bigint to be >12"))
  }

  @Test("The length of an inherited function is its number of parameters")
  func inheritedFunctions() throws {
    func codes(_ name: String, _ check: String) throws -> [String] {
      let document = """
        {"format":"schema-document/2","name":"x","schema":{"type":"object","shape":
          {"\(name)":{"type":"string","checks":[\(check)]}},"unknownKeys":"strip"}}
        """
      return try Validator(document: Array(document.utf8)).validate(Array("{}".utf8))
        .issues.map(\.code.rawValue)
    }
    let atLeastOne = #"{"check":"min_length","minimum":1}"#
    #expect(try codes("toString", atLeastOne) == ["invalid_type", "too_small"])
    #expect(try codes("hasOwnProperty", atLeastOne) == ["invalid_type"])
    let atLeastTwo = #"{"check":"min_length","minimum":2}"#
    #expect(try codes("constructor", atLeastTwo) == ["invalid_type", "too_small"])
    #expect(try codes("__defineGetter__", atLeastTwo) == ["invalid_type"])
    #expect(try codes("__proto__", atLeastOne) == ["invalid_type"])
    #expect(try codes("absent", atLeastOne) == ["invalid_type"])
  }

  @Test func aLoneSurrogateStaysInThePatternOfAnIssue() throws {
    let document = #"""
      {"format":"schema-document/2","name":"x","schema":{"type":"string","checks":
        [{"check":"string_format","format":"regex","pattern":"\ud800x"}]}}
      """#
    let issues = try Validator(document: Array(document.utf8)).validate(Array(#""q""#.utf8)).issues
    let text = JSONWriter.string(of: .array(issues.map(\.json)))
    #expect(text.contains(#""pattern":"/\ud800x/""#), "\(text)")
    #expect(text.contains(#"must match pattern /\ud800x/"#), "\(text)")
  }

  @Test func contradictoryLengthsNeedAPattern() throws {
    func compiles(_ checks: String) -> Bool {
      let document = """
        {"format":"schema-document/2","name":"x","schema":{"type":"string","checks":[\(checks)]}}
        """
      return (try? Validator(document: Array(document.utf8))) != nil
    }
    let lengths = #"{"check":"min_length","minimum":3},{"check":"max_length","maximum":1}"#
    #expect(!compiles(lengths))
    #expect(compiles(lengths + #",{"check":"string_format","format":"regex","pattern":"a"}"#))
    #expect(compiles(#"{"check":"string_format","format":"email"},"# + lengths))
    #expect(!compiles(#"{"check":"string_format","format":"url"},"# + lengths))
  }
}
