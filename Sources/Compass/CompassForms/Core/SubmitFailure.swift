/// Why sending a form failed, as far as the forms have words for it.
public enum SubmitFailure: Error, Hashable, Sendable, CaseIterable {
  case timeout
  case offline
  /// The server answered with a status of 500 or above.
  case server
  /// What was asked for is not there.
  case notFound
  case other
}
