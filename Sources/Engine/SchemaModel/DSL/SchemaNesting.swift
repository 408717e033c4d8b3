internal import Platform
internal import Synchronization

/// The closures of the DSL that run now, one inside the other.
///
/// `.lazy` and `.recursive` run their closures while a schema is made. A schema that names itself in such a closure has no
/// end, so the closure that is nested too deep does not run, and the outermost one becomes a schema with an error.
struct SchemaNesting: Sendable {
  /// The maximum number of closures inside each other. The compiler rejects schemas that are nested as deep.
  static let maximumDepth = 256
  /// The stack that the functions between two closures may need beyond what they needed before, in bytes.
  private static let reserve: UInt = 65_536
  /// The stack that all closures may need together if the thread's is not known, in bytes.
  private static let unmeasuredBudget: UInt = 262_144

  @TaskLocal private static var current: SchemaNesting?

  private var depth: Int
  /// The positions of the outermost and of the innermost closure in the stack.
  private let outermost: UInt
  private var innermost: UInt
  /// The most stack that a closure has needed up to the one inside it.
  private var largestStep: UInt = 0
  private var stack: Range<UInt>?
  private let overflow = Overflow()

  /// The error of a closure that was nested too deep. Once there is one, no further closure runs: a schema that names
  /// itself twice would take exponential time.
  private final class Overflow: Sendable {
    let reason = Mutex<String?>(nil)
  }

  /// Returns the schema that a closure makes, or one with an error.
  ///
  /// - Parameter name: The method with its position, such as `.lazy at App/Schemas.swift:12`.
  static func schema(
    of name: @autoclosure () -> String, _ make: () -> ZodSchema
  ) -> ZodSchema {
    let position = ThreadStack.position()
    guard var nesting = current else {
      let outermost = SchemaNesting(depth: 1, outermost: position, innermost: position)
      return run(make, in: outermost, name)
    }
    if let reason = nesting.overflow.reason.withLock({ $0 }) { return ZodSchema(.invalid(reason)) }
    guard nesting.enter(at: position) else {
      let reason = Self.endless(name())
      nesting.overflow.reason.withLock { $0 = reason }
      return ZodSchema(.invalid(reason))
    }
    return run(make, in: nesting, name)
  }

  private static func run(
    _ make: () -> ZodSchema, in nesting: SchemaNesting, _ name: () -> String
  ) -> ZodSchema {
    let schema = $current.withValue(nesting, operation: make)
    if let reason = nesting.overflow.reason.withLock({ $0 }) { return ZodSchema(.invalid(reason)) }
    return schema.isComplete ? schema : ZodSchema(.invalid(Self.incomplete(name())))
  }

  private init(depth: Int, outermost: UInt, innermost: UInt) {
    self.depth = depth
    self.outermost = outermost
    self.innermost = innermost
  }

  /// Adds a closure; returns false if it is nested too deep.
  private mutating func enter(at position: UInt) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    // A task that a closure starts has the nesting of its closure, but another stack.
    if position < innermost { largestStep = max(largestStep, innermost - position) }
    (depth, innermost) = (depth + 1, position)
    // Asking the system takes longer than a closure, and two closures always fit.
    guard depth > 2 else { return true }
    if stack == nil { stack = ThreadStack.bounds() }
    guard let stack else {
      return position > outermost || outermost - position < Self.unmeasuredBudget
    }
    guard stack.contains(position) else { return true }
    return position - stack.lowerBound
      > largestStep + min(Self.reserve, (stack.upperBound - stack.lowerBound) / 4)
  }

  private static func endless(_ name: String) -> String {
    """
    the closure of \(name) is inside itself, or nested deeper than \(maximumDepth) closures: it runs while the schema \
    is made, so a schema that names itself in it has no end; write the schema as \
    .recursive("name") { own in ... }, with own for the schema itself
    """
  }

  private static func incomplete(_ name: String) -> String {
    """
    the closure of \(name) reads a schema that is not made yet: it runs while the schema is made, so a variable has no \
    value in its own initializer; write the schema as .recursive("name") { own in ... }, with own for the schema itself
    """
  }
}

extension ZodSchema {
  /// Whether no part of the schema is a global variable of a main file that is read before it is set.
  ///
  /// The memory of such a variable is zero, and the array of a schema's checks always has an address. Parts that a
  /// closure made have been looked at.
  fileprivate var isComplete: Bool {
    guard withUnsafeBytes(of: checks, { $0.contains { $0 != 0 } }) else { return false }
    if case .lazy = node { return true }
    let parts = parts
    // By index: in an optional, zeros are nil, which would end a loop over the elements.
    return parts.indices.allSatisfy { parts[$0].isComplete }
  }
}
