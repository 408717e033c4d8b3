import SchemaModel
import Testing

/// Semantics in which some rules are those of another version.
@Suite struct ZodSemanticsTests {
  @Test(arguments: ZodVersion.allCases, ZodVersion.allCases)
  func allNamesOfAnotherVersionAreThatVersion(_ version: ZodVersion, _ other: ZodVersion) {
    let exceptions = Dictionary(uniqueKeysWithValues: ZodChange.Name.allCases.map { ($0, other) })
    let mixed = ZodSemantics(version, except: exceptions)
    for name in ZodChange.Name.allCases { #expect(mixed.version(of: name) == other) }
    #expect(mixed.tupleTail == other.semantics.tupleTail)
    #expect(mixed.prototypeKey == other.semantics.prototypeKey)
    #expect(mixed.undefinedMayBeAbsent == other.semantics.undefinedMayBeAbsent)
    #expect(mixed.version == version)
  }

  private func pattern(
    _ format: ZodSchema.NamedFormat, _ semantics: ZodSemantics
  ) -> ZodSchema.PatternLiteral? { format.pattern(in: semantics) }

  @Test func oneNameLeavesTheOthers() {
    let mixed = ZodSemantics(.v4_4_3, except: [.stringLengthUnit: .v4_6_7])
    #expect(mixed.stringLengthUnit == .codePoints)
    #expect(!mixed.saysExactly)
    #expect(pattern(.emoji, mixed) == ZodSchema.NamedFormat.emoji.pattern(in: ZodVersion.v4_4_3))
    #expect(ZodVersion.v4_4_3.semantics == ZodSemantics(.v4_4_3, except: [:]))
  }

  @Test func aFormatHasThePatternOfItsChange() {
    let mixed = ZodSemantics(.v4_3_6, except: [.cuid: .v4_4_3, .emojiPattern: .v4_6_7])
    #expect(pattern(.cuid, mixed) == ZodSchema.NamedFormat.cuid.pattern(in: ZodVersion.v4_4_3))
    #expect(pattern(.emoji, mixed) == ZodSchema.NamedFormat.emoji.pattern(in: ZodVersion.v4_6_7))
    #expect(pattern(.email, mixed) == ZodSchema.NamedFormat.email.pattern(in: ZodVersion.v4_3_6))
  }

  @Test func oneReleaseHasTheVersionOfAnother() {
    for version in ZodVersion.allCases { #expect(ZodVersion(release: version.rawValue) == version) }
    #expect(ZodVersion(release: "4.1.13") == .v4_2_1)
    for name in ["4.1.11", "4.5.4", "4.6", "4.6.6", "head", ""] {
      #expect(ZodVersion(release: name) == nil)
    }
  }

  /// A tuple without checks has `partial` from 4.6.7 on.
  @Test func everyItemOfAPartialTupleIsOptional() {
    let tuple = ZodSchema.tuple(.string(), .number(), rest: .null)
    #expect(
      tuple.partial() == .tuple(.string().optional(), .number().optional(), rest: .null))
    guard case .invalid = tuple.refine("p").partial().node else {
      Issue.record("a tuple with checks has no partial")
      return
    }
  }
}
