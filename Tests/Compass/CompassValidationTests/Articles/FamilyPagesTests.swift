import Foundation
import TestSupport
import Testing

/// Each family of rules has a page, and each page the same facts.
@Suite struct FamilyPagesTests {
  /// A folder of rules: its types, and the namespaces among them.
  private struct Family {
    var types: Set<String> = []
    var namespaces: Set<String> = []
  }

  private static let sources = "Sources/Compass/CompassRules"
  /// The folders that all families share.
  private static let shared: Set = ["Data", "Support", "Time", "Values"]

  private static func families() throws -> [String: Family] {
    var families: [String: Family] = [:]
    let files = FileManager.default.enumerator(atPath: Repository.path(sources))
    while let file = files?.nextObject() as? String {
      let folder = file.prefix { $0 != "/" }
      guard file.hasSuffix(".swift"), !shared.contains(String(folder)) else { continue }
      let text = String(decoding: try Repository.bytes("\(sources)/\(file)"), as: UTF8.self)
      let declaration = #/^public (?:struct|enum|protocol) (\w+)(?: (\{\})$)?/#
      for match in text.matches(of: declaration.anchorsMatchLineEndings()) {
        families[String(folder), default: Family()].types.insert(String(match.1))
        if match.2 != nil { families[String(folder)]?.namespaces.insert(String(match.1)) }
      }
    }
    return families
  }

  private static func pages() throws -> [Article] {
    try Article.all().filter { !$0.facts.isEmpty }
  }

  @Test func everyNamespaceHasOnePage() throws {
    let (families, pages) = (try Self.families(), try Self.pages())
    let namespaces = families.values.reduce(into: Set()) { $0.formUnion($1.namespaces) }
    #expect(namespaces.count >= 19 && namespaces.isSuperset(of: ["Abolished", "FitRules"]))
    for namespace in namespaces {
      #expect(pages.count { $0.topics.contains(namespace) } == 1, "\(namespace)")
    }
  }

  @Test func everyFolderHasAPage() throws {
    let (families, pages) = (try Self.families(), try Self.pages())
    #expect(families.count >= 26 && families["Interest"] != nil)
    for (folder, family) in families {
      #expect(pages.contains { !family.types.isDisjoint(with: $0.topics) }, "\(folder)")
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
