import Testing

@testable import JSRegex

/// The static analysis of references and groups.
struct GroupAnalysisTests {
  /// Returns the tree and the last reference in it.
  private func analysis(
    _ pattern: String
  ) throws -> (analysis: GroupAnalysis, reference: PatternTree.NodeID) {
    let tree = try PatternParser.parse(Array(pattern.utf16), flags: [])
    let reference = tree.nodes.lastIndex {
      if case .reference = $0.kind { true } else { false }
    }
    return (GroupAnalysis(tree), try #require(reference))
  }

  @Test(arguments: [
    "(a\\1)", "\\1(a)", "(a)|\\1", "(?!(a))\\1", "(a){0}\\1", "(?=(a))*\\1", "(?<=(a)\\1)",
    "(?:\\1(a))*",
  ])
  func referencesThatCanOnlyBeUnset(_ pattern: String) throws {
    let (analysis, reference) = try analysis(pattern)
    #expect(analysis.isAlwaysUnset(group: 1, at: reference), "\(pattern)")
  }

  @Test(arguments: ["(a)\\1", "(?:(a)|b)\\1", "(?=(a))\\1", "(?<=\\1(a))", "(?!(a)\\1)", "(a)?\\1"])
  func referencesThatMayBeSet(_ pattern: String) throws {
    let (analysis, reference) = try analysis(pattern)
    #expect(!analysis.isAlwaysUnset(group: 1, at: reference), "\(pattern)")
    #expect(!analysis.canBeStale(group: 1, at: reference), "\(pattern)")
  }

  @Test(arguments: ["(?:(?:(a)|b)\\1)*", "(?:(a)?\\1b)+", "(?:(?:(a)|b)*\\1)"])
  func referencesThatMayBeStale(_ pattern: String) throws {
    let (analysis, reference) = try analysis(pattern)
    #expect(analysis.canBeStale(group: 1, at: reference), "\(pattern)")
  }

  @Test func depthCountsNodes() throws {
    #expect(try analysis("((a)\\1)").analysis.depth == 3)
  }
}
