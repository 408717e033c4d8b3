import JSPrimitives

/// Returns the time value of a text, or nil for an Invalid Date.
func time(_ text: String) -> Double? {
  JSDate.parse(JSText(text))
}

/// Returns the time value of a moment in seconds since the start of 1970.
func seconds(_ count: Double) -> Double { count * 1000 }

/// 2026-04-15T00:00:00Z, the day of most examples.
let april15 = 1_776_211_200_000.0
