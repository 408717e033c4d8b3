internal import Synchronization

/// A compiled form of a pattern, in memory of its own.
protocol CompiledProgram {
  /// Frees that memory.
  func destroy()
}

/// A place for a program that is compiled at its first use and then only read.
///
/// After the first use a reader does one atomic load: no lock, no reference count.
///
/// The class itself asks nothing of a program: the runtime looks up what a class's parameters must conform
/// to in all of the process's conformances, which is felt when a process starts.
final class ProgramSlot<Program, Failure: Error>: @unchecked Sendable {
  /// Where the program is published; good as long as the slot is.
  let place = PublishedPointer<Program>()
  private let refusal = PublishedPointer<Failure>()
  private let isBuilding = Mutex<Void>(())
  /// Frees a program's own memory.
  private let destroy: (UnsafePointer<Program>) -> Void

  init() where Program: CompiledProgram {
    destroy = { $0.pointee.destroy() }
  }

  deinit {
    if let program = place.current {
      destroy(program)
      Self.free(program)
    }
    if let failure = refusal.current { Self.free(failure) }
    place.deallocate()
    refusal.deallocate()
  }

  private static func free<Value>(_ value: UnsafePointer<Value>) {
    let value = UnsafeMutablePointer(mutating: value)
    value.deinitialize(count: 1)
    value.deallocate()
  }

  private static func allocate<Value>(_ value: consuming Value) -> UnsafePointer<Value> {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    place.initialize(to: value)
    return UnsafePointer(place)
  }

  /// The program, if it has been used before.
  @inline(__always)
  var current: UnsafePointer<Program>? { place.current }

  /// Why there is no program, once that is known.
  var failure: Failure? { refusal.current?.pointee }

  /// Returns the program, compiled by `build` unless another thread did so meanwhile; a failure is
  /// kept and thrown again.
  @inline(never)
  func firstUse(
    _ build: () throws(Failure) -> Program
  ) throws(Failure) -> UnsafePointer<Program> {
    if let failure { throw failure }
    let outcome = isBuilding.withLock { _ -> Result<UnsafePointer<Program>, Failure> in
      if let failure { return .failure(failure) }
      if let current { return .success(current) }
      do throws(Failure) {
        let program = Self.allocate(try build())
        place.publish(program)
        return .success(program)
      } catch {
        refusal.publish(Self.allocate(error))
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}
