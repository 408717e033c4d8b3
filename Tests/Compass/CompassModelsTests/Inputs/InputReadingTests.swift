import CompassModels
import JSPrimitives
import SourceJSON
import Testing

/// An output that reads itself is the same as one that a decoder reads.
@Suite struct InputReadingTests {
  /// A type by way of the decoder's containers.
  private struct Contained<Output: Decodable>: Decodable {
    var output: Output

    init(from decoder: any Decoder) throws { output = try Output(from: decoder) }
  }

  private static let coach: JSONValue = [
    "school_id": "550e8400-e29b-41d4-a716-446655440000", "first_name": "Ann", "last_name": "Ruiz",
    "role": "assistant", "email": "", "phone": "+15551234567", "twitter_handle": "ana",
    "instagram_handle": "ana.ruiz", "notes": "<p>Called é</p>",
  ]
  private static let event: JSONValue = [
    "type": "camp", "name": "Camp", "location": "Gym", "city": "Rome", "state": "GA",
    "address": "1 Main", "start_date": "2026-04-15", "end_date": nil, "start_time": "09:00",
    "end_time": "10:00", "url": "https://a.b", "description": "d", "cost": 1.5,
    "school_id": "550e8400-e29b-41d4-a716-446655440000", "registered": true, "attended": false,
    "performance_notes": "n",
  ]
  private static let interaction: JSONValue = [
    "type": "email", "direction": "inbound", "subject": "s", "content": "c",
    "sentiment": "positive", "occurred_at": "2026-02-08T12:00:00Z",
    "school_id": "550e8400-e29b-41d4-a716-446655440000", "coach_id": nil, "event_id": "e",
  ]

  private func expectAgreement<Output: JSONDecodable & Equatable>(
    of value: JSONValue, as type: Output.Type
  ) {
    let read = Result { try value.decode(type) }
    let contained = Result { try value.decode(Contained<Output>.self).output }
    switch (read, contained) {
    case (.success(let read), .success(let contained)): #expect(read == contained)
    case (.failure(let read as DecodingError), .failure(let contained as DecodingError)):
      #expect(read.place == contained.place, "\(value)")
    default: Issue.record("\(read) \(contained) \(value)")
    }
  }

  /// Each member is left out and replaced by each kind of value.
  private func expectAgreement<Output: JSONDecodable & Equatable>(
    ofAll value: JSONValue, as type: Output.Type
  ) throws {
    let object = try #require(value.object)
    #expect(throws: Never.self) { try value.decode(type) }
    expectAgreement(of: value, as: type)
    for member in object.members {
      let others: [JSONValue?] = [
        nil, .some(.null), true, 2, "2026-02-08", "head", .string(JSText(utf16: [0xD800])), [],
        [:],
      ]
      for other in others {
        var changed = object
        changed[member.key] = other
        expectAgreement(of: .object(changed), as: type)
      }
    }
    expectAgreement(of: [], as: type)
    expectAgreement(of: .object(JSONObject(object.members.reversed())), as: type)
  }

  @Test func everyInput() throws {
    try expectAgreement(ofAll: Self.coach, as: Coach.Input.self)
    try expectAgreement(ofAll: Self.event, as: Event.Input.self)
    try expectAgreement(ofAll: Self.interaction, as: Interaction.Input.self)
  }
}

extension DecodingError {
  /// The kind of error and the path to the value at fault.
  fileprivate var place: String {
    switch self {
    case .typeMismatch(_, let context): "mismatch \(context.codingPath.map(\.stringValue))"
    case .valueNotFound(_, let context): "no value \(context.codingPath.map(\.stringValue))"
    case .keyNotFound(let key, let context):
      "no key \(context.codingPath.map(\.stringValue)) \(key.stringValue)"
    case .dataCorrupted(let context):
      "corrupted \(context.codingPath.map(\.stringValue)) \(context.debugDescription)"
    @unknown default: ""
    }
  }
}
