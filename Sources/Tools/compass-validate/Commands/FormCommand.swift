import ArgumentParser
import CompassForms
import CompassModels
import CompassRevisions
import CompassRules
import Diagnostics
import JSPrimitives
import SourceJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The command that validates a form of the app.
struct FormCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "form",
    abstract: "Validate a filled-in form: its errors, what it shows, and what it submits.",
    usage: """
      compass-validate form NAME FILE|-
      compass-validate form list
      """,
    discussion: """
      The payload is a JSON object of the form's values by column; missing values take the form's defaults. \
      Prints an object: status (ready, invalid, incomplete, refused, undecided), errors in the order of the \
      fields, gates, and the submission or null.

      The forms follow the specifications, which differ from the web app in places. With --revision, web has the \
      verdict of the web app's schema on the submission, or on the entries of a form that isn't ready; null if \
      the web app has no schema for the form. It doesn't change the exit status.

      Exit status: 0 if the form can be submitted, 1 if not, 2 if it could not be judged, 64 for wrong usage. With \
      --exit-zero it is 0 whatever the status of the form is.
      """)

  @Argument(
    help: "The form's name, such as add-coach, or list.",
    completion: .list(NamedForm.all.map(\.name) + ["list"]))
  var name: String

  @Argument(help: "The payload's file; - is standard input.")
  var file: String?

  @Option(help: ArgumentHelp("The current user's id.", valueName: "id"))
  var user = "user-1"

  @Option(help: ArgumentHelp("The current user's role: player or parent.", valueName: "role"))
  var role = RequestRules.UserRole.player.rawValue

  @Option(
    help: ArgumentHelp(
      "The id of the athlete who owns the data; by default the user's.", valueName: "id"))
  var owner: String?

  @Option(help: ArgumentHelp("The id of the active family; empty for none.", valueName: "id"))
  var family = "family-1"

  @Option(
    help: ArgumentHelp(
      "The current time, such as 2026-02-08T12:00:00Z; by default the clock's.", valueName: "time"))
  var now: String?

  @Option(
    help: ArgumentHelp(
      """
      Also print the verdict of the web app's schema in a revision: \
      \(WebRevision.allCases.map(\.rawValue).joined(separator: " or ")).
      """, valueName: "revision"))
  var revision: WebRevision?

  @OptionGroup var exitStatus: ExitStatusOption

  func validate() throws {
    guard name != "list" else { return }
    guard NamedForm.all.contains(where: { $0.name == name }) else {
      let names = NamedForm.all.map(\.name)
      let advice = Suggestion.question(
        name, among: names + ["list"],
        otherwise: "the forms are \(names.joined(separator: ", ")).")
      throw ValidationError("There is no form \"\(name)\"; \(advice)")
    }
    guard file != nil else { throw ValidationError("Name a file to validate with \"\(name)\".") }
    guard RequestRules.UserRole(rawValue: role) != nil else {
      throw ValidationError("--role must be player or parent.")
    }
    guard now.map({ DatabaseDate.date(from: $0) != nil }) ?? true else {
      throw ValidationError("--now must be an ISO 8601 time such as 2026-02-08T12:00:00Z.")
    }
  }

  func run() throws {
    guard let form = NamedForm.all.first(where: { $0.name == name }), let file else {
      return try StandardOutput.write(listing)
    }
    let status: FormReport.Status
    do {
      let report = try form.report(
        on: payload(of: file), defaults: FormDefaults(now: currentTime), author: author,
        revision: revision)
      var output = OutputStream.standardOutput()
      try output.write(PrintableText.json(JSONWriter.indentedString(of: report.value)) + "\n")
      try output.flush()
      status = report.status
    } catch let error as JSONError {
      throw Failure.notJudged("\(file):\(error.line):\(error.column): not JSON: \(error)")
    } catch let error as NotAnObject {
      throw Failure.notJudged("\(file): \(error)")
    } catch {
      throw Failure.notJudged("\(error)")
    }
    if exitStatus.exitZero { return }
    switch status {
    case .ready: return
    case .invalid, .incomplete, .refused: throw ExitCode.invalid
    case .undecided: throw ExitCode.notJudged
    }
  }

  /// The list of forms with their fields and the further values of their payloads.
  private var listing: String {
    NamedForm.all.map { form in
      let more = form.extras.isEmpty ? "" : "  also \(form.extras.joined(separator: ", "))\n"
      return "\(form.name)\n  \(form.fields.joined(separator: ", "))\n" + more
    }.joined()
  }

  private struct NotAnObject: Error, CustomStringConvertible {
    var description: String { "a form's payload must be a JSON object" }
  }

  private func payload(of file: String) throws -> JSONObject {
    let bytes = try InputFile.jsonText(of: file, limit: JSONLimits.default.maximumBytes)
    guard let object = try JSONDocument(bytes).value.object else { throw NotAnObject() }
    return object
  }

  private var currentTime: Date { now.flatMap(DatabaseDate.date(from:)) ?? Date() }

  private var author: FormAuthor {
    FormAuthor(
      userID: user, role: RequestRules.UserRole(rawValue: role), dataOwnerID: owner,
      familyUnitID: family.isEmpty ? nil : family)
  }
}
