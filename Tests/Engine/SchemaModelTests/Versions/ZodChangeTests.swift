import SchemaModel
import Testing

/// The changes of Zod in words, against the semantics that the compiler reads.
@Suite struct ZodChangeTests {
  /// The properties of a version's semantics with their values as texts.
  private func values(_ version: ZodVersion) -> [String: String] {
    let children = Mirror(reflecting: version.semantics).children.compactMap { child in
      child.label.map { ($0, "\(child.value)") }
    }
    return Dictionary(children) { first, _ in first }.filter {
      !["version", "exceptions"].contains($0.key)
    }
  }

  @Test func everyPropertyOfTheSemanticsHasAName() {
    let names = Set(ZodChange.Name.allCases.map(\.rawValue))
    #expect(!values(.v4_3_6).isEmpty)
    #expect(names.isSuperset(of: values(.v4_3_6).keys))
  }

  @Test func everyDifferenceBetweenTwoVersionsHasItsEntry() {
    for (old, new) in zip(ZodVersion.allCases, ZodVersion.allCases.dropFirst()) {
      let (before, after) = (values(old), values(new))
      let differing = Set(before.keys.filter { before[$0] != after[$0] })
      let described = Set(
        ZodChange.all.filter { $0.since == new }.map(\.name).filter { before[$0] != nil })
      #expect(differing == described, "\(new.rawValue)")
    }
  }

  @Test func everyNameHasAnEntryAndNoneTwiceInOneVersion() {
    #expect(Set(ZodChange.all.map(\.id)) == Set(ZodChange.Name.allCases))
    for version in ZodVersion.allCases {
      let names = ZodChange.all.filter { $0.since == version }.map(\.id)
      #expect(names.count == Set(names).count)
    }
  }

  @Test func theOlderChangesComeFirst() {
    #expect(ZodChange.all.map(\.since) == ZodChange.all.map(\.since).sorted())
    #expect(ZodChange.all.allSatisfy { $0.since != .v4_0_17 })
  }

  @Test func bothSentencesEndWithoutAFullStop() {
    for change in ZodChange.all {
      for text in [change.before, change.after] {
        #expect(!text.hasSuffix("."))
        #expect(text.first?.isLowercase == true)
      }
      #expect(change.before != change.after)
    }
  }
}
