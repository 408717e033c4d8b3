import SchemaModel
import SourceJSON
import Testing

@Suite("Numbers, bigints and dates")
struct SchemaNumbersTests {
  @Test(
    "A method adds the check that it names",
    arguments: [
      (.number().positive(), .greaterThan(0, inclusive: false)),
      (.number().negative(), .lessThan(0, inclusive: false)),
      (.number().nonnegative(), .greaterThan(0, inclusive: true)),
      (.number().nonpositive(), .lessThan(0, inclusive: true)),
      (.number().step(0.5), .multipleOf(0.5)), (.number().safe(), .numberFormat(.safeint)),
      (.number().min(0.5), .greaterThan(0.5, inclusive: true)),
      (.coerce.number().max(5), .lessThan(5, inclusive: true)),
      (.bigint().min(5), .greaterThan(.bigint("5"), inclusive: true)),
      (.bigint().positive(), .greaterThan(.bigint("0"), inclusive: false)),
      (.coerce.bigint().multipleOf(-2), .multipleOf(.bigint("-2"))),
      (
        .bigint().lt(.bigint("9007199254740993")),
        .lessThan(.bigint("9007199254740993"), inclusive: false)
      ),
      (.date().min(.date(milliseconds: 1)), .greaterThan(.date(milliseconds: 1), inclusive: true)),
      (.date().max(.date(milliseconds: 1)), .lessThan(.date(milliseconds: 1), inclusive: true)),
      (
        .coerce.date().min(.date(milliseconds: 1)),
        .greaterThan(.date(milliseconds: 1), inclusive: true)
      ),
    ] as [(ZodSchema, ZodSchema.Check.Kind)])
  func methods(schema: ZodSchema, kind: ZodSchema.Check.Kind) {
    #expect(schema.checks == [ZodSchema.Check(kind)])
  }

  @Test(
    "A number format is a schema, and one message serves the type and the format",
    arguments: [
      (ZodSchema.int("m"), ZodSchema.NumberFormat.safeint), (.int32("m"), .int32),
      (.uint32("m"), .uint32),
      (.float32("m"), .float32), (.float64("m"), .float64), (.int64("m"), .int64),
      (.uint64("m"), .uint64),
    ])
  func formats(schema: ZodSchema, format: ZodSchema.NumberFormat) {
    #expect(schema.node == (format.isOfNumbers ? .number : .bigint))
    #expect(schema.message == "m")
    #expect(schema.checks == [ZodSchema.Check(.numberFormat(format), message: "m")])
  }

  @Test("Finite has no effect")
  func finite() { #expect(ZodSchema.number().finite() == .number()) }
}

@Suite("Sizes")
struct SchemaSizesTests {
  @Test("min, max, size and nonempty count a Map or a Set")
  func sizes() {
    for schema in [ZodSchema.map(.any, .any), .set(.any)] {
      #expect(
        schema.min(1).max(2).size(3).nonempty().checks.map(\.kind)
          == [.minSize(1), .maxSize(2), .sizeEquals(3), .minSize(1)])
    }
  }

  @Test("min and max limit the size of a File")
  func files() {
    #expect(ZodSchema.file.min(1).max(2).checks.map(\.kind) == [.minSize(1), .maxSize(2)])
  }

  @Test("nonempty is a length of at least 1")
  func nonempty() {
    #expect(
      ZodSchema.array(.any).nonempty("m").checks == [ZodSchema.Check(.minLength(1), message: "m")])
    #expect(ZodSchema.string().nonempty().checks == [ZodSchema.Check(.minLength(1))])
  }
}
