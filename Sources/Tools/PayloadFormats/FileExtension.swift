/// The extension of a file's name, such as `json` of `data/a.JSON.gz`.
package enum FileExtension {
  /// Returns the index of a path's extension in a list, in upper or lower case; nil if the list does not have it.
  ///
  /// The extension of a compressed file, `gz` or `zst`, does not count. The path is not copied, since a folder may have
  /// very many names.
  ///
  /// - Parameters:
  ///   - path: The path, which may end with slashes.
  ///   - names: The extensions, of small letters and digits.
  package static func index(of path: String, among names: [StaticString]) -> Int? {
    var path = path
    return path.withUTF8 { bytes in
      let end = bytes.lastIndex { $0 != UInt8(ascii: "/") }.map { $0 + 1 } ?? 0
      let start = bytes[..<end].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      var name = bytes[start..<end]
      guard var last = remove(from: &name) else { return nil }
      if isEqual(last, "gz") || isEqual(last, "zst") {
        guard let next = remove(from: &name) else { return nil }
        last = next
      }
      return names.firstIndex { isEqual(last, $0) }
    }
  }

  /// Returns what is after the last dot of a name, and leaves what is before it.
  private static func remove(
    from name: inout Slice<UnsafeBufferPointer<UInt8>>
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    defer { name = name[..<dot] }
    return name[(dot + 1)...]
  }

  /// Returns whether an extension is a string of small letters and digits, but for the case.
  private static func isEqual(
    _ extension: Slice<UnsafeBufferPointer<UInt8>>, _ text: StaticString
  ) -> Bool {
    text.withUTF8Buffer { `extension`.elementsEqual($0) { $0 | 0x20 == $1 } }
  }
}
