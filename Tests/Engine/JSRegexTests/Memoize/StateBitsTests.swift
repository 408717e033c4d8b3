import Testing

@testable import JSRegex

/// Sets of rows and positions.
struct StateBitsTests {
  /// Room for an array of all words, and room for a hash table only.
  @Test(arguments: [1 << 20, 40_000])
  func membersAreFoundUntilTheyAreRemoved(_ bytes: Int) throws {
    var bits = try StateBits(rows: 1_000, length: 1_000, bytes: bytes)
    let members = [(0, 0), (0, 63), (0, 64), (1, 0), (999, 1_000), (500, 500)]
    for (row, position) in members { try bits.insert(row, position) }
    for (row, position) in members {
      #expect(bits.contains(row, position))
      #expect(!bits.contains(row, position ^ 1))
    }
    bits.remove(0, 63)
    bits.remove(7, 7)
    #expect(!bits.contains(0, 63))
    #expect(bits.contains(0, 0))
    #expect(bits.contains(0, 64))
  }

  @Test(arguments: [1 << 20, 40_000])
  func theLastMissingPositionIsFound(_ bytes: Int) throws {
    var bits = try StateBits(rows: 1_000, length: 1_000, bytes: bytes)
    #expect(bits.lastMissing(9, from: 0, through: 1_000) == 1_000)
    for position in 50...200 { try bits.insert(9, position) }
    for last in 48...205 {
      let expected = 50...200 ~= last ? 49 : last
      #expect(bits.lastMissing(9, from: 0, through: last) == expected)
      #expect(bits.lastMissing(9, from: 49, through: last) == (last < 49 ? nil : expected))
      #expect(bits.lastMissing(9, from: 50, through: last) == (last > 200 ? last : nil))
    }
    for position in 0...49 { try bits.insert(9, position) }
    #expect(bits.lastMissing(9, from: 0, through: 200) == nil)
  }

  @Test func anArrayIsAsLargeAsItsRows() throws {
    #expect(try StateBits(rows: 3, length: 63, bytes: 1_000).size == 3 * 8)
    #expect(try StateBits(rows: 3, length: 64, bytes: 1_000).size == 6 * 8)
    #expect(try StateBits(rows: 0, length: 64, bytes: 1_000).size == 0)
  }

  @Test func aHashTableGrowsWithItsMembers() throws {
    var bits = try StateBits(rows: 1 << 40, length: 1_000, bytes: 1 << 20)
    for row in 0..<2_000 { try bits.insert(row << 20, row % 1_000) }
    for row in 0..<2_000 {
      #expect(bits.contains(row << 20, row % 1_000))
      #expect(!bits.contains(row << 20 | 1, row % 1_000))
    }
    #expect(bits.size <= 1 << 20)
  }

  @Test func aHashTableStaysWithinItsMemory() throws {
    var bits = try StateBits(rows: 1 << 40, length: 1_000, bytes: 1 << 18)
    #expect(throws: MatchError.memoryExceeded) {
      for row in 0..<100_000 { try bits.insert(row, 0) }
    }
    #expect(bits.size <= 1 << 18)
  }

  @Test(arguments: [Int.max, 1 << 57])
  func rowsBeyondEveryMemoryAreRefused(_ rows: Int) {
    #expect(throws: MatchError.memoryExceeded) {
      try StateBits(rows: rows, length: 10_000, bytes: 1 << 20)
    }
    #expect(throws: MatchError.memoryExceeded) {
      try StateBits(rows: 1_000, length: 1_000, bytes: 100)
    }
  }
}
