#if PCRE2

internal import Synchronization

/// A place for a program that is compiled at its first use and then only read.
///
/// After the first use a reader does one atomic load: no lock, no reference count.
final class ProgramSlot<Library: NativeLibrary>: @unchecked Sendable {
  typealias Program = UnsafePointer<NativeProgram<Library>>
  private typealias Place = UnsafeMutablePointer<NativeProgram<Library>>

  /// Where the program is published.
  let place: ProgramPlace<Library>
  private let refusal = Atomic<UnsafeMutableRawPointer?>(nil)
  private let isBuilding = Mutex<Void>(())

  init() { place = ProgramPlace() }

  deinit {
    defer { place.deallocate() }
    if let address = refusal.load(ordering: .acquiring) {
      let place = address.assumingMemoryBound(to: MatchError.self)
      place.deinitialize(count: 1)
      place.deallocate()
    }
    guard let program = place.current else { return }
    let place = Place(mutating: program)
    place.pointee.destroy()
    place.deinitialize(count: 1)
    place.deallocate()
  }

  /// The program, if it has been used before.
  ///
  /// The pointer is good as long as the slot is.
  @inline(__always)
  var current: Program? { place.current }

  /// Why there is no program, once that is known.
  var failure: MatchError? {
    refusal.load(ordering: .acquiring)?.assumingMemoryBound(to: MatchError.self).pointee
  }

  /// The program, compiled by `build` unless another thread did so meanwhile; a failure is kept and
  /// thrown again.
  @inline(never)
  func firstUse(
    _ build: () throws(MatchError) -> NativeProgram<Library>
  ) throws(MatchError) -> Program {
    if let failure { throw failure }
    let outcome = isBuilding.withLock { _ -> Result<Program, MatchError> in
      if let failure { return .failure(failure) }
      if let current { return .success(current) }
      do throws(MatchError) {
        let program = Place.allocate(capacity: 1)
        do throws(MatchError) {
          program.initialize(to: try build())
        } catch {
          program.deallocate()
          throw error
        }
        place.publish(program)
        return .success(Program(program))
      } catch {
        let place = UnsafeMutablePointer<MatchError>.allocate(capacity: 1)
        place.initialize(to: error)
        refusal.store(UnsafeMutableRawPointer(place), ordering: .releasing)
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}

/// The memory that says where the program of a slot is.
///
/// It lies outside the slot's object, so that reading it costs no reference count; whoever reads it must
/// know that the slot lives.
struct ProgramPlace<Library: NativeLibrary>: @unchecked Sendable {
  private let published: UnsafeMutablePointer<Atomic<UnsafeMutableRawPointer?>>

  fileprivate init() {
    published = .allocate(capacity: 1)
    published.initialize(to: Atomic(nil))
  }

  fileprivate func deallocate() {
    published.deinitialize(count: 1)
    published.deallocate()
  }

  fileprivate func publish(_ program: UnsafeMutablePointer<NativeProgram<Library>>) {
    published.pointee.store(UnsafeMutableRawPointer(program), ordering: .releasing)
  }

  /// The program, if it has been used before.
  @inline(__always)
  var current: UnsafePointer<NativeProgram<Library>>? {
    guard let address = published.pointee.load(ordering: .acquiring) else { return nil }
    return UnsafePointer(address.assumingMemoryBound(to: NativeProgram<Library>.self))
  }
}

#endif
