import AddSchool
import CompassValidation
import Foundation

/// The model of a view that lists the schools and adds one.
struct SchoolsModel {
  /// The rows that could be read.
  private(set) var schools: [School] = []
  /// The line above the list when rows are missing; nil if none is.
  private(set) var notice: String?
  /// The sheet to add a school.
  var adding = FormSession(AddSchoolForm())

  /// Takes the rows of the database.
  mutating func load(_ data: Data) throws {
    let list = try RowDecoder().rows(School.self, from: data)
    schools = list.rows
    notice =
      list.isComplete
      ? nil : "\(list.failures.count) of \(list.rows.count + list.failures.count) can't be shown"
  }

  /// The lines of the list: a name, and the status as stored if the app doesn't know it.
  var lines: [String] {
    schools.map { "\($0.name): \($0.status?.displayName ?? "no status")" }
  }

  /// Takes the server's answer to the new school: its errors appear at their fields.
  mutating func receive(status: Int, _ body: Data) throws {
    guard status == 422 else { return adding.finish() }
    adding.fail(ServerFieldError.errors(in: try JSONValue(parsing: body)))
  }
}
