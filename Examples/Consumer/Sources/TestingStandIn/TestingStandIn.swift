// Names that Swift Testing declares, so that a clash shows on every platform.
public struct Attachment { public init() {} }
public struct Backtrace { public init() {} }
public struct Bug { public init() {} }
public struct Comment { public init() {} }
public struct ConditionTrait { public init() {} }
public struct Confirmation { public init() {} }
public struct ExitTest { public init() {} }
public struct Issue { public init() {} }
public struct KnownIssueMatcher { public init() {} }
public struct SourceLocation { public init() {} }
public struct SuiteTrait { public init() {} }
public struct Tag { public init() {} }
public struct Test { public init() {} }
public struct TestTrait { public init() {} }
public struct TimeLimitTrait { public init() {} }
public struct Trait { public init() {} }
