/// The state of tree construction that few inputs need.
///
/// One object holds all of it, so that most parses have nothing to create and destroy.
final class RareState {
  /// The copies of selected options, if the input may have any.
  var selectedContent: SelectedContent?
  /// The names of the root's and the body's attributes, once a second tag adds to them.
  private var presentNames: [Int32: PresentNames] = [:]

  /// Returns the names of an element's attributes, which are looked at once.
  func presentNames(
    of node: Int32, in storage: UnsafeMutablePointer<TreeStorage>
  ) -> PresentNames {
    if let known = presentNames[node] { return known }
    let names = PresentNames(of: node, in: storage)
    presentNames[node] = names
    return names
  }
}

/// The names of an element's attributes.
final class PresentNames {
  private var names: Set<Int32> = []

  init(of node: Int32, in storage: UnsafeMutablePointer<TreeStorage>) {
    var index = storage.pointee.nodes[node].first
    while index >= 0 {
      names.insert(storage.pointee.attributes[index].name.rawValue)
      index = storage.pointee.attributes[index].next
    }
  }

  /// Adds a name; false if the element had it.
  func insert(_ name: NameID) -> Bool { names.insert(name.rawValue).inserted }
}
