/// The fields of a form, in the order in which its errors are listed.
///
/// The raw value is the database's column.
public protocol FormField: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}
