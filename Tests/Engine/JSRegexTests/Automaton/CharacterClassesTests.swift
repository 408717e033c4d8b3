import Testing

@testable import JSRegex

/// The classes into which the sets of a pattern divide all characters.
struct CharacterClassesTests {
  private func place(of character: UInt32, in classes: CharacterClasses) -> UInt8 {
    classes.members[Int(classes.blocks[Int(character >> 8)]) << 8 | Int(character & 0xFF)]
  }

  @Test func charactersOfTheSameSetsShareAClass() throws {
    let sets = [
      CharacterSet([0x61...0x7A]), CharacterSet([0x65...0x65, 0x100...0x2FF]), CharacterSet.empty,
      CharacterSet([0x10FFFF...0x10FFFF]),
    ]
    let classes = try #require(CharacterClasses(sets, last: 0x10FFFF))
    #expect(classes.representatives == [0, 0x61, 0x65, 0x100, 0x10FFFF])
    let characters: [UInt32] = [
      0, 0x60, 0x61, 0x64, 0x65, 0x66, 0x7A, 0x7B, 0xFF, 0x100, 0x1FF, 0x2FF, 0x300, 0x10FFFE,
      0x10FFFF,
    ]
    #expect(
      characters.map { place(of: $0, in: classes) } == [
        0, 0, 1, 1, 2, 1, 1, 0, 0, 3, 3, 3, 0, 0, 4,
      ])
    #expect(classes.set { $0 == 1 } == CharacterSet([0x61...0x64, 0x66...0x7A]))
    #expect(classes.set { $0 == 4 } == CharacterSet(0x10FFFF))
  }

  @Test func blocksOfOneClassAreStoredOnce() throws {
    let classes = try #require(CharacterClasses([CharacterSet(0x161)], last: 0xFFFF))
    #expect(classes.blocks.count == 256)
    #expect(classes.members.count == 512)
  }

  @Test func moreThan64SetsAreDivided() throws {
    let sets = (0..<100).map { CharacterSet([0x61...0x61 + $0]) }
    #expect(try #require(CharacterClasses(sets, last: 0xFFFF)).count == 101)
  }

  @Test func thereAreAtMost255Classes() {
    let sets = (UInt32(0)..<300).map { CharacterSet($0) }
    #expect(CharacterClasses(Array(sets[..<254]), last: 0xFFFF)?.count == 255)
    #expect(CharacterClasses(Array(sets[..<255]), last: 0xFFFF) == nil)
    #expect(CharacterClasses(sets, last: 0xFFFF) == nil)
  }
}
