#if PCRE2

internal import Synchronization

/// A place for a program that is compiled at its first use and then only read.
///
/// After the first use a reader does one atomic load: no lock, no reference count.
final class ProgramSlot<Library: NativeLibrary>: @unchecked Sendable {
  private typealias Place = UnsafeMutablePointer<NativeProgram<Library>>

  private let published = Atomic<UnsafeMutableRawPointer?>(nil)
  private let refusal = Atomic<UnsafeMutableRawPointer?>(nil)
  private let isBuilding = Mutex<Void>(())

  deinit {
    if let address = refusal.load(ordering: .acquiring) {
      let place = address.assumingMemoryBound(to: MatchError.self)
      place.deinitialize(count: 1)
      place.deallocate()
    }
    guard let address = published.load(ordering: .acquiring) else { return }
    let place = address.assumingMemoryBound(to: NativeProgram<Library>.self)
    place.pointee.destroy()
    place.deinitialize(count: 1)
    place.deallocate()
  }

  /// The program, if it has been used before.
  ///
  /// The pointer is good as long as the slot is.
  @inline(__always)
  var current: UnsafePointer<NativeProgram<Library>>? {
    guard let address = published.load(ordering: .acquiring) else { return nil }
    return UnsafePointer(address.assumingMemoryBound(to: NativeProgram<Library>.self))
  }

  /// Why there is no program, once that is known.
  var failure: MatchError? {
    refusal.load(ordering: .acquiring)?.assumingMemoryBound(to: MatchError.self).pointee
  }

  /// The program, compiled by `build` unless another thread did so meanwhile; a failure is kept and
  /// thrown again.
  @inline(never)
  func firstUse(
    _ build: () throws(MatchError) -> NativeProgram<Library>
  ) throws(MatchError) -> UnsafePointer<NativeProgram<Library>> {
    if let failure { throw failure }
    let outcome = isBuilding.withLock { _ -> Result<UnsafeMutableRawPointer, MatchError> in
      if let failure { return .failure(failure) }
      if let address = published.load(ordering: .acquiring) { return .success(address) }
      do throws(MatchError) {
        let place = Place.allocate(capacity: 1)
        do throws(MatchError) {
          place.initialize(to: try build())
        } catch {
          place.deallocate()
          throw error
        }
        published.store(UnsafeMutableRawPointer(place), ordering: .releasing)
        return .success(UnsafeMutableRawPointer(place))
      } catch {
        let place = UnsafeMutablePointer<MatchError>.allocate(capacity: 1)
        place.initialize(to: error)
        refusal.store(UnsafeMutableRawPointer(place), ordering: .releasing)
        return .failure(error)
      }
    }
    let address = try outcome.get()
    return UnsafePointer(address.assumingMemoryBound(to: NativeProgram<Library>.self))
  }
}

#endif
