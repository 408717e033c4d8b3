internal import Synchronization

/// A compiled pattern that owns memory.
protocol CompiledProgram {
  /// Frees the memory.
  func destroy()
}

/// A program that is compiled at its first use and then only read.
///
/// After the first use a reader does one atomic load, without a lock or a reference count.
///
/// The generic parameters have no constraints: the runtime looks up the conformances of a class's
/// parameters among all conformances of the process, which slows down its start.
final class ProgramSlot<Program, Failure: Error>: @unchecked Sendable {
  /// The place where the program is published, valid as long as the slot lives.
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

  /// The error of the compilation, once it is known.
  var failure: Failure? { refusal.current?.pointee }

  /// Returns the program, and compiles it with `build` unless another thread has done so. An error
  /// is kept and thrown again.
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
