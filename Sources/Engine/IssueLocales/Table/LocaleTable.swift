internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The table of a locale: its words in each version of Zod.
struct LocaleTable: Sendable {
  /// The language as a BCP 47 tag.
  let identifier: String
  private let base: LocaleWords
  /// The words of the versions that differ from the others.
  private var versions: [ZodVersion: LocaleWords] = [:]

  static let format: JSText = "issue-locale/1"

  /// Reads a table.
  ///
  /// - Throws: `IssueLocaleError` with the place that is not of the form.
  init(_ value: JSONValue) throws(IssueLocaleError) {
    let root = TableNode(value)
    let members = try root.members(
      ["format", "locale", "source", "versions"] + WordsReader.memberNames)
    guard members["format"]?.value.text == Self.format else {
      throw root.error("the format is not \"\(Self.format)\"")
    }
    guard let identifier = members["locale"]?.value.text?.string, !identifier.isEmpty else {
      throw root.error("the member \"locale\" is no language")
    }
    self.identifier = identifier
    var words = WordsReader()
    try words.read(members)
    base = try words.checked(at: root)
    guard let versions = members["versions"] else { return }
    for (name, overlay) in try versions.members() {
      guard let version = ZodVersion(rawValue: name.string) else {
        throw overlay.error("no version of Zod that is here; they are \(ZodVersion.names)")
      }
      var changed = words
      changed.isOverlay = true
      try changed.read(try overlay.members(WordsReader.memberNames))
      self.versions[version] = try changed.checked(at: overlay)
    }
  }

  /// Returns the words of a version of Zod.
  func words(of version: ZodVersion) -> LocaleWords { versions[version] ?? base }
}
