import SchemaModel
import SourceJSON
import Testing

@testable import SchemaComparison

/// The kind of each change of a schema.
@Suite struct TreeComparisonTests {
  private func lines(_ old: String, _ new: String) throws -> [String] {
    func document(_ schema: String) throws -> SchemaDocument {
      try SchemaDocument(
        Array(#"{"format":"schema-document/1","name":"sample","schema":\#(schema)}"#.utf8))
    }
    let (before, after) = (try document(old), try document(new))
    let comparison = TreeComparison(from: before, to: after)
    let isSame = (try? before.fingerprint) == (try? after.fingerprint)
    #expect(comparison.differences.isEmpty == isSame)
    #expect(TreeComparison(from: before, to: before).differences.isEmpty)
    return comparison.differences.map { "\($0.kind) \($0.path): \($0.detail)" }
  }

  private func object(_ fields: String, unknownKeys: String = "strip") -> String {
    #"{"type":"object","shape":{\#(fields)},"unknownKeys":"\#(unknownKeys)"}"#
  }

  private func text(_ checks: String) -> String { #"{"type":"string","checks":[\#(checks)]}"# }

  @Test func noDifference() throws {
    let reordered = #"{"unknownKeys":"strip","shape":{"a":{"type":"string"}},"type":"object"}"#
    #expect(try lines(object(#""a": {"type": "string"}"#), reordered) == [])
  }

  @Test(arguments: [
    (#"{"check":"min_length","minimum":1}"#, #"{"check":"min_length","minimum":2}"#, "changed"),
    (#"{"check":"max_length","maximum":1}"#, #"{"check":"max_length","maximum":2}"#, "changed"),
    (#"{"check":"length_equals","length":1}"#, #"{"check":"length_equals","length":2}"#, "changed"),
    (
      #"{"check":"string_format","format":"regex","pattern":"a"}"#,
      #"{"check":"string_format","format":"regex","pattern":"b"}"#, "changed"
    ),
    (
      #"{"check":"max_length","maximum":1,"message":"a"}"#,
      #"{"check":"max_length","maximum":1,"message":"b"}"#, "reworded"
    ),
    (#"{"check":"max_length","maximum":1}"#, "", "changed"),
    ("", #"{"check":"max_length","maximum":1}"#, "changed"),
    ("", #"{"check":"overwrite","name":"trim"}"#, "changed"),
    (
      #"{"check":"max_length","maximum":1}"#, #"{"check":"max_length","maximum":1,"abort":true}"#,
      "changed"
    ),
    (
      #"{"check":"greater_than","value":0,"inclusive":true}"#,
      #"{"check":"greater_than","value":0,"inclusive":false}"#, "changed"
    ),
    (
      #"{"check":"less_than","value":5,"inclusive":true}"#,
      #"{"check":"less_than","value":6,"inclusive":false}"#, "changed"
    ),
  ])
  func checks(_ old: String, _ new: String, _ kind: String) throws {
    let lines = try lines(text(old), text(new))
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("\(kind) $: ") == true, "\(lines)")
  }

  @Test func theOrderOfChecks() throws {
    let trim = #"{"check":"overwrite","name":"trim"}"#
    let limit = #"{"check":"max_length","maximum":1}"#
    #expect(
      try lines(text(trim + "," + limit), text(limit + "," + trim))
        == ["changed $: has its checks in another order"])
    #expect(
      try lines(text(limit), text(trim + "," + limit))
        == [
          "changed $: has the overwrite trim", "changed $: has a further check before others",
        ])
  }

  @Test func fields() throws {
    let both = object(#""a":{"type":"string"},"b":{"type":"number"}"#)
    #expect(
      try lines(both, object(#""a":{"type":"string"}"#)) == ["changed $.b: is no field any more"])
    #expect(
      try lines(object(#""a":{"type":"string"}"#), both)
        == ["changed $.b: is a further field, needed"])
    #expect(
      try lines(both, object(#""b":{"type":"number"},"a":{"type":"string"}"#))
        == ["changed $: has its fields in another order, and so output and issues"])
    #expect(
      try lines(
        object(#""a":{"type":"string"}"#),
        object(#""a":{"type":"string"},"0 ":{"type":"optional","inner":{"type":"number"}}"#))
        == [#"changed $["0 "]: is a further field, may be absent"#])
    #expect(
      try lines(
        object("", unknownKeys: "reject"),
        object(#""a":{"type":"optional","inner":{"type":"null"}}"#, unknownKeys: "reject"))
        == ["changed $.a: is a further field, may be absent"])
    #expect(
      try lines(
        object("", unknownKeys: "reject"), object(#""a":{"type":"any"}"#, unknownKeys: "reject"))
        == ["changed $.a: is a further field"])
  }

  @Test(arguments: [("strip", "reject"), ("reject", "keep"), ("strip", "keep")])
  func unknownKeys(_ old: String, _ new: String) throws {
    #expect(
      try lines(object("", unknownKeys: old), object("", unknownKeys: new))
        == ["changed $: other keys: \(new), was \(old)"])
  }

  @Test func wrappers() throws {
    let plain = #"{"type":"string"}"#
    let optional = #"{"type":"optional","inner":{"type":"string"}}"#
    let both = #"{"type":"nullable","inner":\#(optional)}"#
    func field(_ schema: String) -> String { object(#""a":\#(schema)"#) }
    #expect(try lines(field(plain), field(optional)) == ["changed $.a: is now optional"])
    #expect(try lines(plain, optional) == ["changed $: is now optional"])
    let caught = #"{"type":"catch","inner":@,"value":"x"}"#
    #expect(
      try lines(caught.replacing("@", with: plain), caught.replacing("@", with: optional))
        == ["changed $: is now optional"])
    #expect(try lines(both, optional) == ["changed $: is not nullable any more"])
    #expect(
      try lines(both, #"{"type":"optional","inner":{"type":"nullable","inner":\#(plain)}}"#)
        == ["changed $: is optional of nullable, was nullable of optional"])
    #expect(
      try lines(
        #"{"type":"default","inner":\#(plain),"value":{"a":1,"b":2}}"#,
        #"{"type":"default","inner":\#(plain),"value":{"b":2,"a":1}}"#)
        == [#"changed $: falls back to {"b":2,"a":1}, did to {"a":1,"b":2}"#])
  }

  @Test func values() throws {
    #expect(
      try lines(#"{"type":"enum","values":["a","b"]}"#, #"{"type":"enum","values":["b","c"]}"#)
        == [#"changed $: no longer takes "a""#, #"changed $: also takes "c""#])
    #expect(
      try lines(#"{"type":"enum","values":["a","b"]}"#, #"{"type":"enum","values":["b","a"]}"#)
        .map { $0.prefix(10) } == ["changed $:"])
    #expect(
      try lines(#"{"type":"string"}"#, #"{"type":"enum","values":["a"]}"#)
        == [#"changed $: is one of "a", was a string"#])
  }

  /// A change inside, or of, each kind of node: the same limit made tighter, wider, or reworded.
  @Test(arguments: [
    ("array", #"{"type":"array","element":@}"#, "$[*]"),
    ("tuple", #"{"type":"tuple","items":[{"type":"null"},@]}"#, "$[1]"),
    ("rest of a tuple", #"{"type":"tuple","items":[],"rest":@}"#, "$[*]"),
    ("record", #"{"type":"record","value":@}"#, "${*}"),
    ("object", #"{"type":"object","shape":{"a":@},"unknownKeys":"keep"}"#, "$.a"),
    ("union", #"{"type":"union","options":[{"type":"null"},@]}"#, "$|2"),
    (
      "discriminated union",
      #"{"type":"discriminated_union","discriminator":"k","options":[{"type":"object","shape":{"k":{"type":"literal","values":[1]},"a":@},"unknownKeys":"strip"}]}"#,
      "$|1.a"
    ),
    ("optional", #"{"type":"optional","inner":@}"#, "$"),
    ("nullable", #"{"type":"nullable","inner":@}"#, "$"),
    ("default", #"{"type":"default","inner":@,"value":"x"}"#, "$"),
    ("prefault", #"{"type":"prefault","inner":@,"value":"x"}"#, "$"),
    ("catch", #"{"type":"catch","inner":@,"value":"x"}"#, "$"),
    ("pipe", #"{"type":"pipe","in":@,"out":{"type":"any"}}"#, "$"),
    ("end of a pipe", #"{"type":"pipe","in":{"type":"string"},"out":@}"#, "$"),
  ])
  func everyNodeIsLookedInto(_ name: String, _ node: String, _ path: String) throws {
    func limited(_ maximum: Int, _ message: String) -> String {
      node.replacing(
        "@", with: text(#"{"check":"max_length","maximum":\#(maximum),"message":"\#(message)"}"#))
    }
    #expect(
      try lines(limited(5, "a"), limited(4, "a"))
        == ["changed \(path): has max_length 4, was max_length 5"])
    #expect(
      try lines(limited(5, "a"), limited(6, "a"))
        == ["changed \(path): has max_length 6, was max_length 5"])
    #expect(
      try lines(limited(5, "a"), limited(5, "b"))
        == [#"reworded \#(path): message of max_length is "b", was "a""#])
  }

  @Test(arguments: [
    "string", "number", "boolean", "null", "any", "unknown", "never",
  ])
  func everyTypeHasItsMessage(_ type: String) throws {
    #expect(
      try lines(#"{"type":"\#(type)"}"#, #"{"type":"\#(type)","message":"No"}"#)
        == [#"reworded $: message of the value is "No", was the default"#])
  }

  @Test(arguments: [
    (#"{"type":"never"}"#, #"{"type":"string"}"#, "changed"),
    (#"{"type":"string"}"#, #"{"type":"never"}"#, "changed"),
    (#"{"type":"boolean"}"#, #"{"type":"unknown"}"#, "changed"),
    (#"{"type":"unknown"}"#, #"{"type":"null"}"#, "changed"),
    (#"{"type":"string"}"#, #"{"type":"number"}"#, "changed"),
    (#"{"type":"any"}"#, #"{"type":"array","element":{"type":"any"}}"#, "changed"),
    (#"{"type":"literal","values":[1,2]}"#, #"{"type":"literal","values":[1]}"#, "changed"),
    (#"{"type":"literal","values":[1]}"#, #"{"type":"literal","values":[1,null]}"#, "changed"),
    (
      #"{"type":"tuple","items":[]}"#, #"{"type":"tuple","items":[],"rest":{"type":"any"}}"#,
      "changed"
    ),
    (
      #"{"type":"tuple","items":[],"rest":{"type":"any"}}"#, #"{"type":"tuple","items":[]}"#,
      "changed"
    ),
    (
      #"{"type":"tuple","items":[{"type":"any"}]}"#, #"{"type":"tuple","items":[]}"#, "changed"
    ),
    (
      #"{"type":"catch","inner":{"type":"string"},"value":1}"#,
      #"{"type":"catch","inner":{"type":"string"},"value":2}"#, "changed"
    ),
    (
      #"{"type":"pipe","in":{"type":"string"},"out":{"type":"transform","name":"trim"}}"#,
      #"{"type":"pipe","in":{"type":"string"},"out":{"type":"transform","name":"stripHtml"}}"#,
      "changed"
    ),
    (
      #"{"type":"discriminated_union","discriminator":"k","options":[{"type":"object","shape":{"k":{"type":"literal","values":[1]},"l":{"type":"literal","values":[2]}},"unknownKeys":"strip"}]}"#,
      #"{"type":"discriminated_union","discriminator":"l","options":[{"type":"object","shape":{"k":{"type":"literal","values":[1]},"l":{"type":"literal","values":[2]}},"unknownKeys":"strip"}]}"#,
      "changed"
    ),
  ])
  func everyNodeByItself(_ old: String, _ new: String, _ kind: String) throws {
    let lines = try lines(old, new)
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("\(kind) $: ") == true, "\(lines)")
  }

  @Test func placesInside() throws {
    func nested(_ inner: String) -> String {
      object(
        #""list":{"type":"array","element":{"type":"union","options":[{"type":"null"},{"type":"record","value":\#(inner)}]}}"#
      )
    }
    #expect(
      try lines(nested(#"{"type":"any"}"#), nested(#"{"type":"string"}"#))
        == ["changed $.list[*]|2{*}: is a string, was any"])
  }

  @Test func wrapperAroundAnotherNode() throws {
    let pipe = #"{"type":"pipe","in":{"type":"transform","name":"toE164US"},"out":{"type":"any"}}"#
    let optional = #"{"type":"optional","inner":{"type":"string"}}"#
    #expect(try lines(optional, pipe).first == "changed $: is not optional any more")
    #expect(try lines(pipe, optional).first == "changed $: is now optional")
  }

  @Test func anOptionOfAUnion() throws {
    let union = #"{"type":"union","options":[{"type":"string"},{"type":"null"}]}"#
    let plain = #"{"type":"string"}"#
    #expect(
      try lines(plain, union) == ["changed $: is now one option of a union, beside null"])
    #expect(
      try lines(union, plain) == ["changed $: is no longer one option of a union, beside null"])
  }

  @Test func options() throws {
    let one = #"{"type":"union","options":[{"type":"string"}]}"#
    let two = #"{"type":"union","options":[{"type":"string"},{"type":"null"}]}"#
    #expect(try lines(one, two) == ["changed $: has a further option 2, null"])
    #expect(try lines(two, one) == ["changed $: no longer has the option 2, null"])
    #expect(
      try lines(one, #"{"type":"union","options":[{"type":"string"},{"type":"string"}]}"#).count
        == 1)
  }

  @Test("A difference has its schemas and the values around them")
  func wayAndPair() throws {
    let old = ZodSchema.object { Field("a", .array(.string("No").max(5))) }
    let new = ZodSchema.object { Field("a", .array(.string("Not so").max(4))) }
    let differences = TreeComparison(
      from: SchemaDocument(name: "s", schema: old), to: SchemaDocument(name: "s", schema: new)
    ).differences
    #expect(differences.map(\.kind) == [.reworded, .changed])
    for difference in differences {
      #expect(difference.way.map(\.path) == ["$", "$.a", "$.a[*]"])
      #expect(difference.way.map(\.position) == [.inside, .field("a"), .element])
      #expect(difference.pair?.before == .string("No").max(5))
    }
    // Each has only its own change.
    #expect(differences.map { $0.pair?.after } == [.string("Not so").max(5), .string("No").max(4)])
  }
}
