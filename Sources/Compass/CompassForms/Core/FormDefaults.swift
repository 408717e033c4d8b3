#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The values that a form needs from the app to start.
public struct FormDefaults: Hashable, Sendable {
  /// The current time.
  public var now: Date

  /// Creates the defaults for a point in time.
  public init(now: Date) { self.now = now }
}
