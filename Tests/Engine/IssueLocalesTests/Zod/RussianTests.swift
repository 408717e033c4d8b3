import SchemaModel
import SourceJSON
import Testing

@testable import IssueLocales

/// The three forms of a unit in Russian.
@Suite struct RussianTests {
  @Test(
    arguments: [
      (0, "символов"), (1, "символ"), (2, "символа"), (4, "символа"), (5, "символов"),
      (11, "символов"), (12, "символов"), (19, "символов"), (21, "символ"), (22, "символа"),
      (101, "символ"), (111, "символов"), (112, "символов"), (-1, "символ"), (2.5, "символа"),
      (1.5, "символов"),
    ] as [(Double, String)])
  func `the number decides on the form of the unit`(_ limit: Double, _ unit: String) {
    let issue = Issues.tooBig("string", .number(limit))
    #expect(IssueLocale.russian.message(of: issue)?.hasSuffix(" " + unit) == true)
  }

  @Test func `a bigint counts too`() {
    let issue = Issues.tooSmall("array", "22")
    #expect(IssueLocale.russian.message(of: issue)?.hasSuffix(">=22 элемента") == true)
  }
}
