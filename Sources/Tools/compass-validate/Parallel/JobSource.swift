/// The jobs that threads share, numbered from 0 in their order.
protocol JobSource<Job>: AnyObject, Sendable {
  associatedtype Job: Sendable

  /// Returns the next job, and waits until there is one; nil when no more come. Any thread may ask.
  func next() -> (number: Int, job: Job)?

  /// Lets no more jobs come. Those that are not done yet may be lost.
  func end()
}
