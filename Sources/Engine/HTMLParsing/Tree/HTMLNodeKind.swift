/// The kinds of node in a parsed tree.
public enum HTMLNodeKind: UInt8, Sendable, Hashable, BitwiseCopyable {
  /// The document itself, or the root of a parsed fragment.
  case document
  case documentType
  case element
  case text
  case comment
  /// `<?target data>`, a node since the change of the HTML Standard of 2026-06-25.
  case processingInstruction
}

/// Which of the three modes a document's type puts it in.
///
/// HTML Standard, "The initial insertion mode".
public enum HTMLDocumentMode: UInt8, Sendable, Hashable, BitwiseCopyable {
  case noQuirks
  case limitedQuirks
  case quirks
}
