internal import JSPrimitives

extension StatusRules {
  /// The row of five steps that shows how far recruiting at a school has come.
  public struct Stepper: Sendable, Hashable {
    /// One step of the funnel.
    public struct Node: Sendable, Hashable {
      /// The place of a step before, at or after the current one.
      public enum State: String, Codable, CaseIterable, Sendable, Hashable {
        /// Before the current step, at it, and after it or without a current step.
        case completed, current, upcoming

        fileprivate var words: String { self == .current ? "current stage" : rawValue }
      }

      /// The stage of the step.
      public let stage: Stage
      /// The place of the step.
      public let state: State
      /// Whether the line that leads to the step is drawn as done: up to the current step, included.
      public let isConnectorDone: Bool

      /// The words below the step; "Offer" for an offer received.
      public var label: String { stage.stepName }
      /// The label for assistive technology, with the stage's full name.
      public var accessibilityLabel: String {
        "Set status to \(stage.displayName) (\(state.words))"
      }
    }

    /// Whether the athlete no longer pursues the school.
    public let isNotPursuing: Bool
    /// The index of the current step; nil for the off-ramp and for texts that are no stage.
    public let currentIndex: Int?
    /// The five steps in the order of the funnel.
    public let nodes: [Node]

    init(_ stage: Stage?) {
      isNotPursuing = stage == .notPursuing
      let current = Stage.funnel.firstIndex { $0 == stage }
      currentIndex = current
      nodes = Stage.funnel.enumerated().map { index, stage in
        guard let current else {
          return Node(stage: stage, state: .upcoming, isConnectorDone: false)
        }
        let state: Node.State =
          index < current ? .completed : index == current ? .current : .upcoming
        return Node(stage: stage, state: state, isConnectorDone: index <= current)
      }
    }
  }

  /// Returns the steps for a school's stored status.
  ///
  /// Restates `status.stepper`. Only the exact words are stages: "Researching" and the empty text
  /// have no current step. A running update of the status changes nothing. Since 2026-08.
  public static func stepper(status: String) -> Stepper {
    Stepper(Stage(stored: status))
  }
}

extension StatusRules.Stage {
  /// Creates the stage of a stored text; nil for any other text.
  init?(stored text: String) { self.init(rawValue: text.jsText.string) }
}
