import JSPrimitives
import SchemaModel
import SourceJSON
import Testing
import Validation

/// The rows of string formats, as validators use them.
@Suite struct FormatRowTests {
  typealias Formats = ZodSchema.NamedFormat

  private static func schema(_ format: Formats) -> ZodSchema {
    ZodSchema(.string, checks: [.init(.format(.named(format, pattern: nil)))])
  }

  @Test func namesAreUnique() {
    #expect(Set(Formats.rows.map(\.name)).count == Formats.rows.count)
    let read = Formats.rows.flatMap(\.jsonSchemaNames)
    #expect(Set(read).count == read.count)
    #expect(Formats.row("Email") == nil && Formats.row("")?.name == nil)
  }

  @Test(arguments: Formats.allCases.filter { !$0.row.samples.isEmpty })
  func samplesAreAcceptedAndNearMissesAreNot(format: Formats) throws {
    let row = format.row
    let validator = try Validator(Self.schema(format))
    for sample in row.samples { #expect(validator.isValid(JSONValue.string(sample)), "\(sample)") }
    for miss in row.nearMisses { #expect(!validator.isValid(JSONValue.string(miss)), "\(miss)") }
  }

  @Test(arguments: Formats.allCases.filter { $0.row.make != nil })
  func madeStringsAreAccepted(format: Formats) throws {
    let make = try #require(format.row.make)
    let validator = try Validator(Self.schema(format))
    var state: UInt64 = 3
    for _ in 0..<200 {
      let text = make { bound in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
      }
      #expect(validator.isValid(JSONValue.string(JSText(text))), "\(text)")
    }
  }

  @Test(arguments: Formats.allCases)
  func aFormatCompilesInEveryVersionThatHasIt(format: Formats) {
    for version in ZodVersion.allCases {
      let isKnown = ZodWord.format(format).map { $0.since <= version } ?? true
      let compiles = (try? Validator(Self.schema(format), zod: version)) != nil
      #expect(compiles == isKnown, "\(format) in \(version)")
    }
  }

  @Test func aFormatOfALaterReleaseIsNoneBefore() throws {
    #expect(throws: SchemaError.self) { try Validator(.iban(), zod: .v4_4_3) }
    #expect(try Validator(.iban(), zod: .v4_6_7).isValid(#""NO9386011117947""#))
  }
}
