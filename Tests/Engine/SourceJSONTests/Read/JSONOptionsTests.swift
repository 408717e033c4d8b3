import SourceJSON
import Testing

@Suite("The reader's limits")
struct JSONOptionsTests {
  @Test("What is only scanned may be as large as any text")
  func scannedOnly() {
    #expect(JSONOptions(depthOfTape: 7).maximumBytes == JSONOptions.greatestSize)
    #expect(JSONOptions(depthOfTape: 7).maximumDepth == 7)
  }

  @Test("512 levels and 128 MiB, unless said otherwise")
  func defaults() {
    #expect(JSONOptions.default.maximumDepth == 512)
    #expect(JSONOptions.default.maximumBytes == 134_217_728)
    #expect(JSONOptions.default.maximumStringBytes == JSONOptions.greatestSize)
    #expect(JSONOptions() == .default)
  }

  @Test("Limits stay within what the reader can keep")
  func clamped() {
    let large = JSONOptions(maximumDepth: .max, maximumBytes: .max, maximumStringBytes: .max)
    #expect(large.maximumStringBytes == 4_294_967_295)
    #expect(large.maximumDepth == 1_000)
    #expect(large.maximumBytes == 4_294_967_295)
    let small = JSONOptions(maximumDepth: -1, maximumBytes: .min)
    #expect(small.maximumDepth == 0)
    #expect(small.maximumBytes == 0)
    var options = JSONOptions()
    options.maximumDepth = 2_000_000
    options.maximumBytes = -5
    options.maximumStringBytes = -1
    #expect(
      options == JSONOptions(maximumDepth: 1_000, maximumBytes: 0, maximumStringBytes: 0))
  }
}
