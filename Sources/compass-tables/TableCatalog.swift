/// A source file this tool can write.
package struct GeneratedTable: Sendable {
  /// The name on the command line.
  package let name: String
  /// Where the file belongs, from the repository's root.
  package let path: String
  /// The file's text; throws `UnicodeFileError` when an input file can't be used.
  package let render: @Sendable (UnicodeFolder) throws -> String
}

/// Every table of `UnicodeTables/Generated`.
package enum TableCatalog {
  package static let all = textTables + RegexTables.all

  private static let textTables = [
    GeneratedTable(
      name: "case-mapping",
      path: "Sources/UnicodeTables/Generated/CaseMappingTable.swift",
      render: { try CaseMappingTableWriter.render(CaseMappingData(folder: $0)) })
  ]
}
