import SchemaModel
import Testing

@testable import ConformanceKit

/// The texts by which vector files name versions of Zod.
@Suite struct ZodVersionTests {
  @Test(arguments: [
    ("4.3.6", ZodVersion.v4_3_6), ("4.4.3", .v4_4_3), ("4.5", .v4_5),
    ("head", .v4_5),
    ("4.4.3 + main e516c3ba (2026-08-20)", .v4_5), ("main e516c3ba, 2026-08-20", .v4_5),
  ])
  func aTextNamesAVersion(_ text: String, _ version: ZodVersion) {
    #expect(ZodVersion(recorded: text) == version)
  }

  @Test(arguments: [
    "", "4.4.2", "3.25.0", "4.50.0", "domain", "4.5.0", "4.5.4", "4.6.7", "4.4", "4.3.6 ", "main",
    "4.4.3 + main 0123abcd (2026-08-21)", "4.4.3 + main",
  ])
  func anotherTextNamesNoneAndNotTheNearest(_ text: String) {
    #expect(ZodVersion(recorded: text) == nil)
  }
}
