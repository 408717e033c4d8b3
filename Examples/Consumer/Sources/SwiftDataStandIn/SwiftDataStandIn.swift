// Names that SwiftData declares, so that a clash shows on every platform.
public struct Attribute { public init() {} }
public struct DataStore { public init() {} }
public struct DefaultStore { public init() {} }
public struct FetchDescriptor { public init() {} }
public struct Index { public init() {} }
public struct MigrationStage { public init() {} }
public struct ModelConfiguration { public init() {} }
public struct ModelContainer { public init() {} }
public struct ModelContext { public init() {} }
public struct PersistentIdentifier { public init() {} }
public struct Query { public init() {} }
public struct Relationship { public init() {} }
public struct Schema { public init() {} }
public struct Unique { public init() {} }
