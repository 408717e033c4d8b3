import CompassRules
import JSPrimitives
import SourceJSON
import Testing

@Suite("Stored profiles")
struct PlayerPreferencesTests {
  private let rules = PreferenceRules.self

  private static func object(_ key: String, _ value: JSONValue) -> JSONValue {
    let members: [JSONObject.Member] = [(JSText(key), value)]
    return .object(JSONObject(members))
  }

  @Test("An empty object or list is no profile, one with unknown keys is")
  func shape() {
    #expect(rules.player(from: [:]) == nil && rules.player(from: []) == nil)
    #expect(rules.player(from: ["x": 1]) == rules.player(from: [1]))
    let player = rules.player(from: ["x": 1])
    #expect(player?.positions == [] && player?.coreCourses == nil && player?.travelTeams == nil)
    #expect(player?.sharesPhone == false && player?.sharesEmail == false)
  }

  @Test("Each number is read from its key", arguments: PreferenceRules.PlayerNumber.allCases)
  func numbers(field: PreferenceRules.PlayerNumber) {
    func stored(_ value: JSONValue) -> [PreferenceRules.PlayerNumber: Double]? {
      rules.player(from: Self.object(field.rawValue, value))?.numbers
    }
    #expect(stored("2028") == [field: 2028] && stored("") == [field: 0])
    #expect(stored("x") == [:] && stored(nil) == [:])
  }

  @Test("Each text is read from its key", arguments: PreferenceRules.PlayerText.allCases)
  func texts(field: PreferenceRules.PlayerText) {
    func stored(_ value: JSONValue) -> String? {
      rules.player(from: Self.object(field.rawValue, value))?.text(field)
    }
    #expect(stored(" a ") == " a " && stored("") == "" && stored(5) == "5" && stored(nil) == nil)
  }

  @Test("Positions are those of the sport")
  func positions() {
    let player = rules.player(from: [
      "primary_sport": "Baseball", "primary_position": " ss ",
      "positions": ["p", "Pitcher", " Utility ", 1, nil, "", [1, 2]],
    ])
    #expect(player?.text(.primaryPosition) == "Shortstop")
    #expect(player?.positions == ["Pitcher", "Utility", "1", "null", "1,2"])
    let other = rules.player(from: ["primary_position": " ss ", "positions": ["p", "p "]])
    #expect(other?.text(.primaryPosition) == " ss " && other?.positions == ["p"])
    #expect(rules.player(from: ["positions": "p"])?.positions == [])
  }

  @Test("Choices are exact words but for white space around them")
  func choices() {
    func bats(_ value: JSONValue) -> PreferenceRules.PlayerPreferences.BattingSide? {
      rules.player(from: ["bats": value])?.bats
    }
    #expect(bats(" S\n") == .both && bats(["L"]) == .left && bats("l") == nil && bats("B") == nil)
    let player = rules.player(from: [
      "throws": "S", "campus_size_preference": "medium", "cost_sensitivity": "Low",
    ])
    #expect(player?.throwingHand == nil && player?.campusSize == .medium)
    #expect(player?.costSensitivity == nil)
  }

  @Test("Travel teams without any value are dropped")
  func teams() {
    func teams(_ rows: JSONValue) -> [PreferenceRules.PlayerPreferences.TravelTeam]? {
      rules.player(from: ["travel_teams": rows])?.travelTeams
    }
    #expect(teams([["year": "x", "name": "", "coach": " "], nil, "a", [:]]) == nil)
    #expect(teams([["year": 0]])?.first?.year == 0)
    let found = teams([["name": "", "coach": "Bo"]])
    #expect(found?.count == 1 && found?.first?.name == "" && found?.first?.year == nil)
    #expect(teams([]) == nil && teams("x") == nil)
  }

  @Test("Core courses are a list, even an empty one")
  func courses() {
    #expect(rules.player(from: ["core_courses": []])?.coreCourses == [])
    #expect(rules.player(from: ["core_courses": ["Math"]])?.coreCourses == ["Math"])
    #expect(rules.player(from: ["core_courses": "Math"])?.coreCourses == nil)
  }
}
