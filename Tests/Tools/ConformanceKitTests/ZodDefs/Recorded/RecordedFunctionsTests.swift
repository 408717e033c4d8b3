import ConformanceKit
import Testing

/// Schemas whose functions answer from their recorded calls.
@Suite struct RecordedFunctionsTests {
  /// Returns the failures of a case, each as its found result.
  ///
  /// - Parameters:
  ///   - def: the tree.
  ///   - functions: the recorded functions.
  ///   - verdict: the rest of the case: the input, and the result.
  private func failures(
    _ def: String, _ functions: String, _ verdict: String, zod: String = "4.4.3"
  ) throws -> [String] {
    let text = VectorFiles.trees(
      zod: zod, functions: true,
      cases: #"{"id":"a","def":\#(def),"functions":\#(functions),\#(verdict)}"#)
    return try VectorFiles.report(on: text).suites.flatMap { $0.failures.map(\.found) }
  }

  private func function(_ kind: String, _ calls: String...) -> String {
    #"{"f1":{"kind":"\#(kind)","calls":[\#(calls.joined(separator: ","))]}}"#
  }

  private func opaque(_ kind: String) -> String {
    #"{"opaque":true,"name":"f1","kind":"\#(kind)"}"#
  }

  private func checked(_ check: String) -> String { #"{"type":"string","checks":[\#(check)]}"# }

  @Test func aTransformHasItsRecordedResult() throws {
    let def = #"{"type":"transform","transform":\#(opaque("transform"))}"#
    let functions = function("transform", #"{"in":"a","out":["b"]}"#)
    #expect(
      try failures(def, functions, #""input":"a","valid":true,"output":["b"]"#).isEmpty)
    let found = try failures(def, functions, #""input":"c","valid":true,"output":["b"]"#)
    #expect(found.count == 1)
    #expect(found.first?.contains(#"no call with "c" is recorded"#) == true)
  }

  @Test func aTransformAddsItsRecordedIssues() throws {
    let def = #"{"type":"transform","transform":\#(opaque("transform"))}"#
    let functions = function(
      "transform", #"{"in":"a","out":0,"issues":[{"code":"custom","message":"no"}]}"#)
    let verdict =
      #""input":"a","valid":false,"issues":[{"code":"custom","message":"no","path":[]}]"#
    #expect(try failures(def, functions, verdict).isEmpty)
  }

  @Test func aPredicateHasItsRecordedVerdict() throws {
    let def = checked(#"{"check":"custom","fn":\#(opaque("refine")),"message":"no"}"#)
    let functions = function("refine", #"{"in":"a","out":true}"#, #"{"in":"b","out":false}"#)
    #expect(try failures(def, functions, #""input":"a","valid":true,"output":"a""#).isEmpty)
    let issues = #"[{"code":"custom","path":[],"message":"no"}]"#
    #expect(
      try failures(def, functions, #""input":"b","valid":false,"issues":\#(issues)"#).isEmpty)
  }

  @Test func aFunctionThatAddsIssuesMayChangeTheValue() throws {
    let def = checked(#"{"check":"custom","opaque":true,"name":"f1","kind":"check"}"#)
    let functions = function(
      "check", #"{"in":"a","out":"b"}"#,
      #"{"in":"c","out":"c","issues":[{"code":"custom","message":"no","continue":true}]}"#)
    #expect(try failures(def, functions, #""input":"a","valid":true,"output":"b""#).isEmpty)
    let issues = #"[{"code":"custom","message":"no","path":[]}]"#
    #expect(
      try failures(def, functions, #""input":"c","valid":false,"issues":\#(issues)"#).isEmpty)
  }

  @Test func aRewritingReplacesTheValue() throws {
    let def = checked(#"{"check":"overwrite","tx":\#(opaque("overwrite"))}"#)
    let functions = function("overwrite", #"{"in":"a","out":"b"}"#)
    #expect(try failures(def, functions, #""input":"a","valid":true,"output":"b""#).isEmpty)
  }

  @Test func aSubstituteIsMade() throws {
    for kind in ["default", "prefault"] {
      let inner =
        #"{"type":"\#(kind)","innerType":{"type":"string"},"value":\#(opaque(kind))}"#
      let def = #"{"type":"object","shape":{"a":\#(inner)}}"#
      let functions = function(kind, #"{"out":"b"}"#)
      #expect(
        try failures(def, functions, #""input":{},"valid":true,"output":{"a":"b"}"#).isEmpty)
    }
  }

  @Test func aCatchIsAnsweredByItsValueAndIssues() throws {
    let def =
      #"{"type":"object","shape":{"a":{"type":"catch","innerType":{"type":"string"},"value":\#(opaque("catch"))}}}"#
    func functions(_ message: String) -> String {
      function(
        "catch",
        #"{"in":{"value":1,"issues":[{"expected":"string","code":"invalid_type","path":[],"message":"\#(message)"}]},"out":"b"}"#
      )
    }
    let verdict = #""input":{"a":1},"valid":true,"output":{"a":"b"}"#
    let message = "Invalid input: expected string, received number"
    #expect(try failures(def, functions(message), verdict).isEmpty)
    #expect(try failures(def, functions("another"), verdict).count == 1)
  }

  @Test func aFormatIsAPredicateOfTheText() throws {
    let def =
      #"{"type":"string","check":"string_format","format":"odd","fn":\#(opaque("format"))}"#
    let functions = function("format", #"{"in":"a","out":false}"#)
    let issues =
      #"[{"code":"invalid_format","format":"odd","path":[],"message":"Invalid odd"}]"#
    #expect(
      try failures(def, functions, #""input":"a","valid":false,"issues":\#(issues)"#).isEmpty)
  }

  @Test func aConditionSkipsItsCheck() throws {
    let def = checked(#"{"check":"min_length","minimum":2,"when":\#(opaque("when"))}"#)
    let functions = function("when", #"{"in":"a","out":false}"#)
    #expect(try failures(def, functions, #""input":"a","valid":true,"output":"a""#).isEmpty)
  }

  @Test func anErrorFunctionHasTheRecordedMessages() throws {
    let def = #"{"type":"string","error":\#(opaque("error"))}"#
    let issues =
      #"[{"expected":"string","code":"invalid_type","path":[],"message":"own words"}]"#
    #expect(
      try failures(def, function("error"), #""input":1,"valid":false,"issues":\#(issues)"#).isEmpty)
  }

  @Test(arguments: [
    (
      #"{"f1":{"kind":"odd","calls":[]}}"#,
      #"a: "functions.f1.kind": expected "transform" or "decode""#
    ),
    (#"{"f1":{"kind":"refine"}}"#, #"a: "functions.f1": the field "calls" is missing"#),
    (
      #"{"f1":{"kind":"refine","calls":[{"x":1}]}}"#,
      #"a: "functions.f1.calls[0]": unknown field "x""#
    ),
    (#"{"f1":{"kind":"refine","calls":[],"x":1}}"#, #"a: "functions.f1": unknown field "x""#),
    ("[]", #"a: "functions": expected an object, found []"#),
  ])
  func oddFunctionsAreRefused(_ functions: String, _ found: String) throws {
    #expect {
      try failures(#"{"type":"any"}"#, functions, #""input":1,"valid":true,"output":1"#)
    } throws: {
      "\($0)".contains(found)
    }
  }
}
