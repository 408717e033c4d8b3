/// A format that payloads are read from.
package enum PayloadFormat: String, Sendable, Hashable, CaseIterable {
  case json, ndjson, jsonc, json5, yaml, csv, tsv

  /// The extensions of files of formats that are neither JSON nor NDJSON.
  private static let extensions: [(name: StaticString, format: PayloadFormat)] = [
    ("jsonc", .jsonc), ("json5", .json5), ("yaml", .yaml), ("yml", .yaml), ("csv", .csv),
    ("tsv", .tsv),
  ]
  private static let names = extensions.map(\.name)

  /// Whether each line is a payload.
  package var isLines: Bool { self == .ndjson }

  /// Whether a file has several payloads.
  package var hasRecords: Bool {
    switch self {
    case .json, .jsonc, .json5: false
    case .ndjson, .yaml, .csv, .tsv: true
    }
  }

  /// The name for people.
  package var title: String {
    switch self {
    case .yaml: "YAML"
    default: rawValue.uppercased()
    }
  }

  /// The format of a file's extension, before that of a compressed file, if it is neither JSON nor NDJSON.
  package init?(path: String) {
    guard let index = FileExtension.index(of: path, among: Self.names) else { return nil }
    self = Self.extensions[index].format
  }
}

extension PayloadFormat: CustomStringConvertible {
  package var description: String { rawValue }
}
