import SourceJSON
import Testing

@Suite("The reader's limits")
struct JSONLimitsTests {
  @Test("Limits for scanning allow the largest text")
  func scannedOnly() {
    #expect(JSONLimits(depthOfTape: 7).maximumBytes == JSONLimits.greatestSize)
    #expect(JSONLimits(depthOfTape: 7).maximumDepth == 7)
  }

  @Test("The defaults are 512 levels and 128 MiB")
  func defaults() {
    #expect(JSONLimits.default.maximumDepth == 512)
    #expect(JSONLimits.default.maximumBytes == 134_217_728)
    #expect(JSONLimits.default.maximumStringBytes == JSONLimits.greatestSize)
    #expect(JSONLimits() == .default)
  }

  @Test("Limits are clamped to the possible range")
  func clamped() {
    let large = JSONLimits(maximumDepth: .max, maximumBytes: .max, maximumStringBytes: .max)
    #expect(large.maximumStringBytes == 4_294_967_295)
    #expect(large.maximumDepth == 1_000)
    #expect(large.maximumBytes == 4_294_967_295)
    let small = JSONLimits(maximumDepth: -1, maximumBytes: .min)
    #expect(small.maximumDepth == 0)
    #expect(small.maximumBytes == 0)
    var limits = JSONLimits()
    limits.maximumDepth = 2_000_000
    limits.maximumBytes = -5
    limits.maximumStringBytes = -1
    #expect(
      limits == JSONLimits(maximumDepth: 1_000, maximumBytes: 0, maximumStringBytes: 0))
  }
}
