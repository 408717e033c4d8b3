import TestSupport
import Testing

@testable import compass_validate

/// Gzip streams are read as what they were, or refused by name.
@Suite struct GzipInflaterTests {
  /// Inflates a stream that arrives in pieces, into pieces.
  private func inflated(
    _ stream: [UInt8], piece: Int = .max, room: Int = 65_536
  ) throws -> [UInt8] {
    var rest = stream.dropFirst(2)
    let inflater = try GzipInflater(head: Array(stream.prefix(2)))
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: room)
    while true {
      let count = try buffer.withUnsafeMutableBytes { buffer in
        try inflater.inflate(into: buffer) { input in
          let part = rest.prefix(min(piece, input.count))
          input.copyBytes(from: part)
          rest = rest.dropFirst(part.count)
          return part.count
        }
      }
      if count == 0 { return output }
      output += buffer[..<count]
    }
  }

  private static let text = Array((0..<20_000).map { "{\"n\":\($0)}\n" }.joined().utf8)

  @Test(arguments: [(.max, 65_536), (1, 65_536), (7, 13), (1_000, 1)])
  func anyPieces(_ piece: Int, _ room: Int) throws {
    let text = Array(Self.text.prefix(room < 100 ? 5_000 : .max))
    #expect(try inflated(Gzip.member(text), piece: piece, room: room) == text)
  }

  @Test(arguments: [1, 3, .max])
  func membersFollowEachOther(_ piece: Int) throws {
    let stream = try Gzip.member("a\n") + Gzip.member("") + Gzip.member("b\n") + Gzip.member("c")
    #expect(try inflated(stream, piece: piece) == Array("a\nb\nc".utf8))
  }

  @Test func nothing() throws { #expect(try inflated(Gzip.member("")) == []) }

  /// Wherever a stream is cut but between its members.
  @Test func everyCutIsSeen() throws {
    let first = try Gzip.member("some text")
    let stream = try first + Gzip.member("more of it")
    for length in 2..<stream.count where length != first.count {
      #expect(throws: GzipInflater.Damage.truncated, "cut at \(length)") {
        _ = try inflated(Array(stream.prefix(length)))
      }
    }
    #expect(try inflated(first) == Array("some text".utf8))
  }

  @Test(arguments: [
    [0x78, 0x78], [0x00, 0x01], [0x00, 0x1F, 0x8B],
    [0x1F, 0x8B, 0x07, 0x00], Array("trailing".utf8),
  ])
  func whatIsNoMemberBehindAMember(_ bytes: [UInt8]) throws {
    #expect(throws: GzipInflater.Damage.damaged) {
      _ = try inflated(Gzip.member("text") + bytes)
    }
  }

  /// Zeros with which a tape or another writer of blocks fills the last block.
  @Test(arguments: [1, 7, .max])
  func zeroBytesBehindTheLastMember(_ piece: Int) throws {
    for count in [1, 2, 512, 100_000] {
      let stream = try Gzip.member("a\n") + Gzip.member("b") + [UInt8](repeating: 0, count: count)
      #expect(try inflated(stream, piece: piece) == Array("a\nb".utf8))
      #expect(throws: GzipInflater.Damage.damaged) {
        _ = try inflated(stream + Gzip.member("c"), piece: piece)
      }
    }
  }

  /// The last eight bytes are the checksum and the length.
  @Test func everyDamageOfTheChecksumIsSeen() throws {
    let stream = try Gzip.member("some text")
    for place in (stream.count - 8)..<stream.count {
      var damaged = stream
      damaged[place] ^= 1
      #expect(throws: GzipInflater.Damage.damaged) { _ = try inflated(damaged) }
    }
  }

  /// Bytes before the damage are not held back.
  @Test func whatCameBeforeTheDamage() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Array(try Gzip.member(Self.text).dropLast(9)), to: "a.ndjson.gz")
    var lines = ChunkReader(try InputFile(path: path, inflates: true), limit: 1_000)
    let first = try lines.next()
    #expect(first?.bytes.first == UInt8(ascii: "{"))
    let error = #expect(throws: FileError.self) { while try lines.next() != nil {} }
    #expect(error?.reason == GzipInflater.Damage.truncated.reason)
  }

  /// Thousandfold what is stored: never more of it in memory than may be.
  @Test func aBomb() throws {
    let folder = try TemporaryFolder()
    let member = try Gzip.member([UInt8](repeating: 0x20, count: 30_000_000))
    let stream = member + member + member + member
    #expect(stream.count < 150_000)
    let path = try folder.write(stream, to: "a.json.gz")
    var file = try InputFile(path: path, inflates: true)
    let error = #expect(throws: FileError.self) { _ = try file.readAll(limit: 1_000_000) }
    #expect(error?.reason == "longer than the limit of 1000000 bytes")
    #expect(file.bytesRead < stream.count)
    var lines = ChunkReader(try InputFile(path: path, inflates: true), limit: 1_000_000)
    let line = try lines.next()
    #expect(line?.isTooLongLine == true)
    #expect(line?.bytes.isEmpty == true)
    #expect(try lines.next() == nil)
  }
}
