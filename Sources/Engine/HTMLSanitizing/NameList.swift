/// A set of names, found without copying the name that is looked up.
package struct NameList: Sendable {
  let names: [[UInt8]]

  /// A list of names.
  ///
  /// - Parameter list: lower-case names with spaces between them.
  package init(_ list: String) {
    names = list.utf8.split(separator: 0x20).map(Array.init)
  }

  /// Whether the name is in the list, in any ASCII case.
  func contains(_ name: some Collection<UInt8>) -> Bool {
    let count = name.count
    return names.contains { candidate in
      candidate.count == count
        && candidate.elementsEqual(name, by: { $0 == (0x41...0x5A ~= $1 ? $1 | 0x20 : $1) })
    }
  }
}
