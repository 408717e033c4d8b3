public import Validation

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension WebRevision {
  /// The error for an app's revision that can't be made.
  public enum MakingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name is that of a revision that the package knows.
    case knownRevision(String)
    /// A change of a schema that the previous revision doesn't have.
    case unknownSchema(String, revision: String)
    /// An addition of a schema that the previous revision has.
    case existingSchema(String)
    /// A schema that can't be compiled.
    case invalidSchema(String, SchemaError)

    /// The error as one sentence.
    public var description: String {
      switch self {
      case .knownRevision(let name):
        "The revision \"\(name)\" is known; an app's own one needs another name."
      case .unknownSchema(let name, let revision):
        "The revision \"\(revision)\" changes the schema \"\(name)\", which the one before it doesn't have."
      case .existingSchema(let name):
        "The schema \"\(name)\" exists in the revision before; change it instead."
      case .invalidSchema(let name, let error):
        "The schema \"\(name)\" can't be compiled: \(error)"
      }
    }
  }
}

extension WebRevision.MakingError: LocalizedError {
  /// The error as one sentence, for people.
  public var errorDescription: String? { description }
}
