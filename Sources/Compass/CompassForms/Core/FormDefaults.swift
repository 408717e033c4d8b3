#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a form starts with that the program must tell it.
public struct FormDefaults: Hashable, Sendable {
  /// The current time.
  public var now: Date

  public init(now: Date) { self.now = now }
}
