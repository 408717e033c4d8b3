internal import JSPrimitives

extension EventRules {
  /// Directions to an event's place, for a maps app.
  ///
  /// Specification "Create Event", 2 Get Directions, and the web app's `getDirections`.
  ///
  ///     Directions(address: "261 Stars Way", city: "Emerson", state: "GA").query
  ///     // 261 Stars Way, Emerson, GA
  public struct Directions: Sendable, Hashable {
    /// The search text: the parts that aren't empty, separated by a comma and a space.
    public let query: String
    /// Whether the button is shown: there is an address or a city.
    public let isOffered: Bool

    /// Creates directions to a place; parts may be empty.
    public init(address: String, city: String, state: String) {
      query = [address, city, state].filter { !$0.isEmpty }.joined(separator: ", ")
      isOffered = !address.isEmpty || !city.isEmpty
    }

    /// Returns the address of the search: of Apple Maps, in the web app of Google Maps; nil if the
    /// search text is only white space.
    public func link(source: RuleSource = .specification) -> String? {
      source == .web ? googleMaps : appleMaps
    }

    /// The web app's address, a Google Maps search; nil without a search text.
    public var googleMaps: String? { link("https://www.google.com/maps/search/") }

    /// The specification's, an Apple Maps search; nil without a search text.
    public var appleMaps: String? { link("https://maps.apple.com/?q=") }

    private func link(_ prefix: String) -> String? {
      JSText(query).trimmed().isEmpty ? nil : prefix + PercentEncoding.component(query)
    }
  }
}
