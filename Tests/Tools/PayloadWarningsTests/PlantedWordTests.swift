import Diagnostics
import PayloadWarnings
import SchemaModel
import TestSupport
import Testing
import Validation

/// Words that are meant, where a payload's schema has another one that is close.
@Suite("Words that are meant")
struct PlantedWordTests {
  /// Returns the payload after the fixes; nil if it stays as it is.
  private func fixed(
    _ payload: String, _ schema: ZodSchema,
    _ allowed: Set<SuggestedFix.Applicability> = [.safe]
  ) throws -> String? {
    let fixer = PayloadFixer(try Validator(schema), allowed: allowed)
    return Array(payload.utf8).withUnsafeBufferPointer { fixer.fix($0) }.text.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static func object(_ keys: [String]) -> ZodSchema {
    .object { for key in keys { Field(key, .unknown.optional()) } }
  }

  private static let both: Set<SuggestedFix.Applicability> = [.safe, .unsafe]

  @Test("Values and keys that are words of their own stay")
  func none() throws {
    #expect(PlantedWords.pairs.count >= 2_000)
    for pair in Rounds.of(PlantedWords.pairs) {
      let value = try fixed("\"\(pair.written)\"", .enumeration(pair.allowed, "zebra-crossing"))
      #expect(value == nil, "\(pair)")
      let key = try fixed(#"{"\#(pair.written)":1}"#, Self.object([pair.allowed]))
      #expect(key == nil, "\(pair)")
    }
  }

  @Test("No unsafe fix changes a number, or adds or takes a part of a word")
  func unsafe() throws {
    for pair in Rounds.of(PlantedWords.inParts) {
      let value = try fixed(
        "\"\(pair.written)\"", .enumeration(pair.allowed, "zebra-crossing"), Self.both)
      #expect(value == nil, "\(pair)")
      let key = try fixed(#"{"\#(pair.written)":1}"#, Self.object([pair.allowed]), Self.both)
      #expect(key == nil, "\(pair)")
    }
  }

  @Test("Each allowed word in another case, with other separators or blanks, is changed")
  func safe() throws {
    let words = Rounds.of(Set(PlantedWords.pairs.map(\.allowed)).sorted())
    for word in words {
      var spellings = [word.uppercased(), " \(word)\u{200B}", "\u{FEFF}\(word)\u{A0}"]
      // A separator that parts numbers means something.
      if !word.contains(where: \.isNumber) {
        spellings += [String(word.map { $0 == "_" ? "-" : $0 })]
      }
      for spelling in spellings where spelling != word {
        let value = try fixed("\"\(spelling)\"", .enumeration(word, "zebra-crossing"))
        #expect(value == "\"\(word)\"", "\(spelling)")
        let key = try fixed(#"{"\#(spelling)":1}"#, Self.object([word]))
        #expect(key == #"{"\#(word)":1}"#, "\(spelling)")
      }
    }
  }
}
