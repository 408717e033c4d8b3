import CompassRules
import Testing

@Suite("Sports")
struct SportTests {
  @Test("A sport of the web app's tables is a sport, and the other way around")
  func tables() {
    #expect(
      Set(MetricRules.sportOrders.map(\.sport)) == Set(Sport.allCases.map(\.rawValue)))
    for sport in Sport.allCases {
      #expect(!PositionRules.list(sport: sport).isEmpty)
      #expect(MetricRules.types(forSport: sport).count > 1)
      #expect(sport.displayName == sport.rawValue)
    }
  }

  @Test(
    "Trap: letter case and white space don't change the sport",
    arguments: ["baseball", " BASEBALL\n", "Baseball"])
  func names(name: String) {
    #expect(Sport(named: name) == .baseball)
    #expect(Sport(named: name).map { PositionRules.list(sport: $0).count } == 10)
  }

  @Test(
    "Trap: an unknown sport is nil, not a sport without positions or one with baseball's metrics",
    arguments: ["cricket", "", "base ball", "Track and Field"])
  func unknown(name: String) {
    #expect(Sport(named: name) == nil)
    #expect(PositionRules.list(sport: name).isEmpty)
    #expect(MetricRules.types(forSport: name) == MetricRules.types(forSport: .baseball))
  }

  @Test("Positions and metrics of a sport are those of its stored name")
  func typed() {
    let rules = PositionRules.self
    #expect(rules.normalized("ss", sport: .softball) == "Shortstop")
    #expect(rules.normalizedAll(["pg", "x"], sport: .basketball) == ["Point Guard", "x"])
    #expect(rules.isCanonical("goalie", sport: .iceHockey))
    #expect(rules.abbreviated("shortstop", sport: .baseball) == "SS")
    #expect(rules.short(positions: ["ss", "2b"], sport: .baseball) == "SS/2B")
    #expect(MetricRules.types(forSport: .golf) == ["scoring_average", "handicap", "other"])
  }

  @Test("Trap: Outfielder is no position", arguments: ["Outfielder", "Infielder", "Utility"])
  func groups(name: String) {
    #expect(PositionRules.normalized(name, sport: .baseball) == nil)
    #expect(!PositionRules.isCanonical(name, sport: .baseball))
  }
}
