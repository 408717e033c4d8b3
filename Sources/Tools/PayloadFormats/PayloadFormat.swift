/// A format that payloads are read from.
package enum PayloadFormat: String, Sendable, Hashable, CaseIterable {
  case json, ndjson, jsonc, json5, yaml, csv, tsv

  /// The extensions of files of formats that are neither JSON nor NDJSON.
  private static let extensions: [(name: StaticString, format: PayloadFormat)] = [
    ("jsonc", .jsonc), ("json5", .json5), ("yaml", .yaml), ("yml", .yaml), ("csv", .csv),
    ("tsv", .tsv),
  ]

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
    var path = path
    let found = path.withUTF8 { bytes in
      let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      var name = bytes[start...]
      guard var last = Self.removeExtension(from: &name) else { return nil as PayloadFormat? }
      if Self.isEqual(last, "gz") || Self.isEqual(last, "zst") {
        guard let next = Self.removeExtension(from: &name) else { return nil }
        last = next
      }
      return Self.extensions.first { Self.isEqual(last, $0.name) }?.format
    }
    guard let found else { return nil }
    self = found
  }

  /// Returns what is after the last dot of a name, and leaves what is before it.
  private static func removeExtension(
    from name: inout Slice<UnsafeBufferPointer<UInt8>>
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    defer { name = name[..<dot] }
    return name[(dot + 1)...]
  }

  /// Whether an extension is a string of small letters and digits, but for the case.
  private static func isEqual(
    _ extension: Slice<UnsafeBufferPointer<UInt8>>, _ text: StaticString
  ) -> Bool {
    text.withUTF8Buffer { `extension`.elementsEqual($0) { $0 | 0x20 == $1 } }
  }
}

extension PayloadFormat: CustomStringConvertible {
  package var description: String { rawValue }
}
