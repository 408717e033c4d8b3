import Foundation
import compass_tables

/// Calls `body` with a folder of the given files, by path from the folder on, and deletes it.
func withUnicodeFolder(
  _ files: [String: String], _ body: (UnicodeFolder) throws -> Void
) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (path, text) in files {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  try body(UnicodeFolder(path: folder.path()))
}

/// Returns the text of a file of the required version with these records.
func unicodeFile(_ name: String, _ records: String) -> String {
  "# \(name)-\(UnicodeFolder.requiredVersion).txt\n\(records)\n"
}
