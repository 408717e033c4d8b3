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

  /// A record validator that a call has taken, which the call puts back.
  struct Loan {
    let record: Record
    /// Its place in the pool, which stays the call's own meanwhile; nil for a new record validator.
    fileprivate let place: Int?
  }

  /// The content of a place while a call has its record validator: an address that no record validator has.
  private static var onLoan: Record {
    Record(bitPattern: MemoryLayout<RecordValidator>.alignment).unsafelyUnwrapped
  }

  /// The places. Only the initializer and `deinit` allocate and free them. A record validator has one owner at any time:
  /// an atomic exchange takes it out of its place, which only the call that did so may then fill or empty.
  private let places: UnsafeMutablePointer<Atomic<Record?>>

  init() {
    places = .allocate(capacity: Self.capacity)
    for place in 0..<Self.capacity { (places + place).initialize(to: Atomic(nil)) }
  }

  deinit {
    for place in 0..<Self.capacity {
      let record = places[place].exchange(nil, ordering: .acquiring)
      if let record, record != Self.onLoan { Self.free(record) }
    }
    places.deinitialize(count: Self.capacity)
    places.deallocate()
  }

  /// Borrows a record validator; nil if there is none.
  func borrow() -> Loan? {
    for place in 0..<Self.capacity {
      guard let record = places[place].load(ordering: .relaxed), record != Self.onLoan else {
        continue
      }
      let (isExchanged, _) = places[place].compareExchange(
        expected: record, desired: Self.onLoan, successOrdering: .acquiring,
        failureOrdering: .relaxed)
      if isExchanged { return Loan(record: record, place: place) }
    }
    return nil
  }

  /// Puts a record validator back, or frees it.
  func put(_ loan: Loan) {
    let isKept = loan.record.pointee.forget(keeping: Self.greatestSize)
    if let place = loan.place {
      places[place].store(isKept ? loan.record : nil, ordering: .releasing)
      if !isKept { Self.free(loan.record) }
    } else if !isKept || !keep(loan.record) {
      Self.free(loan.record)
    }
  }

  /// Puts a new record validator into an empty place; false if there is none.
  private func keep(_ record: Record) -> Bool {
    for place in 0..<Self.capacity where places[place].load(ordering: .relaxed) == nil {
      let (isExchanged, _) = places[place].compareExchange(
        expected: nil, desired: record, successOrdering: .releasing, failureOrdering: .relaxed)
      if isExchanged { return true }
    }
    return false
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
    let loan = records.borrow() ?? newRecord()
    defer { records.put(loan) }
    return try body(&loan.record.pointee)
  }

  @inline(never)
  private func newRecord() -> RecordPool.Loan {
    let record = RecordPool.Record.allocate(capacity: 1)
    record.initialize(to: RecordValidator(self))
    return RecordPool.Loan(record: record, place: nil)
  }
}
