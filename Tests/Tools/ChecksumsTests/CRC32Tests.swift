import Checksums
import Testing

/// CRC-32 against published values.
@Suite struct CRC32Tests {
  @Test(arguments: [
    ("", "00000000"), ("123456789", "cbf43926"), ("a", "e8b7be43"),
    ("The quick brown fox jumps over the lazy dog", "414fa339"),
  ])
  func publishedValues(_ text: String, _ expected: String) {
    let checksum = CRC32(of: Array(text.utf8))
    #expect(checksum.description == expected)
    #expect(CRC32(expected) == checksum)
  }

  @Test(arguments: ["", "cbf4392", "cbf439260", "CBF43926", "+bf43926", "cbf4392g", "cbf4392é"])
  func otherTextIsNone(_ text: String) {
    #expect(CRC32(text) == nil)
  }

  @Test func everySingleBitCounts() {
    let bytes = Array("golden vectors".utf8)
    var seen: Set<CRC32> = [CRC32(of: bytes)]
    for place in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[place] ^= 1 << UInt8(bit)
        #expect(seen.insert(CRC32(of: changed)).inserted)
      }
    }
  }

  @Test func aDigestHasTheLengthToo() {
    #expect(ByteDigest(of: Array("123456789".utf8)).description == "cbf43926-9")
    #expect(ByteDigest(of: []) != ByteDigest(of: [0, 0, 0, 0]))
  }
}
