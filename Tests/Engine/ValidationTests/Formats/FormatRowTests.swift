import JSPrimitives
import SchemaModel
import SourceJSON
import Testing
import Validation

/// The rows of string formats, as validators use them.
@Suite struct FormatRowTests {
  private typealias Formats = ZodSchema.NamedFormat

  private static func schema(_ name: String) -> ZodSchema {
    ZodSchema(.string, checks: [.init(.format(.named(name, pattern: nil)))])
  }

  @Test func namesAreUnique() {
    #expect(Set(Formats.rows.map(\.name)).count == Formats.rows.count)
    let read = Formats.rows.flatMap(\.jsonSchemaNames)
    #expect(Set(read).count == read.count)
    #expect(Formats.row("Email") == nil && Formats.row("")?.name == nil)
  }

  @Test(arguments: Formats.rows.filter { !$0.samples.isEmpty }.map(\.name))
  func samplesAreAcceptedAndNearMissesAreNot(name: String) throws {
    let row = try #require(Formats.row(name))
    let validator = try Validator(Self.schema(name))
    for sample in row.samples { #expect(validator.isValid(JSONValue.string(sample)), "\(sample)") }
    for miss in row.nearMisses { #expect(!validator.isValid(JSONValue.string(miss)), "\(miss)") }
  }

  @Test(arguments: Formats.rows.filter { $0.make != nil }.map(\.name))
  func madeStringsAreAccepted(name: String) throws {
    let make = try #require(Formats.row(name)?.make)
    let validator = try Validator(Self.schema(name))
    var state: UInt64 = 3
    for _ in 0..<200 {
      let text = make { bound in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
      }
      #expect(validator.isValid(JSONValue.string(JSText(text))), "\(text)")
    }
  }

  /// A format without options is known to the compiler, or is one of those that take an argument.
  @Test func everyFormatCompilesOrTakesAnArgument() {
    let withArgument = ["regex", "starts_with", "ends_with", "includes", "template_literal"]
    let unmade = ["json_string"]
    for name in Formats.builtInNames {
      let compiles = (try? Validator(Self.schema(name))) != nil
      #expect(compiles != (withArgument + unmade).contains(name), "\(name)")
    }
  }

  @Test func aFormatOfALaterReleaseIsNoneBefore() throws {
    #expect(throws: SchemaError.self) { try Validator(.iban(), zod: .v4_4_3) }
    #expect(try Validator(.iban(), zod: .v4_6_7).isValid(#""NO9386011117947""#))
  }
}
