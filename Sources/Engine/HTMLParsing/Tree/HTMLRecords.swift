/// A tree's records by index, for code that walks the whole tree.
///
/// Valid as long as the tree is kept alive. Nodes are linked by index; 0, the document, means none.
package struct HTMLRecords {
  package let nodes: UnsafePointer<NodeRecord>
  package let nodeCount: Int
  package let attributes: UnsafePointer<AttributeRecord>
  package let pieces: UnsafePointer<TextPiece>
  package let formAssociations: UnsafeBufferPointer<FormAssociation>
  private let bytes: UnsafePointer<UInt8>
  private let storage: UnsafeMutablePointer<TreeStorage>

  fileprivate init(_ storage: UnsafeMutablePointer<TreeStorage>) {
    self.storage = storage
    nodes = UnsafePointer(storage.pointee.nodes.base)
    nodeCount = storage.pointee.nodes.count
    attributes = UnsafePointer(storage.pointee.attributes.base)
    pieces = UnsafePointer(storage.pointee.pieces.base)
    bytes = UnsafePointer(storage.pointee.bytes.base)
    formAssociations = UnsafeBufferPointer(
      start: storage.pointee.formAssociations.base, count: storage.pointee.formAssociations.count)
  }

  /// The bytes of a text or a value.
  package func text(_ range: TextRange) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes + range.lower, count: range.upper - range.lower)
  }

  /// The bytes of a name.
  package func name(_ id: NameID) -> UnsafeBufferPointer<UInt8> {
    storage.pointee.names.withText(of: id) { $0 }
  }
}

extension HTMLTree {
  /// Calls a function with the tree's records.
  package func withRecords<Result>(_ body: (HTMLRecords) -> Result) -> Result {
    withExtendedLifetime(arena) { body(HTMLRecords(arena.storage)) }
  }
}

/// The names whose IDs are the same in every tree.
package enum HTMLKnownNames {
  /// The number of known names.
  package static var count: Int { KnownNames.shared.count }

  /// The text of the name with an ID below `count`.
  package static func text(_ id: Int) -> [UInt8] {
    KnownNames.shared.withText(of: NameID(rawValue: Int32(id))) { Array($0) }
  }
}
