internal import Synchronization

/// The record validators that the calls of a validator reuse, so that a call allocates no memory of its own.
///
/// A call takes one, so that calls on several threads and calls within calls never share one, and puts it back. The
/// pool keeps a bounded number of them, and none that grew large.
final class RecordPool: @unchecked Sendable {
  /// The number of places.
  static let capacity = 16
  /// The most memory of a record validator that is kept, in bytes.
  static let greatestSize = 262_144

  typealias Record = UnsafeMutablePointer<RecordValidator>

  /// The places. Only the initializer and `deinit` allocate and free them; each is emptied and filled atomically, so a
  /// record validator has one owner at any time.
  private let places: UnsafeMutablePointer<Atomic<Record?>>

  init() {
    places = .allocate(capacity: Self.capacity)
    for place in 0..<Self.capacity { (places + place).initialize(to: Atomic(nil)) }
  }

  deinit {
    for place in 0..<Self.capacity {
      if let record = places[place].exchange(nil, ordering: .acquiring) { Self.free(record) }
    }
    places.deinitialize(count: Self.capacity)
    places.deallocate()
  }

  /// Takes a record validator; nil if there is none.
  func take() -> Record? {
    for place in 0..<Self.capacity
    where places[place].load(ordering: .relaxed) != nil {
      if let record = places[place].exchange(nil, ordering: .acquiring) { return record }
    }
    return nil
  }

  /// Puts a record validator back, or frees it.
  func put(_ record: Record) {
    guard record.pointee.forget(keeping: Self.greatestSize) else { return Self.free(record) }
    for place in 0..<Self.capacity
    where places[place].load(ordering: .relaxed) == nil {
      let (isExchanged, _) = places[place].compareExchange(
        expected: nil, desired: record, successOrdering: .releasing, failureOrdering: .relaxed)
      if isExchanged { return }
    }
    Self.free(record)
  }

  private static func free(_ record: Record) {
    record.deinitialize(count: 1)
    record.deallocate()
  }
}

extension Validator {
  /// Calls `body` with a record validator that no other call uses.
  @inline(__always)
  func withRecord<Result, Failure: Error>(
    _ body: (inout RecordValidator) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let record = records.take() ?? newRecord()
    defer { records.put(record) }
    return try body(&record.pointee)
  }

  @inline(never)
  private func newRecord() -> RecordPool.Record {
    let record = RecordPool.Record.allocate(capacity: 1)
    record.initialize(to: RecordValidator(self))
    return record
  }
}
