internal import JSPrimitives

extension SchoolRules {
  /// The pros and cons of a school, in the order they were added.
  ///
  /// Specification "School Detail", 2 Add Pro/Con and 6 Pros & Cons.
  public struct ProsAndCons: Sendable, Hashable {
    /// The texts in favor of the school.
    public private(set) var pros: [String]
    /// The texts against the school.
    public private(set) var cons: [String]

    /// Creates lists.
    public init(pros: [String] = [], cons: [String] = []) {
      self.pros = pros
      self.cons = cons
    }

    /// One of the two lists.
    public enum Side: Sendable, Hashable, CaseIterable {
      /// In favor of the school, or against it.
      case pro, con

      /// The text shown instead of an empty list.
      public var placeholder: String {
        switch self {
        case .pro: "No pros added yet"
        case .con: "No cons added yet"
        }
      }

      /// The side's color.
      public var color: SemanticColor {
        switch self {
        case .pro: .green
        case .con: .red
        }
      }
    }

    /// The texts of one side.
    public subscript(side: Side) -> [String] {
      switch side {
      case .pro: pros
      case .con: cons
      }
    }

    /// Whether the button to add a text is enabled: the text isn't only white space.
    public static func canAdd(_ text: String) -> Bool { !JSText(text).trimmed().isEmpty }

    /// Appends a trimmed text to a list; only white space adds nothing.
    public mutating func add(_ text: String, to side: Side) {
      guard Self.canAdd(text) else { return }
      let text = JSText(text).trimmed().string
      switch side {
      case .pro: pros.append(text)
      case .con: cons.append(text)
      }
    }

    /// Removes the text at an index; an index out of range removes nothing.
    public mutating func remove(at index: Int, from side: Side) {
      guard self[side].indices.contains(index) else { return }
      switch side {
      case .pro: pros.remove(at: index)
      case .con: cons.remove(at: index)
      }
    }
  }
}
