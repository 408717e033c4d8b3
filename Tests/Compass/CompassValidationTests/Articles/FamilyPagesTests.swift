import Foundation
import TestSupport
import Testing

/// Each family of rules has a page, and each page the same facts.
@Suite struct FamilyPagesTests {
  /// A folder of rules: its types, and the namespaces that it extends.
  private struct Family {
    var types: Set<String> = []
    var namespaces: Set<String> = []
  }

  private static let sources = "Sources/Compass/CompassRules"
  /// The file with the namespaces of all families.
  private static let namespaceFile = "RuleFamilies.swift"
  /// The folders that all families share.
  private static let shared: Set = ["Data", "Support", "Time", "Values"]

  private static func namespaces() throws -> Set<String> {
    let text = String(
      decoding: try Repository.bytes("\(sources)/\(namespaceFile)"), as: UTF8.self)
    let declaration = #/^public enum (\w+) \{\}$/#.anchorsMatchLineEndings()
    return Set(text.matches(of: declaration).map { String($0.1) })
  }

  private static func families() throws -> [String: Family] {
    let namespaces = try namespaces()
    var families: [String: Family] = [:]
    let files = FileManager.default.enumerator(atPath: Repository.path(sources))
    while let file = files?.nextObject() as? String {
      let folder = file.prefix { $0 != "/" }
      guard file.hasSuffix(".swift"), folder != file, !shared.contains(String(folder)) else {
        continue
      }
      let text = String(decoding: try Repository.bytes("\(sources)/\(file)"), as: UTF8.self)
      var family = families[String(folder)] ?? Family()
      let declaration = #/^public (?:struct|enum|protocol) (\w+)/#.anchorsMatchLineEndings()
      family.types.formUnion(text.matches(of: declaration).map { String($0.1) })
      let extended = #/^extension (\w+)/#.anchorsMatchLineEndings()
      family.namespaces.formUnion(text.matches(of: extended).map { String($0.1) })
      family.namespaces.formIntersection(namespaces)
      // Some folders only have files of another folder's family.
      if !family.types.isEmpty || !family.namespaces.isEmpty { families[String(folder)] = family }
    }
    return families
  }

  private static func pages() throws -> [Article] {
    try Article.all().filter { !$0.facts.isEmpty }
  }

  @Test func everyNamespaceHasOnePage() throws {
    let (namespaces, pages) = (try Self.namespaces(), try Self.pages())
    #expect(namespaces.count >= 19 && namespaces.isSuperset(of: ["Abolished", "FitRules"]))
    for namespace in namespaces {
      #expect(pages.count { $0.topics.contains(namespace) } == 1, "\(namespace)")
    }
  }

  @Test func everyFolderHasAPage() throws {
    let (families, pages) = (try Self.families(), try Self.pages())
    #expect(families.count >= 26 && families["Interest"] != nil)
    for (folder, family) in families {
      let names = family.types.union(family.namespaces)
      #expect(pages.contains { !names.isDisjoint(with: $0.topics) }, "\(folder)")
    }
  }

  @Test func everyPageHasTheSameFacts() throws {
    let facts = ["Screens", "Revisions", "Words", "Source"]
    for page in try Self.pages() {
      #expect(page.facts == facts || page.facts == facts + ["Tool"], "\(page.name)")
    }
  }

  @Test func everyPageIsLinked() throws {
    let pages = Set(try Self.pages().map(\.name))
    #expect(pages.count >= 27)
    #expect(try Article(named: "CompassValidation").topics.contains("doc:RuleFamilies"))
    #expect(Set(try Article(named: "RuleFamilies").topics) == Set(pages.map { "doc:\($0)" }))
    let guide = String(decoding: try Repository.bytes("docs/rules.md"), as: UTF8.self)
    for page in pages {
      #expect(guide.contains("/CompassValidation.docc/\(page).md)"), "\(page)")
    }
  }
}
