import CompassSchemas
import SchemaModel
import Validation

extension FuzzTarget {
  /// Any payload validated by the web app's schemas. The verdict, the output and the issues are the
  /// same in every mode.
  ///
  /// The first byte chooses the schema, the rest is the payload.
  static let payload = FuzzTarget("payload") { (input) throws(Finding) in
    guard let first = input.first else { return }
    let validator = validators[Int(first) % validators.count]
    do throws(Finding) {
      try OutcomeCheck(validator: validator.validator, payload: Array(input.dropFirst())).check()
    } catch {
      throw Finding("\(validator.name): \(error)")
    }
  }

  /// The validators of 2026-02 by name, then those of 2026-08, in the order of the files in
  /// `schemas`.
  private static let validators: [(name: String, validator: Validator)] = {
    var validators: [(name: String, validator: Validator)] = []
    for revision in WebRevision.allCases {
      let documents = SchemaCatalog.documents(of: revision, currentYear: revision.recordedYear)
        .sorted { $0.name < $1.name }
      for document in documents {
        let validator = try? Validator(
          document.schema, zod: revision.zod, functions: revision.functions)
        guard let validator else { continue }
        validators.append(("\(document.name) of \(revision.name)", validator))
      }
    }
    return validators
  }()
}
