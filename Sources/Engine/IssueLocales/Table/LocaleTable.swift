internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The table of a locale: its words in each version of Zod.
struct LocaleTable: Sendable {
  /// The language as a BCP 47 tag.
  let identifier: String
  /// The words before any of the changes.
  private let first: LocaleWords
  /// The words from a version on, the oldest version first.
  private var changes: [(since: ZodVersion, words: LocaleWords)] = []

  static let format: JSText = "issue-locale/1"

  /// Reads a table.
  ///
  /// - Throws: `IssueLocaleError` with the place that is not of the form.
  init(_ value: JSONValue) throws(IssueLocaleError) {
    let root = TableNode(value)
    let members = try root.members(
      ["format", "locale", "source", "since"] + WordsReader.memberNames)
    guard members["format"]?.value.text == Self.format else {
      throw root.error("the format is not \"\(Self.format)\"")
    }
    guard let identifier = members["locale"]?.value.text?.string, !identifier.isEmpty else {
      throw root.error("the member \"locale\" is no language")
    }
    self.identifier = identifier
    var words = WordsReader()
    try words.read(members)
    first = try words.checked(at: root)
    words.isOverlay = true
    for (version, overlay) in try Self.overlays(members["since"]) {
      try words.read(try overlay.members(WordsReader.memberNames))
      changes.append((version, try words.checked(at: overlay)))
    }
  }

  /// Returns the changes by version, the oldest version first.
  private static func overlays(
    _ node: TableNode?
  ) throws(IssueLocaleError) -> [(since: ZodVersion, overlay: TableNode)] {
    guard let node else { return [] }
    var overlays: [(since: ZodVersion, overlay: TableNode)] = []
    for (name, overlay) in try node.members() {
      guard let version = ZodVersion(rawValue: name.string) else {
        throw overlay.error("not a known version of Zod; known are \(ZodVersion.names)")
      }
      overlays.append((version, overlay))
    }
    return overlays.sorted { $0.since < $1.since }
  }

  /// Returns the words of a version of Zod.
  func words(of version: ZodVersion) -> LocaleWords {
    changes.last { $0.since <= version }?.words ?? first
  }
}
