internal import JSPrimitives

extension StatusRules {
  /// A request to change a school's status.
  public struct Transition: Sendable, Hashable {
    /// The stored status before; nil for a school that has none.
    public var previousStatus: String?
    /// The status to store; any text.
    public var newStatus: String
    /// The note on the change.
    public var notes: String?
    /// Whether a user is signed in and the family is loaded.
    public var isSignedIn: Bool
    /// Whether the school is among the loaded ones.
    public var isSchoolFound: Bool

    /// Creates a request.
    public init(
      from previousStatus: String?, to newStatus: String, notes: String? = nil,
      isSignedIn: Bool = true,
      isSchoolFound: Bool = true
    ) {
      self.previousStatus = previousStatus
      self.newStatus = newStatus
      self.notes = notes
      self.isSignedIn = isSignedIn
      self.isSchoolFound = isSchoolFound
    }
  }

  /// The web app's action on a request to change a school's status.
  public enum TransitionStep: Sendable, Hashable {
    /// Refuse the change; nothing is stored.
    case refuse(TransitionError)
    /// Call the database function `reactivate_school`, which decides on the status and writes the
    /// history; then see `StatusRules.reactivatedStatus(_:)`.
    case reactivate
    /// Store the new status and an entry of the history.
    case write(Write)
  }

  /// The values that a change of status stores in the school's row and in its history.
  public struct Write: Sendable, Hashable {
    /// The status before, for the history; nil for a school that had none.
    public private(set) var previousStatus: String?
    /// The status after, for both.
    public private(set) var newStatus: String
    /// The note, for the history; nil for an empty one.
    public private(set) var notes: String?
    /// The time of the change, for both.
    public let changedAt: Date

    init(_ request: Transition, at now: Date) {
      self.previousStatus = request.previousStatus
      self.newStatus = request.newStatus
      self.notes = request.notes.jsText.nonempty.string
      changedAt = now
    }
  }

  /// The reason why a change of status was refused.
  public enum TransitionError: Error, Sendable, Hashable, CaseIterable {
    /// No user is signed in, or the family is not loaded.
    case notSignedIn
    /// The school is not among the loaded ones.
    case schoolNotFound

    /// The web app's message.
    public var message: String {
      switch self {
      case .notSignedIn: "User not authenticated or family not loaded"
      case .schoolNotFound: "School not found"
      }
    }

    /// Whether the page shows the message.
    public var isShown: Bool { self != .notSignedIn }
  }

  /// Returns the action on a request to change a school's status.
  ///
  /// Restates `status.transition`. Every change is allowed, one to the same status too: it writes a
  /// history entry like any other. Only the way back from "not_pursuing" to "researching" is a
  /// reactivation, and its notes are dropped. Since 2026-08.
  ///
  /// Fault of the web app: it takes the function that calls the database off its object, so the
  /// call most likely fails in the browser. The recorded answers come from a function without that
  /// need.
  ///
  /// - Parameters:
  ///   - request: the change; a missing user is reported before a missing school.
  ///   - now: the clock.
  public static func transition(_ request: Transition, now: Date) -> TransitionStep {
    if !request.isSignedIn { return .refuse(.notSignedIn) }
    if !request.isSchoolFound { return .refuse(.schoolNotFound) }
    let isReactivation =
      Stage(stored: request.previousStatus ?? "") == .notPursuing
      && Stage(stored: request.newStatus) == .researching
    return isReactivation ? .reactivate : .write(Write(request, at: now))
  }

  /// Returns the status after a reactivation: that of the database, whatever it is, or
  /// "researching" if the database gave none.
  ///
  /// Restates `status.transition`. If the call failed, the status stays and the page shows the
  /// database's message. Since 2026-08.
  public static func reactivatedStatus(_ restored: String?) -> String {
    restored ?? Stage.researching.rawValue
  }
}
