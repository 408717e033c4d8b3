/// What a thread of a pool does with each job that it is given.
protocol PoolWorker: ~Copyable {
  associatedtype Job: Sendable
  associatedtype Report: Sendable

  mutating func work(_ job: Job) -> Report
}
