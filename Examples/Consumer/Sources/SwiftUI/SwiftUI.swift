// The declarations of SwiftUI that the snippets of the documents use, so that they compile on Linux. They draw nothing.
import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { return fatalError("has no body") }
}

public protocol LeafView: View where Body == Never {}

extension LeafView {
  public var body: Never { return fatalError("has no body") }
}

public struct EmptyView: LeafView { public init() {} }

public struct TupleView<each Content: View>: LeafView {}

extension Optional: View where Wrapped: View {
  public var body: Never { return fatalError("has no body") }
}

@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { TupleView() }
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  private let value: Value
  init(_ value: Value) { self.value = value }
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(value[keyPath: path])
  }
  public static func constant(_ value: Value) -> Binding<Value> { Binding(value) }
}

@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding(value) }
  private let value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
}

public struct EnvironmentValues {
  public var locale: Locale { Locale(identifier: "en") }
}

@propertyWrapper public struct Environment<Value> {
  public let wrappedValue: Value
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    wrappedValue = EnvironmentValues()[keyPath: path]
  }
}

public struct Color: Sendable { public static let red = Color() }

extension View {
  public func foregroundStyle(_ color: Color) -> some View { self }
}

public struct Text: LeafView { public init(_ text: String) {} }

public struct TextField: LeafView { public init(_ title: String, text: Binding<String>) {} }

public struct Button: LeafView {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
}

public struct Form: LeafView {
  public init(@ViewBuilder content: () -> some View) {}
}

public struct ForEach<Content: View>: LeafView {
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
