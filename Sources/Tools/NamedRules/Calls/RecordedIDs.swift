/// Returns a function of the ids of the rows that a function finds, as recorded cases have them.
func ids<each Input, Row: Identifiable<String> & SendableMetatype, Failure>(
  _ rows: @escaping @Sendable (repeat each Input) throws(Failure) -> [Row]
) -> @Sendable (repeat each Input) throws(Failure) -> [String] {
  { (input: repeat each Input) throws(Failure) in try rows(repeat each input).map { $0.id } }
}
