/// What speaks for a school and against it, in the order it was added.
///
/// Specification "School Detail", 2 Add Pro/Con and 6 Pros & Cons.
public struct ProsAndCons: Sendable, Hashable {
  public private(set) var pros: [String]
  public private(set) var cons: [String]

  public init(pros: [String] = [], cons: [String] = []) {
    self.pros = pros
    self.cons = cons
  }

  /// One of the two lists.
  public enum Side: Sendable, Hashable, CaseIterable {
    case pro, con

    /// Shown instead of an empty list.
    public var placeholder: String {
      switch self {
      case .pro: "No pros added yet"
      case .con: "No cons added yet"
      }
    }

    public var color: SemanticColor {
      switch self {
      case .pro: .green
      case .con: .red
      }
    }
  }

  public subscript(side: Side) -> [String] {
    switch side {
    case .pro: pros
    case .con: cons
    }
  }

  /// Whether the button to add a text is on: there is more in it than white space.
  public static func canAdd(_ text: String) -> Bool { !WebText.trimmed(text).isEmpty }

  /// Adds a text at the end of a list, without white space around it; nothing else is nothing.
  public mutating func add(_ text: String, to side: Side) {
    guard Self.canAdd(text) else { return }
    let text = WebText.trimmed(text)
    switch side {
    case .pro: pros.append(text)
    case .con: cons.append(text)
    }
  }

  /// Removes the text at a place; a place that isn't there removes nothing.
  public mutating func remove(at index: Int, from side: Side) {
    guard self[side].indices.contains(index) else { return }
    switch side {
    case .pro: pros.remove(at: index)
    case .con: cons.remove(at: index)
    }
  }
}
