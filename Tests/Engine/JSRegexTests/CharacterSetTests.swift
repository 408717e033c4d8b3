import Testing

@testable import JSRegex

struct CharacterSetTests {
  @Test func rangesAreSortedAndJoined() {
    let set = CharacterSet([0x70...0x7A, 0x61...0x66, 0x67...0x68, 0x64...0x65])
    #expect(set.description == "61-68 70-7A")
    #expect(set.contains(0x68))
    #expect(!set.contains(0x69))
  }

  @Test func theComplementEndsWithTheAlphabet() {
    #expect(
      CharacterSet([0...0x40, 0x50...0x60]).complement(upTo: 0x7F).description == "41-4F 61-7F")
    #expect(CharacterSet.empty.complement(upTo: 0x7F).description == "0-7F")
    #expect(CharacterSet([0...0x10FFFF]).complement(upTo: 0x7F).isEmpty)
  }

  @Test func setsCombine() {
    let left = CharacterSet([0x30...0x39, 0x61...0x7A])
    let right = CharacterSet([0x35...0x65])
    #expect(left.intersection(right).description == "35-39 61-65")
    #expect(left.subtracting(right).description == "30-34 66-7A")
    #expect(left.union(right).description == "30-7A")
    #expect(left.restricted(to: 0x62).description == "30-39 61-62")
  }
}
