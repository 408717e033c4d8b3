#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension WebRevision.MakingError: LocalizedError {
  /// The error as one sentence, for people.
  public var errorDescription: String? { description }
}
