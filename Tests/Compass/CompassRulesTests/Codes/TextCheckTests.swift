import CompassRules
import Testing

@Suite("Postal codes, paths, places and emails")
struct TextCheckTests {
  private let rules = CodeRules.self

  @Test(
    "A postal code has five ASCII digits",
    arguments: [
      ("00000", true), ("1234", false), ("123456", false), ("12345\n", false), ("", false),
      ("1234\u{0665}", false), ("+1234", false),
    ])
  func postalCodes(text: String, isValid: Bool) {
    #expect(rules.isPostalCode(text) == isValid)
  }

  @Test(
    "A safe path starts with one slash",
    arguments: [
      ("/", "/"), ("/a//b", "/a//b"), ("//", "/coaches"), ("/\\", "/coaches"), ("/a\\", "/coaches"),
      ("/a?b=c:d", "/coaches"), ("", "/coaches"), (" /", "/coaches"), ("/%5C", "/%5C"),
    ])
  func paths(raw: String, path: String) {
    #expect(rules.safeInternalPath(raw) == path)
    #expect(rules.safeInternalPath(raw, fallback: path) == path)
  }

  @Test("A missing path is the fallback, which isn't checked")
  func fallback() {
    #expect(rules.safeInternalPath(String?.none) == "/coaches")
    #expect(rules.safeInternalPath("//", fallback: "https://x") == "https://x")
  }

  @Test(
    "A state is two capitals after a comma near the end",
    arguments: [
      ("Berea, OH", "OH"), (",OH", "OH"), ("Berea,\n\u{A0}OH", "OH"), ("Berea, OH 44017", "OH"),
      ("Berea, OH\t44017", "OH"), ("Berea, OH44017", nil), ("Berea, OH 4401", nil),
      ("Berea, OH 440170", nil), ("Berea, OH 44017-1", "OH"), ("Berea, OH-", "OH"),
      ("Berea, OH - a\nb", nil), ("Berea, OH ", nil), ("Berea, OH 44017 ", nil), ("Berea, oh", nil),
      ("Berea, OHI", nil), ("Berea, O", nil), ("A, B, OH", "OH"), ("A, OH - B, PA", "OH"),
      ("A, OH, PA", "PA"), ("", nil), ("Berea OH", nil),
    ] as [(String, String?)])
  func states(location: String, state: String?) {
    #expect(rules.state(inLocation: location) == state)
  }

  @Test("A missing location has no state, a missing state the eastern zone")
  func missing() {
    #expect(rules.state(inLocation: String?.none) == nil)
    #expect(rules.webTimeZone(ofState: nil) == "America/New_York")
  }

  @Test(
    "A state's letters give its zone",
    arguments: [
      ("HI", "Pacific/Honolulu"), ("hi", "Pacific/Honolulu"), (" HI", "America/New_York"),
      ("Hawaii", "America/New_York"), ("AZ", "America/Denver"), ("ak", "America/Anchorage"),
      ("", "America/New_York"), ("about", "America/New_York"),
    ])
  func zones(state: String, zone: String) {
    #expect(rules.webTimeZone(ofState: state) == zone)
  }

  @Test("An email is trimmed and in lower case")
  func emails() {
    #expect(rules.normalizedEmail("\u{FEFF}A@B.CO\n") == "a@b.co")
    #expect(rules.normalizedEmail("\u{130}@x") == "i\u{307}@x")
  }
}
