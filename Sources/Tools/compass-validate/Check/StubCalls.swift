/// The functions whose stubs a payload has called.
///
/// A thread validates one payload at a time and has one list, which only its own calls see.
final class StubCalls: @unchecked Sendable {
  /// The list of the payload that this thread validates; nil if nothing is counted.
  @TaskLocal static var ofPayload: StubCalls?

  /// The names of the functions, each once, in the order of their first calls.
  private(set) var names: [String] = []

  func add(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }

  func removeAll() { names.removeAll(keepingCapacity: true) }
}
