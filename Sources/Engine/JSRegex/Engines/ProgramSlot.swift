internal import Synchronization

/// A compiled pattern that owns memory.
protocol CompiledProgram {
  /// Frees the memory.
  func destroy()
}

/// A program that is compiled at its first use and then only read.
///
/// After the first use a reader does one atomic load, without a lock or a reference count. The
/// owner frees the program with `destroy`.
///
/// The generic parameter has no constraints: the runtime looks up the conformances of parameters
/// among all conformances of the process, which slows down its start.
struct ProgramSlot<Program>: ~Copyable, @unchecked Sendable {
  private let place = Atomic<UnsafeMutableRawPointer?>(nil)
  /// The error of the compilation, once it is known.
  private let refusal = Atomic<UnsafeMutableRawPointer?>(nil)
  private let isBuilding = Mutex<Void>(())

  init() {}

  /// The program, if it has been compiled. The address is valid as long as the owner lives.
  @inline(__always)
  var current: UnsafePointer<Program>? {
    guard let address = place.load(ordering: .acquiring) else { return nil }
    return UnsafePointer(address.assumingMemoryBound(to: Program.self))
  }

  /// The error of the compilation, if it has failed.
  var failure: MatchError? {
    refusal.load(ordering: .acquiring)?.assumingMemoryBound(to: MatchError.self).pointee
  }

  /// Whether the compilation has failed.
  @inline(__always)
  var hasFailed: Bool { refusal.load(ordering: .acquiring) != nil }

  /// Returns the program, and compiles it with `build` unless another thread has done so. An error
  /// is kept and thrown again.
  @inline(never)
  borrowing func compile(
    _ build: () throws(MatchError) -> Program
  ) throws(MatchError) -> UnsafePointer<Program> {
    if let failure { throw failure }
    let outcome = isBuilding.withLock { _ -> Result<UnsafePointer<Program>, MatchError> in
      if let failure { return .failure(failure) }
      if let current { return .success(current) }
      do throws(MatchError) {
        let program = UnsafeMutablePointer<Program>.allocate(capacity: 1)
        do throws(MatchError) {
          program.initialize(to: try build())
        } catch {
          program.deallocate()
          throw error
        }
        place.store(UnsafeMutableRawPointer(program), ordering: .releasing)
        return .success(UnsafePointer(program))
      } catch {
        let kept = UnsafeMutablePointer<MatchError>.allocate(capacity: 1)
        kept.initialize(to: error)
        refusal.store(UnsafeMutableRawPointer(kept), ordering: .releasing)
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  /// Frees the program, which nothing may use any more. `free` frees the program's own memory.
  borrowing func destroy(_ free: (UnsafePointer<Program>) -> Void) {
    if let current {
      free(current)
      UnsafeMutablePointer(mutating: current).deinitialize(count: 1)
      UnsafeMutablePointer(mutating: current).deallocate()
    }
    if let failure = refusal.load(ordering: .acquiring)?.assumingMemoryBound(to: MatchError.self) {
      failure.deinitialize(count: 1)
      failure.deallocate()
    }
  }
}
