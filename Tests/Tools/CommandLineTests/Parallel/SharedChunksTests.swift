import Foundation
import TestSupport
import Testing

@testable import compass_validate

/// Chunks of a file that several threads read.
@Suite struct SharedChunksTests {
  private let folder: TemporaryFolder
  /// Lines of a megabyte, many of them of other lengths than their neighbors.
  private static let lines = (0..<20_000).map { String(repeating: "x", count: $0 % 97 + 1) + "\n" }

  init() throws { folder = try TemporaryFolder() }

  private func chunks(of text: String, capacity: Int) throws -> SharedChunks {
    let path = folder["a.ndjson"]
    try folder.write(text, to: "a.ndjson")
    return SharedChunks(
      LineBlocks(try InputFile(path: path), limit: 1_000_000), capacity: capacity)
  }

  private func text(of chunk: LineChunk) -> String { String(decoding: chunk.bytes, as: UTF8.self) }

  /// Returns the text of all chunks in their order, taking each as a report would be.
  private func readAll(_ chunks: SharedChunks) -> String {
    var found = ""
    var taken = 0
    while case .chunk(let chunk, _) = chunks.next(taken: taken) {
      found += text(of: chunk)
      taken += 1
    }
    return found
  }

  @Test(arguments: ["", "a", "a\n", "a\nb", lines.joined()])
  func togetherTheyAreTheFile(_ text: String) throws {
    let chunks = try chunks(of: text, capacity: 3)
    #expect(readAll(chunks) == text)
    #expect(chunks.bytesRead == text.utf8.count)
    #expect(chunks.failure == nil)
    #expect(chunks.next() == nil)
  }

  @Test(.timeLimit(.minutes(1)), arguments: [1, 2, 7])
  func eachThreadGetsOthers(_ threads: Int) throws {
    let chunks = try chunks(of: Self.lines.joined(), capacity: 100)
    let found = Monitor<[Int: (linesBefore: Int, bytesBefore: Int, text: String)]>([:])
    let started = (0..<threads).map { _ in
      compass_validate.Thread.start {
        while let (number, chunk) = chunks.next() {
          let text = String(decoding: chunk.bytes, as: UTF8.self)
          found.update { $0[number] = (chunk.linesBefore, chunk.bytesBefore, text) }
        }
      }
    }
    for thread in started { thread?.join() }
    let all = found.update { $0 }
    #expect(all.count >= 7)
    var joined = ""
    for number in 0..<all.count {
      let chunk = try #require(all[number])
      #expect(chunk.bytesBefore == joined.utf8.count)
      #expect(chunk.linesBefore == joined.utf8.count { $0 == UInt8(ascii: "\n") })
      joined += chunk.text
    }
    let isWhole = joined == Self.lines.joined()
    #expect(isWhole)
  }

  @Test(.timeLimit(.minutes(1))) func onlySoManyAreOnTheirWay() throws {
    let chunks = try chunks(of: Self.lines.joined(), capacity: 2)
    for expected in 0..<2 {
      guard case .chunk(_, let number) = chunks.next(taken: 0) else {
        Issue.record("no chunk \(expected)")
        return
      }
      #expect(number == expected)
    }
    guard case .full = chunks.next(taken: 0) else {
      Issue.record("not full")
      return
    }
    // Another thread waits until there is room.
    let found = Monitor<Int?>(nil)
    let thread = compass_validate.Thread.start {
      let number = chunks.next()?.number
      found.update { $0 = number }
    }
    guard case .chunk(_, 2) = chunks.next(taken: 2) else {
      Issue.record("no chunk 2")
      return
    }
    #expect(found.wait { $0 } == 3)
    thread?.join()
  }

  @Test(.timeLimit(.minutes(1))) func afterTheEndNoneAreRead() throws {
    let chunks = try chunks(of: Self.lines.joined(), capacity: 1)
    #expect(chunks.next()?.number == 0)
    // A thread that waits for room is let go.
    let thread = compass_validate.Thread.start { while chunks.next() != nil {} }
    chunks.end()
    thread?.join()
    guard case .end = chunks.next(taken: 0) else {
      Issue.record("not at its end")
      return
    }
  }

  @Test func aFileThatChangesFailsAtItsEnd() throws {
    let chunks = try chunks(of: Self.lines.joined(), capacity: 100)
    #expect(chunks.next()?.number == 0)
    let file = try #require(FileHandle(forWritingAtPath: folder["a.ndjson"]))
    try file.seekToEnd()
    try file.write(contentsOf: Data("more\n".utf8))
    while chunks.next() != nil {}
    #expect(chunks.failure?.reason == "changed while it was read")
    #expect(chunks.count >= 7)
  }
}
