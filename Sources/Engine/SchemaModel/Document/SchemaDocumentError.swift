#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension SchemaDocument {
  /// An error of a JSON value that is not a schema document, with the place and the reason.
  public struct ReadingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place in the document, such as `$.schema.shape.role.checks[0].format`.
    public var path: String
    /// The reason, such as `unknown field`.
    public var reason: String

    /// An error at a place of the document.
    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }

    /// The place and the reason on one line.
    public var description: String { "\(path): \(reason)" }
  }
}

extension SchemaDocument.ReadingError: LocalizedError {
  /// A sentence for a person, such as
  /// `The schema document can't be read. At $.schema.type: unknown type "date".`
  public var errorDescription: String? {
    "The schema document can't be read. At \(path): \(reason)."
  }
}
