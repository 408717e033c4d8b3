/// A shade of a color, as the web app's palette numbers them: 50 is lightest, 950 darkest.
///
///     PaletteColor(.blue, 100).name  // blue-100
public struct PaletteColor: Sendable, Hashable {
  /// The color without its shade.
  public let color: SemanticColor
  /// Nil for a color without shades, such as white.
  public let shade: Int?

  /// Creates a shade of a color; nil for a color without shades.
  public init(_ color: SemanticColor, _ shade: Int? = nil) {
    self.color = color
    self.shade = shade
  }

  /// Creates the color with a name such as `blue-100` or `white`; nil for any other text.
  init?(name: Substring) {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    let shade = parts.count == 2 ? Int(parts[1]) : nil
    guard let color = parts.first.flatMap({ SemanticColor(rawValue: String($0)) }),
      parts.count == 1 || shade != nil
    else { return nil }
    self.init(color, shade)
  }

  /// The name in the palette, such as `blue-100` or `white`.
  public var name: String {
    shade.map { "\(color.rawValue)-\($0)" } ?? color.rawValue
  }
}

extension PaletteColor {
  /// The two colors of a badge.
  public struct Badge: Sendable, Hashable {
    /// The background's color.
    public let background: PaletteColor
    /// The text's color.
    public let text: PaletteColor

    /// Creates a badge from two colors.
    public init(background: PaletteColor, text: PaletteColor) {
      self.background = background
      self.text = text
    }

    /// Creates a badge with a pale background and dark text of one color: shades 100 and 700 by
    /// default.
    public init(_ color: SemanticColor, background: Int = 100, text: Int = 700) {
      self.init(
        background: PaletteColor(color, background), text: PaletteColor(color, text))
    }

    /// The badge's color without shades: that of the background.
    public var color: SemanticColor { background.color }

    /// Creates the badge of class names that have a background's and a text's color, in any order and among
    /// others; nil if one is missing or no color of the palette.
    package init?(classNames: String) {
      func color(_ prefix: String) -> PaletteColor? {
        classNames.split(separator: " ").lazy.filter { $0.hasPrefix(prefix) }
          .compactMap { PaletteColor(name: $0.dropFirst(prefix.count)) }.first
      }
      guard let background = color("bg-"), let text = color("text-") else { return nil }
      self.init(background: background, text: text)
    }

    /// Returns the badge of a table's class names; slate for names without colors.
    static func reading(_ classNames: String) -> Badge {
      Badge(classNames: classNames) ?? Badge(.slate)
    }

    /// The web app's class names, such as `bg-blue-100 text-blue-700`.
    public var classNames: String { "bg-\(background.name) text-\(text.name)" }
  }
}

/// A color of the app's palette by name; a view decides its appearance.
///
/// The specifications name SwiftUI's system colors, the web app those of its own palette. If both
/// name a color, this is the web app's: its emerald is the specifications' green, its slate their
/// gray.
public enum SemanticColor: String, Codable, CaseIterable, Sendable, Hashable {
  /// The color of that name in the web app's palette.
  case amber, blue, cyan, emerald, gray, green, indigo, orange, pink, purple, red, slate, white
  /// The yellow of the web app's palette.
  case yellow
  /// The colors of the priority tiers.
  case gold, silver, bronze
}
