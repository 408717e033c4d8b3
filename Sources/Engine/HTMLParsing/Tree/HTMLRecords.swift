/// A tree's records by index, for code that walks the whole tree.
///
/// Valid as long as the tree is kept alive. Nodes are linked by index; 0, the document, means none.
package struct HTMLRecords {
  package let nodes: UnsafePointer<NodeRecord>
  package let nodeCount: Int
  package let attributes: UnsafePointer<AttributeRecord>
  package let pieces: UnsafePointer<TextPiece>
  package let formAssociations: UnsafeBufferPointer<FormAssociation>
  /// The bytes that the ranges of texts and values are part of.
  package let bytes: UnsafeBufferPointer<UInt8>
  /// The known names, by ID, and their number. The text of others is found by `name`.
  package let knownNames: UnsafePointer<KnownName>
  package let knownNameCount: Int32
  /// Whether the tree may hold a comment or a processing instruction, and an HTML form.
  package let holdsComments: Bool
  package let holdsForms: Bool
  private let storage: UnsafeMutablePointer<TreeStorage>

  init(_ storage: UnsafeMutablePointer<TreeStorage>) {
    self.storage = storage
    nodes = UnsafePointer(storage.pointee.nodes.base)
    nodeCount = storage.pointee.nodes.count
    attributes = UnsafePointer(storage.pointee.attributes.base)
    pieces = UnsafePointer(storage.pointee.pieces.base)
    bytes = UnsafeBufferPointer(
      start: storage.pointee.bytes.base, count: storage.pointee.bytes.count)
    knownNames = storage.pointee.names.known.names
    knownNameCount = Int32(truncatingIfNeeded: storage.pointee.names.known.count)
    holdsComments = storage.pointee.holdsComments
    holdsForms = storage.pointee.holdsForms
    formAssociations = UnsafeBufferPointer(
      start: storage.pointee.formAssociations.base, count: storage.pointee.formAssociations.count)
  }

  /// The bytes of a name.
  package func name(_ id: NameID) -> UnsafeBufferPointer<UInt8> {
    storage.pointee.names.withText(of: id) { $0 }
  }
}

/// The names whose IDs are the same in every tree.
package enum HTMLKnownNames {
  /// The number of known names.
  package static var count: Int { KnownNames.shared.count }

  /// The text of the name with an ID below `count`.
  package static func text(_ id: Int) -> UnsafeBufferPointer<UInt8> {
    KnownNames.shared.text(of: NameID(rawValue: Int32(id)))
  }

  /// The ID of a lower-case name, or nil if it is not known.
  package static func id(of name: UnsafeBufferPointer<UInt8>) -> NameID? {
    var hash = NameHash()
    for byte in name { hash.combine(byte) }
    return KnownNames.shared.id(of: name, hash: hash)
  }
}
