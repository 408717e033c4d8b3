import JSPrimitives
import Testing

@testable import JSRegex

/// ECMAScript clears the captures of a loop's body at the start of each iteration.
struct CaptureRepairTests {
  private func captures(_ pattern: String, _ text: String) throws -> [String?]? {
    let match = try JSRegex(pattern).exec(JSText(text))
    return match?.captures.map { $0?.text.string }
  }

  @Test func aGroupOfAnEarlierIterationIsUnset() throws {
    #expect(try captures("(?:(a)|(b))*", "ab") == ["ab", nil, "b"])
    #expect(try captures("(?:(a)|b)*", "aab") == ["aab", nil])
    #expect(try captures("(?:(a)?b)+", "abb") == ["abb", nil])
    #expect(
      try captures("(z)((a+)?(b+)?(c))*", "zaacbbbcac") == [
        "zaacbbbcac", "z", "ac", "a", nil, "c",
      ])
  }

  @Test func aGroupOfTheLastIterationStays() throws {
    #expect(try captures("(?:(a)|b)*", "bba") == ["bba", "a"])
    #expect(try captures("(?:(a)b)*", "abab") == ["abab", "a"])
  }

  @Test func innerLoopsAreClearedWithTheirOuterOnes() throws {
    #expect(try captures("(?:(?:(a)|b)*c)*", "acbc") == ["acbc", nil])
    #expect(try captures("(?:(?:(a)|b)*c)*", "bcac") == ["bcac", "a"])
    #expect(try captures("(?:(?:(a)|b)*c)*", "acc") == ["acc", nil])
  }

  @Test func anEmptyCaptureCountsByWhatSurroundsIt() throws {
    #expect(try captures("(?:(a*)b|c)*", "bc") == ["bc", nil])
    #expect(try captures("(?:(a*)b|c)*", "cb") == ["cb", ""])
    #expect(try captures("(?:b(a*)|c)*", "bc") == ["bc", nil])
    #expect(try captures("(?:b(a*)|c)*", "cb") == ["cb", ""])
  }

  @Test func loopsWithoutAnythingToClearGetNoMarker() throws {
    let regex = try JSRegex("^(?:(a)b)*$")
    let pattern = try PatternLowering.lower(regex.tree, for: .exec, width: .ascii)
    #expect(pattern.description == #"\A(?:(a)b)*\z"#)
    #expect(pattern.repairs.isEmpty)
  }

  @Test func markersStandAtTheStartOfTheBody() throws {
    let regex = try JSRegex("^(?:(a)|b)*$")
    let pattern = try PatternLowering.lower(regex.tree, for: .exec, width: .ascii)
    #expect(pattern.description == #"\A(?:()(?:(a)|b))*\z"#)
    #expect(pattern.groupNumbers == [2])
    #expect(pattern.repairs.map(\.markers) == [[1]])
  }
}
