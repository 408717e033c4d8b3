/// The data of the Unicode Character Database on the properties of `\p{}`.
struct PropertyData: Sendable {
  /// A property, or a value of one.
  struct Row: Sendable {
    /// All its names.
    let names: [String]
    let members: CodePointSet
  }

  /// The values of General_Category.
  let categories: [Row]
  /// The values of Script.
  let scripts: [Row]
  /// The values of Script_Extensions whose members differ from those of the equal value of Script.
  let scriptExtensions: [Row]
  /// The binary properties.
  let binary: [Row]
  /// The properties of strings.
  let ofStrings: [EmojiSequences]

  /// Reads the files of a folder.
  init(folder: UnicodeFolder) throws(UnicodeFileError) {
    let category = try PropertyFile("DerivedGeneralCategory.txt", in: folder.extracted)
    categories = try Self.categories(category, folder)
    let script = try PropertyFile("Scripts.txt", in: folder)
    let extended = try PropertyFile("ScriptExtensions.txt", in: folder)
    var scripts: [Row] = []
    var scriptExtensions: [Row] = []
    // No character has the script Katakana_Or_Hiragana, and engines don't take its name.
    for value in try ValueNames.values(of: "sc", in: folder) where value.short != "Hrkt" {
      let members = value.short == "Zzzz" ? script.all.complement : script[value.long]
      guard let members else { throw Self.missing(value.long, in: "Scripts.txt") }
      scripts.append(Row(names: value.all, members: members))
      let withOthers =
        members.subtracting(extended.all).union(extended[value.short] ?? CodePointSet([]))
      if withOthers != members {
        scriptExtensions.append(Row(names: value.all, members: withOthers))
      }
    }
    self.scripts = scripts
    self.scriptExtensions = scriptExtensions
    binary = try Self.binary(folder, assigned: category["Cn"]?.complement)
    ofStrings = try EmojiSequences.read(from: folder)
  }

  /// Returns the categories and the groups of them: `LC`, and those of one letter.
  private static func categories(
    _ file: PropertyFile, _ folder: UnicodeFolder
  ) throws(UnicodeFileError) -> [Row] {
    var rows: [Row] = []
    for value in try ValueNames.values(of: "gc", in: folder) {
      let parts: [String] =
        switch value.short.count {
        case 1: file.values.filter { $0.hasPrefix(value.short) }
        case _ where value.short == "LC": ["Ll", "Lt", "Lu"]
        default: [value.short]
        }
      let sets = parts.compactMap { file[$0] }
      guard sets.count == parts.count, !sets.isEmpty else {
        throw missing(value.short, in: "DerivedGeneralCategory.txt")
      }
      rows.append(
        Row(names: value.all, members: CodePointSet(sets.flatMap(\.ranges))))
    }
    return rows
  }

  private static func binary(
    _ folder: UnicodeFolder, assigned: CodePointSet?
  ) throws(UnicodeFileError) -> [Row] {
    let files = [
      try PropertyFile("PropList.txt", in: folder),
      try PropertyFile("DerivedCoreProperties.txt", in: folder),
      try PropertyFile("DerivedNormalizationProps.txt", in: folder),
      try PropertyFile("DerivedBinaryProperties.txt", in: folder.extracted),
      try PropertyFile("emoji-data.txt", records: folder.emojiRecords(of: "emoji-data.txt")),
    ]
    var rows: [Row] = []
    for entry in PropertyNamesList.binary {
      let names = entry.split(separator: " ").map(String.init)
      let members: CodePointSet? =
        switch names[0] {
        case "Any": CodePointSet([0..<0x110000])
        case "ASCII": CodePointSet([0..<0x80])
        case "Assigned": assigned
        default: files.lazy.compactMap { $0[names[0]] }.first
        }
      guard let members else { throw missing(names[0], in: "PropList.txt") }
      rows.append(Row(names: names, members: members))
    }
    return rows
  }

  private static func missing(_ value: String, in file: String) -> UnicodeFileError {
    UnicodeFileError(file: file, kind: .malformed(["no \(value)"]))
  }
}
