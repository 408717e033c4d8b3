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

/// Names of the library.
public typealias NamesOfTheLibrary = TypeList<
  Abolished, AcademicInfo, AttachmentIcon, AttachmentRules, AttachmentType,
  BadgeStyle, CampusSize, CascadeDeletionRequest, CascadeDeletionResponse, Check, Coach,
  CoachCardText, CoachContact, CoachFilters, CoachForm, CoachInput, CoachInsert, CoachList,
  CoachListEntry, CoachRole, CoachSelection, CoachSort, CoachSubmission, CoachValues,
  CoachingPhilosophyForm, CollegeData, CollegeDataResult, CollegeFigures, CostSensitivity,
  DatabaseDate, DateText, DeletionBlockers, DeletionFailure, Directions, Division,
  DivisionRecommendation, EmptyState, Event, EventForm, EventInput, EventInsert, EventRow,
  EventSchedule, EventSchoolChoice, EventSource, EventType, FamilyAccess, FavoriteToggle, Field,
  FitScoreBadge, FitScoreBreakdown, FitScoreResult, FitTier, FormAuthor,
  FormDefaults, FormMessage, FormRefusal, FormTexts, FunctionRegistry, GeoLocation, InboundAlert,
  Interaction,
  InteractionAttachment, InteractionDirection, InteractionExport, InteractionForm,
  InteractionFormGate, InteractionInput, InteractionInsert, InteractionListExport,
  InteractionPageText, InteractionRecord, InteractionSentiment, InteractionType,
  InterestCalibration, InterestLevel, IssueMessages, JSONValue, JSText, LastContactWindow,
  LocalClock, NewCoachForm, NewSchoolForm, OtherCoachForm, OtherSchoolForm,
  PaletteColor, PriorityTier, PrivateNotes, PrivateNotesForm, ProsAndCons,
  ProsAndConsForm, RelatedRecords, RequestFailure, ResponsivenessLevel, ResponsivenessScore,
  RowDecoder, RowFailure, RowList<School>, RuleSource, School,
  SchoolDocument, SchoolFigures, SchoolInformation, SchoolInformationForm, SchoolNotesForm,
  SchoolOption, SchoolPageText, SchoolSections, SchoolSize, SchoolStatus,
  SchoolStatusForm, SchoolStatusHistory, SchoolUpdate, ScorecardError, ScorecardRequest,
  ScorecardResponse, SemanticColor, ServerFieldError, SmartDeletion, StatusChange, SubmitFailure,
  SymbolName, UserRole, ValidationIssue, ValidationLimits, Validator, WebForm,
  WebRevision, WebSchema, WebSchemaError, ZodSchema
>
