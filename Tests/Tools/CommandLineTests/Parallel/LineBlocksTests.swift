import Foundation
import TestSupport
import Testing

@testable import compass_validate

/// A file whose lines are read block by block.
@Suite struct LineBlocksTests {
  private let folder: TemporaryFolder
  private static let size = LineBlocks.size

  init() throws { folder = try TemporaryFolder() }

  /// The lines of a chunk without their ends, and where the first one starts in the file.
  private struct Lines: Equatable {
    var start: Int
    var lines: [String]

    init(_ chunk: LineChunk) {
      start = chunk.bytesBefore
      lines = []
      var next = 0
      for end in chunk.lineFeeds {
        lines.append(String(decoding: chunk.bytes[next..<end], as: UTF8.self))
        next = end + 1
      }
      if next < chunk.bytes.count {
        lines.append(String(decoding: chunk.bytes[next...], as: UTF8.self))
      }
      #expect(lines.count == chunk.lines)
    }
  }

  private func blocks(of text: String, limit: Int) throws -> LineBlocks {
    try folder.write(text, to: "a.ndjson")
    return LineBlocks(try InputFile(path: folder["a.ndjson"]), limit: limit)
  }

  /// Returns the lines of each block, which are read from the last to the first: no block needs another.
  private func read(_ text: String, limit: Int = .max) throws -> [Lines] {
    let blocks = try blocks(of: text, limit: limit)
    let count = (text.utf8.count + Self.size - 1) / Self.size
    #expect(try blocks.read(count) == nil)
    return try (0..<count).reversed().map { Lines(try #require(try blocks.read($0))) }.reversed()
  }

  /// Lines of `x` that end at these places of a file.
  private func text(lineFeeds: [Int], count: Int) -> String {
    var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: count)
    for place in lineFeeds { bytes[place] = UInt8(ascii: "\n") }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func lengths(_ lines: [Lines]) -> [[Int]] { lines.map { $0.lines.map(\.utf8.count) } }

  @Test func anEmptyFileHasNoBlock() throws {
    #expect(try read("") == [])
  }

  @Test(arguments: ["a", "a\n", "\n", "a\nbc", "a\n\n\nbc\n"])
  func aSmallFileIsOneBlock(_ text: String) throws {
    let found = try read(text)
    #expect(found.map(\.start) == [0])
    var expected = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if text.hasSuffix("\n") { expected.removeLast() }
    #expect(found.first?.lines == expected)
  }

  @Test func aLineBelongsToTheBlockWithTheLineFeedBefore() throws {
    let size = Self.size
    // A line feed is the last byte of the block, the first one of the next, or one behind it.
    let found = try [size - 1, size, size + 1].map { place in
      lengths(try read(text(lineFeeds: [10, place], count: size + 100)))
    }
    #expect(found[0] == [[10, size - 12, 100], []])
    #expect(found[1] == [[10, size - 11], [99]])
    #expect(found[2] == [[10, size - 10], [98]])
  }

  @Test func theFileMayEndWithABlock() throws {
    let size = Self.size
    #expect(lengths(try read(text(lineFeeds: [size - 1], count: size))) == [[size - 1]])
    #expect(lengths(try read(text(lineFeeds: [], count: size))) == [[size]])
    #expect(
      lengths(try read(text(lineFeeds: [size - 1, size], count: size + 1))) == [[size - 1, 0], []])
  }

  @Test func aLineMayBeLongerThanBlocks() throws {
    let size = Self.size
    let found = try read(text(lineFeeds: [5, 3 * size + 7], count: 3 * size + 9))
    #expect(lengths(found) == [[5, 3 * size + 1], [], [], [1]])
    #expect(found.last?.start == 3 * size + 8)
  }

  @Test func aLineThatIsTooLongIsCutAndStillTooLong() throws {
    let size = Self.size
    let text = text(lineFeeds: [5, 2 * size + 7], count: 2 * size + 9)
    let length = 2 * size + 1
    #expect(lengths(try read(text, limit: length)) == [[5, length], [], [1]])
    // One byte too long, and many.
    #expect(try #require(lengths(try read(text, limit: length - 1))[0].last) > length - 1)
    let cut = try read(text, limit: 100)
    #expect(lengths(cut)[0].count == 2)
    #expect((101...2 * 4_096 + size).contains(cut[0].lines[1].utf8.count))
    #expect(lengths(cut)[1...] == [[], [1]])
  }

  /// Lines of all lengths, at all places of a block, are those that a stream of the same bytes has.
  @Test func theyAreTheLinesOfAStream() throws {
    var random = SystemRandomNumberGenerator()
    for limit in [1_000, 200_000, .max] {
      var text = ""
      while text.utf8.count < 6 * Self.size {
        let longest = [3, 100, 9_000, 300_000].randomElement(using: &random) ?? 3
        let length = Int.random(in: 0..<longest, using: &random)
        text += String(repeating: "abc", count: length / 3) + "\n"
      }
      let blocks = try blocks(of: text, limit: limit)
      var found: [Lines] = []
      var number = 0
      while let chunk = try blocks.read(number) {
        found.append(Lines(chunk))
        number += 1
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let all = found.flatMap(\.lines)
      #expect(all.count == lines.count)
      for (line, expected) in zip(all, lines) {
        let isExpected = expected.utf8.count > limit ? line.utf8.count > limit : line == expected
        #expect(isExpected, "a line of \(expected.utf8.count) bytes, limit \(limit)")
      }
    }
  }

  @Test func aFileThatChangedFailsAtItsEnd() throws {
    let blocks = try blocks(of: text(lineFeeds: [10], count: Self.size + 20), limit: .max)
    let file = try #require(FileHandle(forWritingAtPath: folder["a.ndjson"]))
    try file.truncate(atOffset: 50)
    let error = #expect(throws: FileError.self) { try blocks.read(0) }
    #expect(error?.reason == "changed while it was read")
    #expect(throws: FileError.self) { try blocks.read(1) }
  }
}
