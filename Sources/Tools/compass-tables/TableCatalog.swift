/// A source file this tool can write.
package struct GeneratedTable: Sendable {
  /// The name on the command line.
  package let name: String
  /// The path of the file from the repository's root.
  package let path: String
  /// The input that the file's banner names: the character database or a file of its own.
  package var input = "Unicode \(UnicodeFolder.requiredVersion): "
  /// The file's text; throws `UnicodeFileError` when an input file can't be used.
  package let render: @Sendable (UnicodeFolder) throws -> String
}

/// Every table of `UnicodeTables/Generated`, and that of `HTMLParsing`.
package enum TableCatalog {
  /// All tables.
  package static let all =
    textTables + RegexTables.all + [CharacterReferenceTableWriter.table]

  private static let textTables = [
    GeneratedTable(
      name: "case-mapping",
      path: "Sources/Engine/UnicodeTables/Generated/CaseMappingTable.swift",
      render: { try CaseMappingTableWriter.render(CaseMappingData(folder: $0)) }),
    GeneratedTable(
      name: "collation",
      path: "Sources/Engine/UnicodeTables/Generated/CollationTable.swift",
      render: { folder in
        CollationTableWriter.render(
          try FractionalUCA(folder: folder),
          decomposable: try CompositionData.decomposable(in: folder))
      }),
    GeneratedTable(
      name: "compatibility",
      path: "Sources/Engine/UnicodeTables/Generated/CompatibilityTable.swift",
      render: { try CompatibilityTableWriter.render(CompatibilityData(folder: $0)) }),
    GeneratedTable(
      name: "composition",
      path: "Sources/Engine/UnicodeTables/Generated/CompositionTable.swift",
      render: { try CompositionTableWriter.render(CompositionData(folder: $0)) }),
    GeneratedTable(
      name: "idna-labels",
      path: "Sources/Engine/UnicodeTables/Generated/IDNALabelTable.swift",
      render: { try IDNALabelTableWriter.render(IDNALabelData(folder: $0)) }),
    GeneratedTable(
      name: "idna-mapping",
      path: "Sources/Engine/UnicodeTables/Generated/IDNAMappingTable.swift",
      render: { try IDNAMappingTableWriter.render(IDNAMappingData(folder: $0)) }),
  ]
}
