internal import JSPrimitives

/// Directions to an event's place, for a maps app.
///
/// Specification "Create Event", 2 Get Directions, and the web app's `getDirections`.
///
///     Directions(address: "261 Stars Way", city: "Emerson", state: "GA").query
///     // 261 Stars Way, Emerson, GA
public struct Directions: Sendable, Hashable {
  private let units: [UInt16]
  /// Whether the button is shown: there is an address or a city.
  public let isOffered: Bool

  /// Creates directions to a place; parts may be empty.
  public init(address: String, city: String, state: String) {
    self.init(
      address: Array(address.utf16), city: Array(city.utf16), state: Array(state.utf16))
  }

  /// Creates directions from UTF-16 code units, which may hold lone surrogates.
  public init(address: [UInt16], city: [UInt16], state: [UInt16]) {
    let parts = [address, city, state].filter { !$0.isEmpty }
    units = Array(parts.joined(separator: ", ".utf16))
    isOffered = !address.isEmpty || !city.isEmpty
  }

  /// The search text: the parts that aren't empty, separated by a comma and a space.
  public var query: String { String(decoding: units, as: UTF16.self) }

  /// The address of a search.
  public enum Link: Sendable, Hashable {
    /// The search text is only white space.
    case none
    /// The address to open.
    case address(String)
    /// The text has a lone surrogate, for which the web app throws a URIError.
    case malformed
  }

  /// Returns the address of the search: of Apple Maps, in the web app of Google Maps.
  public func link(source: RuleSource = .specification) -> Link {
    source == .web ? googleMaps : appleMaps
  }

  /// The web app's address, a Google Maps search.
  public var googleMaps: Link { link("https://www.google.com/maps/search/") }

  /// The specification's, an Apple Maps search.
  public var appleMaps: Link { link("https://maps.apple.com/?q=") }

  private func link(_ prefix: String) -> Link {
    if JSText(query).trimmed().isEmpty { return .none }
    return PercentEncoding.component(units).map { .address(prefix + $0) } ?? .malformed
  }
}
