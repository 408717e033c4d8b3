import Foundation
import HTMLParsing
import HTMLSanitizing
import JSRegex
import SchemaModel
import SourceJSON
import Testing

@testable import Validation

/// The `localizedDescription` of public errors is a sentence.
@Suite struct ErrorSentenceTests {
  @Test func anErrorOfJSONNamesThePlaceAndTheReason() {
    #expect(throws: JSONError.self) { try JSONDocument(Array("[1\n,]".utf8)) }
    do {
      _ = try JSONDocument(Array("[1\n,]".utf8))
    } catch {
      #expect(
        (error as any Error).localizedDescription
          == "The JSON can't be read at line 2, column 2: \(error).")
    }
  }

  static let sentences: [(any Error, String)] = [
    (MatchError.budgetExceeded, "The match can't be decided:"),
    (HTMLParserError.tooLarge(limit: 5), "The tree takes more than 5 bytes"),
    (SanitizerError.tooLarge(limit: 5), "The HTML can't be sanitized:"),
    (IssueShape.Failure.circular, "The issues have no such form:"),
    (UndecidedReason.issueLimit(1), "The payload can't be validated:"),
  ]

  @Test(arguments: sentences)
  func everyErrorHasASentence(_ error: any Error, _ start: String) {
    #expect(error.localizedDescription.hasPrefix(start))
    #expect(error.localizedDescription.hasSuffix("."))
  }

  @Test func anErrorOfAPatternNamesThePlace() {
    do {
      _ = try JSRegex("(")
      Issue.record("The pattern compiled.")
    } catch {
      #expect(
        (error as any Error).localizedDescription.hasPrefix(
          "The pattern is invalid: unterminated group at code units"))
    }
  }
}
