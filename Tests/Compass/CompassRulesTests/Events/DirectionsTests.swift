import CompassRules
import Testing

@Suite("Directions")
struct DirectionsTests {
  @Test("Create Event 9: maps search for the parts that are there")
  func query() {
    let directions = EventRules.Directions(address: "261 Stars Way", city: "Emerson", state: "GA")
    #expect(directions.query == "261 Stars Way, Emerson, GA")
    #expect(
      directions.googleMaps
        == "https://www.google.com/maps/search/261%20Stars%20Way%2C%20Emerson%2C%20GA")
    #expect(
      directions.appleMaps
        == "https://maps.apple.com/?q=261%20Stars%20Way%2C%20Emerson%2C%20GA")
    #expect(directions.link() == directions.appleMaps)
    #expect(directions.link(source: .web) == directions.googleMaps)
    #expect(EventRules.Directions(address: "", city: "", state: "GA").query == "GA")
  }

  @Test("Create Event 2: the button needs an address or a city")
  func button() {
    #expect(EventRules.Directions(address: "1", city: "", state: "").isOffered)
    #expect(EventRules.Directions(address: "", city: "E", state: "").isOffered)
    #expect(!EventRules.Directions(address: "", city: "", state: "GA").isOffered)
  }

  @Test("Only white space has no address")
  func blank() {
    for text in ["", " ", "\u{A0}\u{FEFF}\n"] {
      #expect(EventRules.Directions(address: text, city: "", state: "").googleMaps == nil)
    }
    #expect(EventRules.Directions(address: " ", city: "", state: "GA").googleMaps != nil)
  }

  @Test("Text is encoded as a component")
  func encoding() {
    #expect(
      EventRules.Directions(address: "'!~*()-_.", city: ";,/?:@&=+$#é\u{1F600}", state: "")
        .appleMaps
        == "https://maps.apple.com/?q='!~*()-_.%2C%20"
        + "%3B%2C%2F%3F%3A%40%26%3D%2B%24%23%C3%A9%F0%9F%98%80")
  }
}
