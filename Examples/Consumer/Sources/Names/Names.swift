import CompassValidation
import Foundation
import Observation
import SwiftDataStandIn
import SwiftUIStandIn
import TestingStandIn

// Every name is used as a type and without its module, so one that the library shares with a framework is
// ambiguous and doesn't compile.

/// A list of types.
public struct TypeList<each Member> {
  /// The number of types.
  public static var count: Int {
    var count = 0
    for _ in repeat (each Member).self { count += 1 }
    return count
  }
}

/// Names of Apple's frameworks.
public typealias NamesOfFrameworks = TypeList<
  Alignment, Anchor, Angle, Animation, Attachment, Attribute, Axis, Backtrace, Binding, Bug, Button,
  Canvas, Capsule, Circle, Color, Commands, Comment, ConditionTrait, Confirmation, DataStore,
  DefaultStore, Divider, Edge, Ellipse, Environment, ExitTest, FetchDescriptor, Font, Form, Gauge,
  Gesture, Gradient, Grid, Group, Image, Index, Issue, KnownIssueMatcher, Label, Layout, Link, List,
  Material, Menu, MigrationStage, ModelConfiguration, ModelContainer, ModelContext, Namespace, Path,
  PersistentIdentifier, Picker, Query, Rectangle, Relationship, Scene, Schema, Section, Shape,
  Slider, SourceLocation, Spacer, State, Stepper, SuiteTrait, Table, Tag, Test, TestTrait, Text,
  TextField, TextRenderer, TimeLimitTrait, Toggle, Trait, Transaction, Transition, Unique, View,
  Visibility, Window, Bundle, Calendar, Data, Date, DateInterval, Formatter, IndexPath, IndexSet,
  Locale, Measurement<Unit>, Notification, ObservationRegistrar, Operation, Predicate<String>,
  Process, Progress, Scanner, Thread, TimeZone, Timer, URL, UUID, Unit
>

/// All top-level types of the library but protocols and the noncopyable `JSONValueReader`.
public typealias NamesOfTheLibrary = TypeList<
  APIRequest, Abolished, CalendarRules, CampusSize, Coach, CoachForm, CoachRole, CoachRules,
  CodeRules, CompassField, CompletenessRules, ContactWindowRules, CostSensitivity, DatabaseDate,
  DateText, DeadlineRules, DeletionRules, Division, DivisionRecommendation, Event, EventForm,
  EventRules, EventSource, EventType, Field, FieldError<CoachForm.Field>, FitRules, FitTier,
  FlattenedIssues, FormAuthor, FormDefaults, FormErrors<CoachForm.Field>, FormMessage,
  FormOutcome<CoachForm>, FormRefusal, FormRules<CoachForm.Field>, FormSession<CoachForm>,
  FormTable<CoachForm>, FormattedIssues, FunctionRegistry, GeoLocation, GradeRules, Interaction,
  InteractionDirection, InteractionForm, InteractionRules, InteractionSentiment, InteractionType,
  InterestCalibration, InterestLevel, InvalidPayload, IssueCode, IssueMessages, IssueShape,
  IssueTree, JSONError, JSONInput, JSONLimits, JSONObject, JSONValue, JSText, ListRules, LocalClock,
  LocalDay, MatchingRules, MetricRules, NewCoachForm, NewSchoolForm, OptimisticValue<Bool>,
  Outcome<JSONValue>, PaletteColor, PathSegment, PhaseRules, PhoneRules, PositionRules,
  PreferenceRules, PriorityTier, RecruitingPhase, RequestOutcome, RequestRules, RequestValidator,
  RowDecoder, RuleSource, SchemaCatalog, SchemaDocument, SchemaError, School, SchoolRules,
  SchoolStatus, SchoolStatusHistory, ScoreRules, SectionEditor<String>, SemanticColor,
  ServerFieldError, Sport, StatusRules, StoredWord<Division>, SubmitFailure, SuggestionRules,
  SymbolName, UndecidedReason, ValidationIssue, ValidationLimits, Validator, WebForm, WebRevision,
  WebSchema, ZodChange, ZodSchema, ZodVersion
>
