import ArgumentParser
import CompassForms
import CompassModels
import CompassRules
import JSPrimitives
import SourceJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Judges a form of the app.
struct FormCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "form",
    abstract: "Judge a filled form: its errors, what it shows, and what it sends.",
    usage: """
      compass-validate form NAME FILE|-
      compass-validate form list
      """,
    discussion: """
      The payload is a JSON object of the form's values by column; the form's defaults stand in for what is \
      not there. Prints an object: status (ready, invalid, incomplete, refused, undecided), errors in the \
      order of the fields, gates, and the submission, or null.

      Exit status: 0 the form can be sent, 1 it can't, 2 it could not be judged, 64 wrong usage.
      """)

  @Argument(
    help: "The form, such as add-coach, or list.",
    completion: .list(NamedForm.all.map(\.name) + ["list"]))
  var name: String

  @Argument(help: "The payload; - is standard input.")
  var file: String?

  @Option(help: ArgumentHelp("The current user's id.", valueName: "id"))
  var user = "user-1"

  @Option(help: ArgumentHelp("The current user's role: player or parent.", valueName: "role"))
  var role = UserRole.player.rawValue

  @Option(
    help: ArgumentHelp("The id of the athlete whose data it is; else the user's.", valueName: "id"))
  var owner: String?

  @Option(help: ArgumentHelp("The active family's id; empty for none.", valueName: "id"))
  var family = "family-1"

  @Option(
    help: ArgumentHelp(
      "The current time, such as 2026-02-08T12:00:00Z; else the clock's.", valueName: "time"))
  var now: String?

  func validate() throws {
    guard name != "list" else { return }
    guard NamedForm.all.contains(where: { $0.name == name }) else {
      let names = NamedForm.all.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no form \"\(name)\"; there are \(names).")
    }
    guard file != nil else { throw ValidationError("Name a file to judge by \"\(name)\".") }
    guard UserRole(rawValue: role) != nil else {
      throw ValidationError("--role is player or parent.")
    }
    guard now.map({ DatabaseDate.date(from: $0) != nil }) ?? true else {
      throw ValidationError("--now is an ISO 8601 time such as 2026-02-08T12:00:00Z.")
    }
  }

  func run() throws {
    guard let form = NamedForm.all.first(where: { $0.name == name }), let file else {
      return try StandardOutput.write(listing)
    }
    let status: FormReport.Status
    do {
      let report = try form.report(
        on: payload(of: file), defaults: FormDefaults(now: currentTime), author: author)
      var output = OutputStream.standardOutput()
      try output.write(JSONWriter.indentedString(of: report.value) + "\n")
      try output.flush()
      status = report.status
    } catch let error as JSONError {
      throw Failure.notJudged("\(file):\(error.line):\(error.column): not JSON: \(error)")
    } catch let error as NotAnObject {
      throw Failure.notJudged("\(file): \(error)")
    } catch {
      throw Failure.notJudged("\(error)")
    }
    switch status {
    case .ready: return
    case .invalid, .incomplete, .refused: throw ExitCode.invalid
    case .undecided: throw ExitCode.notJudged
    }
  }

  /// Each form with its fields, and what its payload may have besides them.
  private var listing: String {
    NamedForm.all.map { form in
      let more = form.extras.isEmpty ? "" : "  also \(form.extras.joined(separator: ", "))\n"
      return "\(form.name)\n  \(form.fields.joined(separator: ", "))\n" + more
    }.joined()
  }

  private struct NotAnObject: Error, CustomStringConvertible {
    var description: String { "a form's payload is a JSON object" }
  }

  private func payload(of file: String) throws -> JSONObject {
    let bytes = try InputFile.jsonText(of: file, limit: JSONLimits.default.maximumBytes)
    guard let object = try JSONDocument(bytes).value.object else { throw NotAnObject() }
    return object
  }

  private var currentTime: Date { now.flatMap(DatabaseDate.date(from:)) ?? Date() }

  private var author: FormAuthor {
    FormAuthor(
      userId: user, role: UserRole(rawValue: role), dataOwnerId: owner,
      familyUnitId: family.isEmpty ? nil : family)
  }
}
