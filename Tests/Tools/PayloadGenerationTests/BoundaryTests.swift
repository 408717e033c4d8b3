import CompassSchemas
import PayloadGeneration
import SchemaModel
import SourceJSON
import Testing

/// Payloads at the boundaries of refinements, where two readings of one refinement differ.
@Suite struct BoundaryTests {
  /// Returns a thousand valid payloads.
  private static func valid(_ schema: ZodSchema) throws -> [JSONValue] {
    let generator = try PayloadGenerator(schema)
    return try (UInt64(0)..<1000).map { try generator.valid(seed: 7, index: $0) }
  }

  /// Returns a thousand invalid payloads.
  private static func invalid(_ schema: ZodSchema) throws -> [JSONValue] {
    let generator = try PayloadGenerator(schema)
    return try (UInt64(0)..<1000).map { try generator.invalid(seed: 7, index: $0).payload }
  }

  @Test(
    "An offer's amount and percentage take zeros beside positive numbers",
    arguments: [ZodSchema.offer, .offer2026August])
  func zeros(_ schema: ZodSchema) throws {
    let pairs = try Self.valid(schema).compactMap {
      payload -> (amount: Double, percentage: Double)? in
      guard let amount = payload["scholarship_amount"]?.number,
        let percentage = payload["scholarship_percentage"]?.number
      else { return nil }
      return (amount, percentage)
    }
    #expect(pairs.contains { $0.amount == 0 && $0.percentage > 0 })
    #expect(pairs.contains { $0.amount > 0 && $0.percentage == 0 })
    #expect(pairs.contains { $0.amount == 0 && $0.percentage == 0 })
  }

  @Test(
    "An offer's amount and percentage take negative numbers on either side",
    arguments: [ZodSchema.offer, .offer2026August])
  func negativeNumbers(_ schema: ZodSchema) throws {
    let pairs = try Self.invalid(schema).compactMap {
      payload -> (amount: Double, percentage: Double)? in
      guard let amount = payload["scholarship_amount"]?.number,
        let percentage = payload["scholarship_percentage"]?.number
      else { return nil }
      return (amount, percentage)
    }
    #expect(pairs.contains { $0.amount < 0 && $0.percentage > 0 })
    #expect(pairs.contains { $0.amount > 0 && $0.percentage < 0 })
    #expect(pairs.contains { $0.amount < 0 && $0.percentage < 0 })
    #expect(pairs.contains { $0.amount > 0 && $0.percentage > 0 })
  }

  @Test("A player's dateOfBirth takes texts that are nearly dates, and is their only fault")
  func malformedDates() throws {
    let generator = try PayloadGenerator(.signup2026August)
    var found: Set<String> = []
    for index in UInt64(0)..<1500 {
      let invalid = try generator.invalid(seed: 7, index: index)
      guard invalid.payload["role"] == "player", invalid.expected.map(\.path) == [["dateOfBirth"]],
        let date = invalid.payload["dateOfBirth"]?.text
      else { continue }
      found.insert(date.string)
    }
    #expect(found.contains { ["2010-1-5", "2010-01-5", "12010-01-05", "10-01-05"].contains($0) })
    #expect(found.contains(""))
    #expect(found.count > 12, "\(found)")
    // The form alone counts, so impossible days are valid.
    let valid = try Self.valid(.signup2026August)
    let dates = valid.filter { $0["role"] == "player" }.compactMap { $0["dateOfBirth"]?.text }
    #expect(dates.contains("2010-02-30"))
    #expect(dates.contains("0000-00-00"))
    let parents = valid.filter { $0["role"] == "parent" }.compactMap { $0["dateOfBirth"]?.text }
    #expect(parents.contains { $0.bytes.count != 10 })
  }

  @Test("A pair of dates is the same day, a day apart, or reaches past the end of a month")
  func dates() throws {
    let (valid, invalid) = (try Self.valid(.offer), try Self.invalid(.offer))
    func pairs(_ payloads: [JSONValue]) -> Set<String> {
      Set(
        payloads.map {
          let texts = [$0["offer_date"]?.text, $0["deadline_date"]?.text]
          return texts.map { $0?.string ?? "none" }.joined(separator: " ")
        })
    }
    #expect(pairs(valid).contains("2026-03-01 2026-03-01"))
    // V8 reads February 30 as March 2.
    #expect(pairs(valid).contains("2026-03-01 2026-02-30"))
    #expect(pairs(invalid).contains("2026-03-01 2026-02-28"))
    #expect(pairs(invalid).contains("2026-03-03 2026-02-30"))
  }

  @Test("A confirmation differs from its password by white space and by case")
  func passwords() throws {
    let pairs = try Self.invalid(.signup2026August).compactMap { payload -> (String, String)? in
      guard let password = payload["password"]?.text?.string,
        let confirmation = payload["confirmPassword"]?.text?.string
      else { return nil }
      return (password, confirmation)
    }
    #expect(pairs.contains { $0 != $1 && $0.lowercased() == $1.lowercased() })
    #expect(pairs.contains { $0 + " " == $1 || " " + $0 == $1 })
  }
}
