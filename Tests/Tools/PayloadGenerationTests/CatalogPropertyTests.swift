import CompassSchemas
import PayloadGeneration
import SchemaModel
import SourceJSON
import TestSupport
import Testing
import Validation

/// Payloads of the web app's schemas, both revisions.
@Suite struct CatalogPropertyTests {
  struct Entry: Sendable, CustomTestStringConvertible {
    var revision: WebRevision
    var document: SchemaDocument
    var testDescription: String { "\(document.name) \(revision.rawValue)" }

    /// Returns the generator and the validator of the schema.
    func agreement() throws -> Agreement {
      try Agreement(document.schema, revision: revision, version: revision.zod)
    }
  }

  static let entries = WebRevision.allCases.flatMap { revision in
    SchemaCatalog.documents(of: revision, currentYear: revision.recordedYear).map {
      Entry(revision: revision, document: $0)
    }
  }

  private static let seeds: [UInt64] = [0, 1, 20_261_121]

  @Test(arguments: entries)
  func generatedPayloadsAreValid(_ entry: Entry) throws {
    let agreement = try entry.agreement()
    for seed in Self.seeds {
      for index in UInt64(0)..<UInt64(Rounds.of(40)) {
        let payload = try agreement.generator.valid(seed: seed, index: index)
        try agreement.expect(payload, [], seed: seed, index: index)
      }
    }
  }

  @Test(arguments: entries)
  func mutatedPayloadsHaveTheIssuesTheyAreMadeFor(_ entry: Entry) throws {
    let agreement = try entry.agreement()
    for seed in Self.seeds {
      for index in UInt64(0)..<UInt64(Rounds.of(40)) {
        let invalid = try agreement.generator.invalid(seed: seed, index: index)
        #expect(!invalid.expected.isEmpty)
        #expect((1...3).contains(invalid.mutations.count))
        // Each change names an issue of its own, which the validator then has to find.
        let intended = Set(invalid.mutations.map(\.issue))
        #expect(intended.count == invalid.mutations.count)
        #expect(intended.isSubset(of: invalid.expected))
        try agreement.expect(invalid.payload, invalid.expected, seed: seed, index: index)
      }
    }
  }

  @Test func everySchemaHasAGenerator() throws {
    for entry in Self.entries { #expect(throws: Never.self) { try entry.agreement() } }
    #expect(Self.entries.count >= 37)
  }

  @Test func everyMutationThatTheCatalogOffersIsMade() throws {
    var seen: Set<Mutation.Name> = []
    for entry in Self.entries {
      let generator = try PayloadGenerator(entry.document.schema)
      for index in UInt64(0)..<60 {
        seen.formUnion(try generator.invalid(seed: 3, index: index).mutations.map(\.name))
      }
    }
    // No schema of the catalogue is strict or has a record with a schema of its keys.
    #expect(seen.isSuperset(of: Set(Mutation.Name.allCases).subtracting([.unknownKey, .badKey])))
  }

  @Test func fieldsAreSometimesThereAndSometimesNot() throws {
    let generator = try PayloadGenerator(.coach)
    var keys: [Set<String>] = []
    for index in UInt64(0)..<200 {
      let payload = try generator.valid(seed: 9, index: index)
      keys.append(Set((payload.object?.members ?? []).map(\.key.string)))
    }
    #expect(keys.allSatisfy { $0.contains("role") })
    for field in ["school_id", "first_name", "email", "phone", "twitter_handle", "notes"] {
      let count = keys.count { $0.contains(field) }
      #expect((20..<180).contains(count), "\(field)")
    }
    #expect(
      keys.contains { !$0.isDisjoint(with: ["nickname", "_draft", "x-source", "updatedBy"]) })
  }
}
