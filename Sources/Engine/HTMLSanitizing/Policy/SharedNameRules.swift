internal import Synchronization

/// The rules of a policy, which are made when the first text is cleaned.
///
/// Many programs have a sanitizer and see no markup.
final class SharedNameRules: Sendable {
  private final class Made: Sendable {
    let rules: NameRules

    init(_ policy: SanitizerPolicy) { rules = NameRules(policy) }
  }

  private let policy: SanitizerPolicy
  private let made = AtomicLazyReference<Made>()

  init(_ policy: SanitizerPolicy) { self.policy = policy }

  /// The rule for each name. Threads that ask at the same time get the same rules.
  var rules: NameRules { (made.load() ?? made.storeIfNil(Made(policy))).rules }
}
