/// A parsed document or fragment, which never changes.
///
/// All nodes lie in one arena, which is freed with the last copy of the tree.
public struct HTMLTree: Sendable {
  /// Owns the storage. Nothing writes to it once the parser has returned.
  final class Arena: @unchecked Sendable {
    let storage: UnsafeMutablePointer<TreeStorage>

    init(_ input: UnsafeBufferPointer<UInt8>) {
      storage = .allocate(capacity: 1)
      storage.initialize(to: TreeStorage(input))
    }

    deinit {
      storage.deinitialize(count: 1)
      storage.deallocate()
    }
  }

  let arena: Arena

  init(_ input: UnsafeBufferPointer<UInt8>) { arena = Arena(input) }

  /// The document; of a fragment, the `html` element that holds the fragment's nodes is its one child.
  public var document: HTMLNode { HTMLNode(tree: self, index: 0) }

  /// The root element.
  public var root: HTMLNode? { document.children.first { $0.kind == .element } }

  /// Whether this is the tree of a fragment.
  public var isFragment: Bool { arena.storage.pointee.isFragment }

  /// The mode that the document's type has put it in.
  public var mode: HTMLDocumentMode { arena.storage.pointee.mode }

  /// The number of parse errors, characters that no document may hold among them.
  ///
  /// Such characters are counted by a pass over the input with each call. Text in a place that has
  /// none is one error a run.
  public var errorCount: Int {
    arena.storage.pointee.errorCount + InputStreamErrors.count(in: arena.storage.pointee.input)
  }

  /// The parse errors in the order of their offsets, if the parser's options asked for them.
  public var errors: [HTMLParseError] { arena.storage.pointee.errors }
}
