/// A color by the name the app's palette gives it; a view decides what it looks like.
///
/// The specifications name SwiftUI's system colors, the web app those of its own palette. Where both
/// name one the web app's stands here: its emerald is the specifications' green, its slate their
/// gray.
public enum SemanticColor: String, Sendable, Hashable, CaseIterable {
  case amber, blue, cyan, emerald, gray, green, indigo, orange, pink, purple, red, slate, white
  case yellow
  case gold, silver, bronze
}
