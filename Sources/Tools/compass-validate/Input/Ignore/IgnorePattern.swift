/// A line of a `.gitignore` file, as gitignore(5) defines it.
struct IgnorePattern {
  /// Whether the line takes back what an earlier one excludes.
  private(set) var isNegated = false
  private var isOfFolders = false
  /// Whether the pattern has no slash, and so matches a name at any depth.
  private var isOfNames = false
  private let wildcards: Wildcards

  /// Nil for an empty line and a comment.
  init?(_ line: some Collection<UInt8>) {
    guard line.first != UInt8(ascii: "#") else { return nil }
    var pattern = Self.trimmed(Array(line)).map(UInt32.init)
    if pattern.first == UInt32(UInt8(ascii: "!")) {
      isNegated = true
      pattern.removeFirst()
    }
    guard !pattern.isEmpty else { return nil }
    if pattern.last == UInt32(UInt8(ascii: "/")) {
      isOfFolders = true
      pattern.removeLast()
    }
    isOfNames = !pattern.contains { $0 == "/" }
    if pattern.first == UInt32(UInt8(ascii: "/")) { pattern.removeFirst() }
    wildcards = Wildcards(pattern)
  }

  /// Returns whether the line is about a path.
  ///
  /// - Parameter path: the names from the folder of the file down to the path's own.
  func matches(_ path: ArraySlice<[UInt32]>, isFolder: Bool) -> Bool {
    guard isFolder || !isOfFolders, let name = path.last else { return false }
    if isOfNames { return wildcards.matches(name) }
    return wildcards.matches(Array(path.joined(separator: [UInt32(UInt8(ascii: "/"))])))
  }

  /// Returns a line without the spaces at its end, unless a backslash is before them.
  private static func trimmed(_ line: [UInt8]) -> ArraySlice<UInt8> {
    var end = 0
    var at = 0
    while at < line.count {
      if line[at] == UInt8(ascii: "\\") {
        at = min(at + 2, line.count)
        end = at
      } else {
        at += 1
        if line[at - 1] != UInt8(ascii: " ") { end = at }
      }
    }
    return line[..<end]
  }

  /// Returns the lines of a file that are patterns.
  static func patterns(_ file: [UInt8]) -> [IgnorePattern] {
    file.split(separator: UInt8(ascii: "\n")).compactMap { line in
      IgnorePattern(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
  }
}
