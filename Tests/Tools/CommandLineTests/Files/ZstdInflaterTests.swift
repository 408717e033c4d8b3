import Foundation
import Testing

@testable import compass_validate

/// Frames of zstd are decompressed, whatever the sizes of the pieces.
@Suite struct ZstdInflaterTests {
  /// Frames that `zstd` made of `{"a":1}` and a line feed, and of 300 times the letter a.
  private static let small: [UInt8] = [
    0x28, 0xB5, 0x2F, 0xFD, 0x04, 0x58, 0x41, 0x00, 0x00, 0x7B, 0x22, 0x61, 0x22, 0x3A, 0x31, 0x7D,
    0x0A, 0xE2, 0xEF, 0xEC, 0xE0,
  ]
  private static let repeated: [UInt8] = [
    0x28, 0xB5, 0x2F, 0xFD, 0x04, 0x58, 0x4D, 0x00, 0x00, 0x10, 0x61, 0x61, 0x01, 0x00, 0x27, 0x2A,
    0xC0, 0x02, 0xC7, 0xCF, 0xCF, 0xB9,
  ]

  private func inflated(_ stream: [UInt8], piece: Int, room: Int) throws -> [UInt8] {
    let inflater = try ZstdInflater(head: Array(stream.prefix(4)))
    var rest = stream.dropFirst(4)
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: room)
    while true {
      let count = try buffer.withUnsafeMutableBytes { bytes in
        try inflater.inflate(into: bytes) { (input) throws(FileError) in
          let part = rest.prefix(piece)
          input.copyBytes(from: part)
          rest = rest.dropFirst(piece)
          return part.count
        }
      }
      if count == 0 { return output }
      output += buffer[..<count]
    }
  }

  @Test(arguments: [1, 3, 65_536], [1, 7, 65_536])
  func frames(_ piece: Int, _ room: Int) throws {
    let a = [UInt8](repeating: UInt8(ascii: "a"), count: 300)
    #expect(try inflated(Self.small, piece: piece, room: room) == Array("{\"a\":1}\n".utf8))
    #expect(
      try inflated(Self.repeated + Self.small, piece: piece, room: room)
        == a + Array("{\"a\":1}\n".utf8))
  }

  /// Every cut and every changed byte ends with data or an error.
  @Test func damage() throws {
    let stream = Self.repeated + Self.small
    for length in 4..<Self.repeated.count {
      #expect(throws: InflaterDamage("the zstd data ends too early"), "cut at \(length)") {
        try inflated(Array(stream[..<length]), piece: 5, room: 64)
      }
    }
    for index in 4..<stream.count {
      var damaged = stream
      damaged[index] ^= 0xFF
      _ = try? inflated(damaged, piece: 5, room: 64)
    }
  }
}
