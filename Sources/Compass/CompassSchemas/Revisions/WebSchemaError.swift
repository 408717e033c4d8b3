#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension WebSchema {
  /// The error for a schema that a revision of the web app doesn't have.
  public struct LookupError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The schema's name.
    public let name: String
    /// The revision that doesn't have it.
    public let revision: WebRevision

    /// The error as one sentence.
    public var description: String {
      "The web app's revision \(revision.name) has no schema named \"\(name)\"."
    }
  }
}

extension WebSchema.LookupError: LocalizedError {
  /// The error as one sentence, for people.
  public var errorDescription: String? { description }
}
