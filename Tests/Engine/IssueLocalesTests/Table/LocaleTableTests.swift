import SchemaModel
import Testing

@testable import IssueLocales

/// Locales of an app, from tables.
@Suite struct LocaleTableTests {
  private func locale(_ members: String) throws -> IssueLocale {
    try IssueLocale(
      table: Array(#"{"format": "issue-locale/1", "locale": "nl", \#(members)}"#.utf8))
  }

  private func error(_ members: String) -> String? {
    do {
      _ = try locale(members)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a table has its language and sentences`() throws {
    let dutch = try locale(
      """
      "types": {"number": "getal"}, "units": {"string": "tekens"},
      "sentences": {
        "invalid_type": "Verwacht: {expected}, ontvangen: {received}",
        "too_small": [
          {"when": {"unit": true}, "text": "Te kort: {comparison}{limit} {unit}"},
          "Te klein: {comparison}{limit}"
        ],
        "default": "Ongeldig"}
      """)
    #expect(dutch.identifier == "nl")
    #expect(
      dutch.message(of: Issues.type("number", received: "string"))
        == "Verwacht: getal, ontvangen: string")
    #expect(dutch.message(of: Issues.tooSmall("string", 3)) == "Te kort: >=3 tekens")
    #expect(dutch.message(of: Issues.tooSmall("number", 3)) == "Te klein: >=3")
    #expect(dutch.message(of: Issues.keys("a")) == "Ongeldig")
  }

  @Test func `a change holds from its version on`() throws {
    let dutch = try locale(
      """
      "types": {"number": "getal", "string": "tekst"},
      "sentences": {"invalid_type": "{expected}!", "default": "Ongeldig"},
      "since": {"4.6.7": {
        "types": {"number": "nummer", "string": null}, "sentences": {"default": "Fout"}}}
      """)
    let issue = Issues.type("number", received: "null")
    #expect(dutch.message(of: issue, zod: .v4_4_3) == "getal!")
    #expect(dutch.message(of: issue, zod: .v4_6_7) == "nummer!")
    #expect(
      dutch.message(of: Issues.type("string", received: "null"), zod: .v4_6_7) == "string!")
    #expect(dutch.message(of: Issues.keys("a"), zod: .v4_3_6) == "Ongeldig")
    #expect(dutch.message(of: Issues.keys("a"), zod: .v4_6_7) == "Fout")
  }

  @Test func `changes of several versions add up, in any order`() throws {
    let dutch = try locale(
      """
      "formats": {"url": "URL"}, "units": {"map": "paren"},
      "sentences": {"invalid_format": "Ongeldig: {format}", "default": "Ongeldig"},
      "since": {
        "4.6.7": {"formats": {"mac": "MAC", "url": null}},
        "4.1.12": {"formats": {"url": "webadres"}},
        "4.3.6": {"sentences": {"invalid_format": "Fout: {format}"}}
      }
      """)
    let expected: [(ZodVersion, String)] = [
      (.v4_0_17, "Ongeldig: URL"), (.v4_1_12, "Ongeldig: webadres"),
      (.v4_2_1, "Ongeldig: webadres"), (.v4_3_6, "Fout: webadres"), (.v4_4_3, "Fout: webadres"),
      (.v4_6_7, "Fout: url"),
    ]
    for (version, message) in expected {
      #expect(dutch.message(of: Issues.format("url"), zod: version) == message)
    }
    #expect(dutch.message(of: Issues.format("mac"), zod: .v4_6_7) == "Fout: MAC")
  }

  @Test func `an expected type has Zod's name too`() throws {
    let dutch = try locale(
      """
      "types": {"number": "getal"},
      "sentences": {
        "invalid_type": "{expected} ({expectedName}), {received}", "default": "Ongeldig"}
      """)
    #expect(
      dutch.message(of: Issues.type("number", received: "number")) == "getal (number), getal")
  }

  @Test func `two braces are one of the text`() throws {
    let dutch = try locale(#""sentences": {"default": "{{x}}"}"#)
    #expect(dutch.message(of: Issues.keys("a")) == "{x}")
  }

  @Test func `a condition takes one of several values`() throws {
    let dutch = try locale(
      """
      "sentences": {"too_big": [
        {"when": {"origin": ["array", null], "inclusive": true}, "text": "Eerst"}, "Dan"],
        "default": "Ongeldig"}
      """)
    #expect(dutch.message(of: Issues.tooBig("array", 1)) == "Eerst")
    #expect(dutch.message(of: Issues.tooBig(nil, 1)) == "Eerst")
    #expect(dutch.message(of: Issues.tooBig("array", 1, inclusive: false)) == "Dan")
    #expect(dutch.message(of: Issues.tooBig("set", 1)) == "Dan")
  }

  @Test(arguments: [
    (#""sentences": {}"#, #"$: the sentence "default" is missing"#),
    (#""sentences": {"default": 1}"#, "$.sentences.default: expected a string"),
    (#""sentences": {"defualt": ""}"#, "$.sentences.defualt: unknown member"),
    (#""words": {}"#, "$.words: unknown member"),
    (
      #""sentences": {"default": "{a}"}"#,
      #"$.sentences.default: no part of this issue is named "a"; it has none"#
    ),
    (
      #""sentences": {"invalid_type": "{value}", "default": ""}"#,
      """
      $.sentences.invalid_type: no part of this issue is named "value"; they are: expected, expectedName, received
      """
    ),
    (
      #""sentences": {"default": "100 }"}"#,
      "$.sentences.default: a brace is alone; write two for one in the text"
    ),
    (
      #""sentences": {"default": [{"when": {}, "text": ""}]}"#,
      "$.sentences.default: the last variant must be a string, which has no conditions"
    ),
    (
      #""sentences": {"invalid_union": [{"when": {"unit": true}, "text": ""}, ""], "default": ""}"#,
      """
      $.sentences.invalid_union[0].when.unit: no condition of this sentence; they are: inclusive, \
      options
      """
    ),
    (
      #""types": {"string": {"definite": "de tekst"}}, "sentences": {"invalid_type": "{expected}", "default": ""}"#,
      #"$: the word "string" of "types" has no text without a form's name"#
    ),
    (
      #""sentences": {"default": ""}, "since": {"4.9": {}}"#,
      """
      $.since.4.9: not a known version of Zod; known are 4.0.17, 4.1.12, 4.2.1, 4.3.6, 4.4.3, 4.6.7
      """
    ),
    (
      #""sentences": {"default": ""}, "since": {"4.6.7": {"sentences": {"default": null}}}"#,
      "$.since.4.6.7.sentences.default: expected a string"
    ),
    (
      #""plural": "dutch", "sentences": {"default": ""}"#,
      #"$.plural: expected one of "east-slavic""#
    ),
  ])
  func `a table that is not of the form is refused with the place`(
    _ members: String, _ message: String
  ) {
    #expect(error(members) == message)
  }

  @Test func `a text that is not JSON is refused`() {
    #expect(throws: (any Error).self) { try IssueLocale(table: Array("{".utf8)) }
  }
}
