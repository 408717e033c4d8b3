import CompassRules
import Foundation
import SourceJSON
import Testing

@testable import ConformanceKit

@Suite struct EnglishNameOrderTests {
  private func sorted(_ names: [String], by sort: String = "name") throws -> [String] {
    let coaches = names.map { (name: String) -> JSONValue in
      ["id": .text(name), "last_name": .text(name), "school_id": .text(name)]
    }
    let schools = names.map { (name: String) -> JSONValue in
      ["id": .text(name), "name": .text(name)]
    }
    let result = try RuleCatalog.rule(named: "coaches.list")([
      "coaches": .array(coaches), "schools": .array(schools), "filters": [:],
      "sortBy": .text(sort), "now": "2026-02-10",
    ])
    return result["ids"]?.elements?.compactMap { $0.text?.string } ?? []
  }

  @Test func lettersDecideThenMarksThenCase() throws {
    let names = [
      " Smith", "-a", "O'Neil", "O’Neil", "O'Neill", "1a", "a", "A", "á", "Á", "à", "ä", "ab", "Áb",
      "B",
      "José", "Joséa", "Łukasz", "Luke", "Muñoz", "Munoza", "o", "ö", "ø", "Ø", "P",
    ]
    let expected = [
      " Smith", "-a", "1a", "a", "A", "á", "Á", "à", "ä", "ab", "Áb", "B", "José", "Joséa",
      "Łukasz",
      "Luke", "Muñoz", "Munoza", "o", "ö", "ø", "Ø", "O'Neil", "O’Neil", "O'Neill", "P",
    ]
    #expect(try sorted(names.reversed()) == expected)
    #expect(try sorted(names.reversed(), by: "school") == expected)
  }

  @Test func aLetterIsOneHoweverItsMarkIsWritten() throws {
    // Equal names keep the order they came in.
    #expect(try sorted(["\u{E9}", "e\u{301}"]) == ["\u{E9}", "e\u{301}"])
    #expect(try sorted(["e\u{301}", "\u{E9}"]) == ["e\u{301}", "\u{E9}"])
  }

  @Test(arguments: ["李", "Trần", "straße", "a\n", "æ", "e\u{301}\u{302}"])
  func aNameWhosePlaceIsNotKnownIsUndecided(_ name: String) throws {
    let refusal = RuleError.undecided("the place of \"\(name)\" in the order of names")
    #expect(throws: refusal) { try sorted(["a", name]) }
    #expect(throws: refusal) { try sorted(["a", name], by: "school") }
    #expect(try sorted([name, "a"], by: "role") == [name, "a"])
  }

  @Test func itIsFoundationsOrderOfAmericanEnglish() {
    let locale = Locale(identifier: "en_US")
    let covered = (0...0x2FFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .map { String(Character($0)) }.filter(EnglishNameOrder.covers)
    #expect(covered.count > 250)
    var texts = covered
    for text in ["Ab", "áb", "a’b", "o ö", "øO", "ñ-n"] { texts += [text, text + "e", "e" + text] }
    let list = CoachList(
      texts.enumerated().map { place, text in
        CoachListEntry(
          id: "\(place)", firstName: "", lastName: text, role: StoredWord("head"))
      })
    let order = NameOrder { $0.compare($1, locale: locale).rawValue }
    func ids(_ order: NameOrder) -> [String] {
      list.filtered(
        by: CoachFilters(), sortedBy: .name, now: Timestamp(milliseconds: 0), clock: .utc,
        order: order
      ).map(\.id)
    }
    #expect(ids(EnglishNameOrder.order) == ids(order))
  }
}
