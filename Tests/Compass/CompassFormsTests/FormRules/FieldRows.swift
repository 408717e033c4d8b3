import CompassForms
import JSPrimitives
import SourceJSON
import Testing

/// The rules that many fields have, each in one form of words.
enum FieldRows {
  typealias Check = @Sendable (RuleRow, FormUnderTest) throws -> Void

  /// By property.
  static let checks: [String: Check] = [
    "required": required, "skippedWhen": skippedWhenEmpty, "oneOf": oneOf, "min": minimum,
    "max": maximum, "pattern": pattern, "checks": check, "format": format, "default": standard,
  ]

  private static let required: Check = { row, form throws in
    let field = try #require(row.field)
    let isRequired = row.value.boolean == true
    #expect(try (form.message(field, .null) != nil) == isRequired)
    // What the form itself fills in is always there.
    let isFilledIn = RuleRow.all.contains { $0.path == [row.form, "defaults", field] }
    #expect(try (form.sent(field, .null) != nil) == (!isRequired || isFilledIn))
    if !isRequired, let sent = try form.sent(field, .null) {
      // The interaction's insert names no event unless there is one.
      #expect(sent[JSText(field)] ?? .null == .null)
    }
  }

  private static let skippedWhenEmpty: Check = { row, form throws in
    let field = try #require(row.field)
    #expect(row.value.text?.string.contains("empty") == true)
    #expect(try form.message(field, "") == nil)
    #expect(try form.sent(field, "")?[JSText(field)] == .null)
  }

  private static let oneOf: Check = { row, form throws in
    let field = try #require(row.field)
    #expect(!row.texts.isEmpty)
    for word in row.texts {
      #expect(try form.message(field, .string(JSText(word))) == nil)
      #expect(try form.sent(field, .string(JSText(word)))?[JSText(field)]?.text?.string == word)
    }
    for word in ["unlisted", row.texts[0].uppercased(), row.texts[0] + " "] {
      #expect(try form.message(field, .string(JSText(word))) != nil)
    }
  }

  private static let minimum: Check = { row, form throws in
    let field = try #require(row.field)
    let least = Int(try #require(row.value.number))
    let below = try form.message(field, .letters(least - 1))
    #expect(below == row.sibling("checks")?[0]?["message"]?.text?.string ?? below)
    #expect(below != nil)
    #expect(try form.message(field, .letters(least)) != below)
  }

  /// Lengths count characters: a family of emoji is one, so is a letter with an accent of its own.
  private static let maximum: Check = { row, form throws in
    let field = try #require(row.field)
    let most = Int(try #require(row.value.number))
    let above = try form.message(field, .letters(most + 1))
    #expect(above != nil)
    if field == "email" {
      let address = JSONValue.string(JSText(String(repeating: "a", count: most - 5) + "@b.co"))
      #expect(try form.message(field, address) == nil)
      return
    }
    for letter in ["a", "é", "e\u{301}", "👨‍👩‍👧‍👦"] as [Character] {
      #expect(try form.message(field, .letters(most, letter)) == nil)
      #expect(try form.message(field, .letters(most + 1, letter)) == above)
    }
  }

  private static let texts = [
    "a", "a@b.co", "a@b.c", "a%b@c.de", "o'neil@b.co", ".a@b.co", "a..b@b.co", "a@-b.co",
    "a b@c.de",
    "a@b.co\n", "notanemail", "é@b.co", "a@b", "5551234567", "(555) 123-4567", "555-123-4567",
    "555.123.4567", "(555)123 4567", "555) 123 4567", "+15551234567", "15551234567", "123",
    "555 1234567",
    "555--123-4567", "٥٥٥1234567", "coach_smith", "coach.smith", "abcdefghijklmno",
    "abcdefghijklmnop",
    "this_is_way_too_long_for_twitter", "invalid handle with spaces",
    "abcdefghijabcdefghijabcdefghij",
    "abcdefghijabcdefghijabcdefghijk", "a-b", "\u{212A}elvin", "1\u{20E3}", "_", ".",
  ]

  /// The same verdict as the row's own pattern gives, on the whole of each text.
  private static let pattern: Check = { row, form throws in
    let field = try #require(row.field)
    let pattern = try Regex(try #require(row.value.text?.string))
    let checks = try #require(
      RuleRow.all.last { $0.field == row.field && $0.form == row.form && $0.property == "checks" })
    let message = try checks.text("message")
    for text in texts {
      let isLongEnough = field != "email" || text.count >= 5
      let measured = field == "email" ? text.trimmingSpaces.lowercased() : text
      let matches = measured.wholeMatch(of: pattern) != nil
      let found = try form.message(field, .string(JSText(text)))
      #expect((found == nil) == (matches && isLongEnough), "\(text)")
      if isLongEnough { #expect(found == (matches ? nil : message), "\(text)") }
    }
  }

  /// A value that fails a check, by the check's own words.
  private static let failing: [String: JSONValue] = [
    "none selected": "", "missing or not listed": "unlisted", "missing": .null,
    "present and not listed": "unlisted", "trimmed is empty": " \t ", "empty": "",
    "length < 5": "a@b", "pattern fails": "?????", "missing or not a UUID": "not-an-id",
    "present and not a UUID": "not-an-id", "missing or not a valid ISO date-time": "tomorrow",
    "end text < start text, compared as strings": "2026-04-14", "not a valid URL": "not a url",
  ]

  private static let check: Check = { row, form throws in
    let field = try #require(row.field)
    let condition = try row.text("when")
    let value: JSONValue
    if let limit = condition.split(separator: " ").last.flatMap({ Int($0) }),
      condition.contains(">")
    {
      value = .letters(limit + 1)
    } else {
      value = try #require(failing[condition], "no value for \(condition)")
    }
    let found = try #require(try form.message(field, value))
    if row.path.last != "0", row.value["source"]?.text?.string.contains("otherwise") == true {
      // Of two wordings, the first counts.
      #expect(try found != row.text("message"))
      let first = RuleRow.all.first { $0.path == row.path.dropLast() + ["0"] }
      #expect(try found == first?.text("message"))
    } else {
      #expect(try found == row.text("message"))
    }
    if condition.hasPrefix("missing") { #expect(try form.message(field, .null) == found) }
  }

  private static let format: Check = { row, form throws in
    let field = try #require(row.field)
    let (right, wrong): ([String], [String])
    switch try #require(row.value.text?.string) {
    case "uuid":
      right = [FormUnderTest.school, FormUnderTest.school.uppercased()]
      wrong = ["x", FormUnderTest.school + "0", "{\(FormUnderTest.school)}"]
    case "ISO date-time":
      right = ["2026-02-08T12:00:00Z", "2026-02-08T12:00:00.000Z", "2024-02-29T23:59:59Z"]
      wrong = ["2026-02-08", "2026-02-30T12:00:00Z", "2026-02-08T24:00:00Z", "12:00"]
    case "YYYY-MM-DD": (right, wrong) = (["2026-04-15", "1999-12-31"], [""])
    // A picker gives nothing else, and there is no message.
    case "HH:MM": (right, wrong) = (["09:00", "23:59", ""], [])
    default:
      Issue.record("unknown format")
      return
    }
    for text in right { #expect(try form.message(field, .string(JSText(text))) == nil, "\(text)") }
    for text in wrong { #expect(try form.message(field, .string(JSText(text))) != nil, "\(text)") }
  }

  private static let standard: Check = { row, form throws in
    let field = try #require(row.field)
    #expect(try form.sent(field, .null)?[JSText(field)] == row.value)
  }
}

extension String {
  /// Without white space and line breaks at both ends.
  fileprivate var trimmingSpaces: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
