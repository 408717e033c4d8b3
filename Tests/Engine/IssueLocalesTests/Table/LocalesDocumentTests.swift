import Foundation
import SchemaModel
import TestSupport
import Testing

@testable import IssueLocales

/// The examples of `docs/locales.md`.
@Suite struct LocalesDocumentTests {
  /// The first block of JSON in the document.
  private func table() throws -> String {
    let text = try String(contentsOfFile: Repository.path("docs/locales.md"), encoding: .utf8)
    let block = try #require(text.components(separatedBy: "```json\n").dropFirst().first)
    return try #require(block.components(separatedBy: "```").first)
  }

  @Test func `the table of the document is a locale`() throws {
    let dutch = try IssueLocale(table: Array(try table().utf8))
    #expect(dutch.identifier == "nl")
    #expect(dutch.message(of: Issues.tooSmall("string", 1)) == "Vul dit veld in")
    #expect(dutch.message(of: Issues.tooSmall("array", 2)) == "Te kort: >=2 elementen")
    #expect(dutch.message(of: Issues.tooSmall("number", 2)) == "Te klein: >=2")
    #expect(dutch.message(of: Issues.format("mac"), zod: .v4_6_7) == "Ongeldig MAC-adres")
    #expect(dutch.message(of: Issues.keys("a")) == "Ongeldige invoer")
  }

  @Test func `the error of the document names the place`() throws {
    let wrong = try table().replacingOccurrences(of: "{unit}", with: "{units}")
    let expected = IssueLocaleError(
      path: "$.sentences.too_small[1].text",
      reason: """
        no part of this issue is named "units"; they are: comparison, limit, origin, originType, unit
        """)
    #expect(throws: expected) { try IssueLocale(table: Array(wrong.utf8)) }
  }
}
