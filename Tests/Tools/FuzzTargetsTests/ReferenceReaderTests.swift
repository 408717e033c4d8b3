import Testing

@testable import FuzzTargets

/// The reference that the package's reader is compared with.
struct ReferenceReaderTests {
  @Test func readsValuesWithTheirPlaces() throws {
    let text = #" [null,{"a":-1.5e2},"\ud83dé"]"#
    let value = try ReferenceReader.read(Array(text.utf8), maximumDepth: 2, maximumBytes: 40)
    #expect(value.range == 1..<text.utf8.count)
    guard case .array(let elements) = value.value, elements.count == 3,
      case .object(let members) = elements[1].value,
      case .number("-1.5e2") = members[0].value.value,
      case .string([0x61]) = members[0].key.value, case .string([0xD83D, 0xE9]) = elements[2].value
    else { return #expect(Bool(false), "\(value)") }
    #expect(elements.map(\.range) == [2..<6, 7..<19, 20..<30])
    #expect(members[0].key.range == 8..<11)
  }

  @Test(arguments: [
    ("", ReferenceError.Kind.unexpectedEnd, 0), ("[1,]", .unexpected, 3),
    ("[[[]]]", .depthExceeded, 2),
    ("\"\\ud83\"", .unexpected, 6), ("01", .unexpected, 1), ("-", .unexpectedEnd, 1),
    ("\"\t\"", .unexpected, 1), ("tru", .unexpected, 0), ("1 é", .unexpected, 2),
    ("\"0123456789012345678901234567890123456789\"", .sizeExceeded, 0),
  ])
  func refusesATextAtItsFirstBadByte(text: String, kind: ReferenceError.Kind, offset: Int) {
    expectError(Array(text.utf8), kind, offset)
  }

  @Test func refusesWhatIsNotUTF8() {
    expectError([0x22, 0xC0, 0x80, 0x22], .invalidUTF8, 1)
    expectError([0x31, 0xFF], .invalidUTF8, 1)
  }

  private func expectError(_ bytes: [UInt8], _ kind: ReferenceError.Kind, _ offset: Int) {
    do throws(ReferenceError) {
      let value = try ReferenceReader.read(bytes, maximumDepth: 2, maximumBytes: 40)
      Issue.record("accepted as \(value)")
    } catch {
      #expect(error.kind == kind)
      #expect(error.offset == offset)
    }
  }
}
