import CompassRules
import Testing

@Suite("Family access")
struct FamilyAccessTests {
  private let player = RequestRules.FamilyAccess(userID: "a", role: .player)
  private let parent = RequestRules.FamilyAccess(userID: "a", role: .parent)

  @Test("Interaction 9: only players log interactions")
  func logging() {
    #expect(player.logsInteractions)
    #expect(!parent.logsInteractions)
    #expect(!RequestRules.FamilyAccess(userID: "a", role: nil).logsInteractions)
    #expect(RequestRules.FamilyAccess.onlyPlayers == "Only players can create interactions")
  }

  @Test("Interaction 10: deleting needs ownership, and no parent may")
  func deleting() {
    #expect(player.deletesInteraction(loggedBy: "a"))
    #expect(!player.deletesInteraction(loggedBy: "b"))
    #expect(!parent.deletesInteraction(loggedBy: "a"))
  }

  @Test("Interaction 9: parents read, without export")
  func reading() {
    #expect(player.exportsInteractions && !parent.exportsInteractions)
    #expect(player.reads && parent.reads)
  }
}
