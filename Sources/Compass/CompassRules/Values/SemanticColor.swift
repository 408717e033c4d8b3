/// A color of the app's palette by name; a view decides its appearance.
///
/// The specifications name SwiftUI's system colors, the web app those of its own palette. If both
/// name a color, this is the web app's: its emerald is the specifications' green, its slate their
/// gray.
public enum SemanticColor: String, Sendable, Hashable, CaseIterable {
  /// The color of that name in the web app's palette.
  case amber, blue, cyan, emerald, gray, green, indigo, orange, pink, purple, red, slate, white
  /// The yellow of the web app's palette.
  case yellow
  /// The colors of the priority tiers.
  case gold, silver, bronze
}
