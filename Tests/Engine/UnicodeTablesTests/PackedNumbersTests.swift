import Testing
import UnicodeTables

@testable import compass_tables

/// The storage format of large tables, as the tool writes and the package reads it.
@Suite("Packed numbers")
struct PackedNumbersTests {
  @Test("A number is its digits in base 32, the last of them marked")
  func numbers() {
    #expect(Array(PackedNumbers("]|1]1^O|10]")) == [0, 31, 32, 33, 1023, 1024])
    #expect(Array(PackedNumbers("")) == [])
    var text = PackedText(ranges: [])
    for number in [0, 31, 32, 33, 1023, 1024] as [UInt32] { text.append(number) }
    #expect(text.bytes == Array("]|1]1^O|10]".utf8))
  }

  @Test("A number of either sign is twice its magnitude, less one if it is negative")
  func signedNumbers() {
    let signed: [Int64] = [0, 1, -1, 2, -2, 1_000, -1_000]
    var text = PackedText()
    for number in signed { text.append(signed: number) }
    var numbers = PackedNumbers("]_^a`1Nm1Nl")
    #expect(text.bytes == Array("]_^a`1Nm1Nl".utf8))
    for number in signed { #expect(numbers.nextSigned() == number) }
    #expect(numbers.nextSigned() == nil)
  }

  @Test("A list follows its number of members; the end of the text cuts it short")
  func lists() {
    var numbers = PackedNumbers("_^_]`^")
    #expect(numbers.nextList() == [1, 2])
    #expect(numbers.nextList() == [])
    #expect(numbers.nextList() == [1])
    #expect(numbers.nextList() == [])
  }

  @Test("Ranges are gaps and extents")
  func ranges() {
    #expect(PackedNumbers.ranges("^_^]") == [1...3, 5...5])
    #expect(PackedText(ranges: [1..<4, 5..<6]).bytes == Array("^_^]".utf8))
  }

  @Test("Strings share the start of the one before")
  func strings() {
    #expect(PackedNumbers.strings("]_^_^^`") == [[1, 2], [1, 3]])
    #expect(PackedText(strings: [[1, 2], [1, 3]]).bytes == Array("]_^_^^`".utf8))
  }

  @Test("Mappings are runs with one distance between source and target")
  func mappings() {
    let mappings = PackedNumbers.mappings("a___h]^p")
    #expect(mappings.map(\.source) == [4, 6, 8, 20])
    #expect(mappings.map(\.target) == [5, 7, 9, 10])
    let text = PackedText(mapping: [4: 5, 6: 7, 8: 9, 20: 10])
    #expect(text.bytes == Array("a___h]^p".utf8))
  }
}
