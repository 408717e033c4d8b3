/// The worker of one thread of a pool.
protocol PoolWorker: ~Copyable {
  associatedtype Job: Sendable
  associatedtype Report: Sendable

  mutating func work(_ job: Job) -> Report
}
