import Foundation

/// The files of the package.
package enum Repository {
  /// The root folder of the package, two above this file's folder.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the path of a file in the package.
  package static func path(_ relative: String) -> String {
    root.appendingPathComponent(relative).path
  }

  /// Returns the bytes of a file in the package.
  package static func bytes(_ relative: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appendingPathComponent(relative)))
  }
}
