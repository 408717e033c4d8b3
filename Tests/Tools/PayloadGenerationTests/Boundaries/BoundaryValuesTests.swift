import JSPrimitives
import PayloadGeneration
import SchemaModel
import SourceJSON
import Testing

/// The catalogue of boundary values.
@Suite struct BoundaryValuesTests {
  @Test("Numbers and lengths on both sides of a limit")
  func limits() {
    #expect(BoundaryValues.numbers(around: 5) == [5, 4, 6, Double(5).nextUp, Double(5).nextDown])
    #expect(BoundaryValues.lengths(around: 3) == [2, 3, 4])
    #expect(BoundaryValues.lengths(around: 0) == [0, 1])
  }

  /// All but the last two, which are too long and too short in either unit.
  @Test("Strings whose units lie on different sides of a length", arguments: 1...20)
  func units(_ length: Int) {
    for isMinimum in [true, false] {
      let strings = BoundaryValues.strings(
        aroundLength: length, isMinimum: isMinimum, example: "ab")
      #expect(strings.suffix(2).map(\.length) == [length + 1, length - 1])
      for string in strings.dropLast(2) {
        let (points, units) = (string.string.unicodeScalars.count, string.length)
        let isBetween =
          isMinimum ? points < length && units >= length : points <= length && units > length
        #expect(isBetween, "\(string.string)")
      }
    }
  }

  @Test("A bound's values are numbers, and what JavaScript converts to them")
  func bounds() {
    let values = BoundaryValues.values(around: .number(2))
    for value: JSONValue in [.number(1), "1", [.number(1)]] {
      #expect(values.contains(value))
    }
    #expect(BoundaryValues.values(around: .bigint("7")) == ["7", "-7", "70"])
    #expect(BoundaryValues.values(around: .date(milliseconds: 5)) == [.number(4), .number(6)])
  }

  @Test("A format with a row has its samples, and what is nearly one")
  func formats() {
    let row = ZodSchema.NamedFormat.e164.row
    let strings = BoundaryValues.stringsByVersion(
      of: .named(.e164, pattern: nil), example: nil)
    #expect(strings == row.samples + row.nearMisses)
    #expect(
      BoundaryValues.stringsByVersion(of: .named(.url, pattern: nil), example: "https://a.co")
        .contains("https://a.c\no"))
  }
}
