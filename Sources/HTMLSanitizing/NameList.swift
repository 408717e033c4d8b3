/// A set of element names, found without copying the name that is looked up.
package struct NameList: Sendable {
  /// Elements without contents and end tag, the ones of old included.
  ///
  /// HTML Standard, "Serializing HTML fragments".
  static let voidElements = NameList(
    """
    area base basefont bgsound br col embed frame hr img input keygen link meta param source track \
    wbr
    """)

  private let names: [[UInt8]]

  /// A list of names.
  ///
  /// - Parameter list: lower-case names with spaces between them.
  package init(_ list: String) {
    names = list.utf8.split(separator: 0x20).map(Array.init)
  }

  /// Whether the name is in the list, in any ASCII case.
  func contains(_ name: some Collection<UInt8>) -> Bool { index(of: name) != nil }

  /// The place in the list of a name in any ASCII case.
  func index(of name: some Collection<UInt8>) -> Int? {
    let count = name.count
    return names.firstIndex { candidate in
      candidate.count == count
        && candidate.elementsEqual(name, by: { $0 == (0x41...0x5A ~= $1 ? $1 | 0x20 : $1) })
    }
  }
}
