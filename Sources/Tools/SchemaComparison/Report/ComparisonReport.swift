internal import JSPrimitives
package import SchemaModel
package import SourceJSON

/// The differences between two schemas, each with its effect on payloads and the evidence for it.
package struct ComparisonReport: Sendable {
  /// A payload with the outcomes of both schemas.
  package struct Evidence: Sendable {
    /// The payload.
    package var payload: JSONValue
    /// The outcomes of the older schema and the newer one, which are made anew each time.
    package var outcomes: (before: PayloadOutcome, after: PayloadOutcome) {
      validators.outcomes(of: payload)
    }
    let validators: ValidatorPair
  }

  /// One difference.
  package struct Row: Sendable {
    /// The path and the change.
    package var difference: SchemaDifference
    /// The effect.
    package var effect: DifferenceEffect
    /// The payloads that show the effect, with the outcomes of both schemas.
    package var evidence: [Evidence] = []
    /// The reason for there being no other effect; nil if payloads show all of it, or it is unknown.
    package var proof: SchemaRelation.Proof?
    /// A remark, such as what is missing for an effect.
    package var remark: String?
  }

  /// The differences, in the order of the older schema.
  package private(set) var rows: [Row] = []
  /// The relation of the schemas as wholes.
  package private(set) var whole = SchemaRelation()
  /// The outcomes of the payloads that refute `whole`.
  package private(set) var refutations: [Evidence] = []
  /// The work of the search.
  package private(set) var work: SearchWork.Counts
  /// Whether the limit of steps ended the search.
  package private(set) var isCut: Bool

  /// Compares two documents.
  ///
  /// - Parameters:
  ///   - old: the schema of the older document, with what it runs with.
  ///   - new: the schema of the newer document, with what it runs with.
  ///   - limit: the most steps of the search.
  package init(
    from oldDocument: SchemaDocument, _ old: ComparedSchema, to newDocument: SchemaDocument,
    _ new: ComparedSchema, limit: Int = SearchWork.defaultLimit
  ) {
    let work = SearchWork(limit: limit)
    let comparison = TreeComparison(from: oldDocument, to: newDocument)
    var search = DifferenceSearch(old, new, comparison.differences, work)
    rows = search.rows()
    whole = search.whole
    self.work = work.counts
    isCut = work.isExhausted
    refutations = [whole.readers, whole.writers].compactMap { answer in
      if case .no(let payload) = answer { search.evidence(payload) } else { nil }
    }
  }

  /// Returns the number of differences with an effect.
  package func count(of effect: DifferenceEffect) -> Int {
    rows.count { $0.effect == effect }
  }
}
