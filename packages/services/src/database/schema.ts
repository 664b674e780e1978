import type { ColumnType, Generated } from 'kysely';
import type {
  AttemptsTable,
  BlockedCompaniesTable,
  CodesTable,
  ConsentsTable,
  EmailChangesTable,
  RecoveryCodesTable,
  RegistrationsTable,
  SeekersTable,
  SessionsTable,
} from '../accounts/tables.ts';
import type { AlertedJobsTable, JobAlertsTable } from '../alerts/tables.ts';
import type {
  ApplicationStepsTable,
  ApplicationsTable,
  BrandRulesTable,
  FollowUpsTable,
  JobQuestionsTable,
  SentApplicationsView,
  WithdrawnApplicationsTable,
} from '../applications/tables.ts';
import type {
  AssessmentAnswersTable,
  AssessmentAttemptsTable,
  AssessmentQuestionsTable,
  AssessmentsTable,
} from '../assessments/tables.ts';
import type { CategoriesTable, CitiesTable, TagsTable } from '../brands/tables.ts';
import type {
  ChatConversationsTable,
  ChatMessagesTable,
  RecruiterPresenceTable,
  SeekerPresenceTable,
} from '../chat/tables.ts';
import type {
  CompaniesTable,
  IndustriesTable,
  PerksTable,
  RecruitersTable,
} from '../companies/tables.ts';
import type {
  CompetitionActsTable,
  CompetitionDatesTable,
  CompetitionNotificationsTable,
  CompetitionParticipantsTable,
  CompetitionResultsTable,
  CompetitionScoresTable,
} from '../competitions/tables.ts';
import type {
  CourseBannersTable,
  CourseCategoriesTable,
  CourseEnquiriesTable,
  CoursesTable,
  InstitutesTable,
} from '../courses/tables.ts';
import type {
  CrowdedJobsTable,
  EarlyNotifiedJobsTable,
  EarlyPreferencesTable,
  JobApplicationsTable,
} from '../early-applicant/tables.ts';
import type { EntitlementsTable } from '../entitlements/tables.ts';
import type {
  FeedPreferencesTable,
  HiddenJobsTable,
  UnfollowedRecruitersTable,
} from '../feed/tables.ts';
import type { ApplicationFitsTable, JobMonthsTable, TopSchoolsTable } from '../insights/tables.ts';
import type {
  InterviewBookingsTable,
  InterviewCalendarsTable,
  InterviewInvitesTable,
  InterviewRequestsTable,
  InterviewSlotsTable,
} from '../interviews/tables.ts';
import type { JobReportsTable, JobsTable, SavedJobsTable } from '../jobs/tables.ts';
import type { MediaFilesTable, MediaUploadsTable } from '../media/tables.ts';
import type { MessagesTable } from '../messages/tables.ts';
import type { NotificationsTable } from '../notifications/tables.ts';
import type {
  InvoicesTable,
  InvoiceYearsTable,
  OrderItemsTable,
  OrdersTable,
  PaymentCallbacksTable,
  RefundRequestsTable,
  RefundsTable,
} from '../orders/tables.ts';
import type { SandboxPaymentsTable } from '../payments/tables.ts';
import type {
  CoverLettersTable,
  EducationsTable,
  FollowedTagsTable,
  PositionsTable,
  PreferredCitiesTable,
  ProfilesTable,
  SeekerSkillsTable,
} from '../profile/tables.ts';
import type {
  ReaderEventsTable,
  ReaderStreamSlotsTable,
  ReaderStreamsTable,
} from '../reader-events/tables.ts';
import type {
  RecommendationMailsTable,
  RecommendationRefusalsTable,
  RecommendationsTable,
  SocialConnectionsTable,
  SurveyAnswersTable,
} from '../recommendations/tables.ts';
import type { ProfileViewsTable, RecruiterTokensTable } from '../recruiter-side/tables.ts';
import type { PaymentRemindersTable, RenewalRemindersTable } from '../renewals/tables.ts';
import type { ResumeDocumentsTable } from '../resume-documents/tables.ts';
import type { ResumeFactsTable } from '../resume-reading/tables.ts';
import type { ListedJobsTable, SearchPhrasesTable, SearchWordsTable } from '../search/tables.ts';

export interface LoadsTable {
  name: string;
  loaded_at: Generated<Date>;
  /** Of a load in steps that has not ended, as JSON: what it goes on from. */
  progress: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface Schema {
  alerted_jobs: AlertedJobsTable;
  application_fits: ApplicationFitsTable;
  application_steps: ApplicationStepsTable;
  applications: ApplicationsTable;
  sent_applications: SentApplicationsView;
  withdrawn_applications: WithdrawnApplicationsTable;
  assessment_answers: AssessmentAnswersTable;
  assessment_attempts: AssessmentAttemptsTable;
  assessment_questions: AssessmentQuestionsTable;
  assessments: AssessmentsTable;
  attempts: AttemptsTable;
  blocked_companies: BlockedCompaniesTable;
  brand_rules: BrandRulesTable;
  categories: CategoriesTable;
  chat_conversations: ChatConversationsTable;
  chat_messages: ChatMessagesTable;
  cities: CitiesTable;
  codes: CodesTable;
  companies: CompaniesTable;
  competition_acts: CompetitionActsTable;
  competition_dates: CompetitionDatesTable;
  competition_participants: CompetitionParticipantsTable;
  competition_results: CompetitionResultsTable;
  competition_scores: CompetitionScoresTable;
  competition_told: CompetitionNotificationsTable;
  consents: ConsentsTable;
  course_banners: CourseBannersTable;
  course_categories: CourseCategoriesTable;
  course_enquiries: CourseEnquiriesTable;
  courses: CoursesTable;
  cover_letters: CoverLettersTable;
  crowded_jobs: CrowdedJobsTable;
  educations: EducationsTable;
  early_preferences: EarlyPreferencesTable;
  early_told_jobs: EarlyNotifiedJobsTable;
  email_changes: EmailChangesTable;
  entitlements: EntitlementsTable;
  feed_preferences: FeedPreferencesTable;
  follow_ups: FollowUpsTable;
  followed_tags: FollowedTagsTable;
  hidden_jobs: HiddenJobsTable;
  industries: IndustriesTable;
  institutes: InstitutesTable;
  interview_bookings: InterviewBookingsTable;
  interview_calendars: InterviewCalendarsTable;
  interview_invites: InterviewInvitesTable;
  interview_requests: InterviewRequestsTable;
  interview_slots: InterviewSlotsTable;
  invoice_years: InvoiceYearsTable;
  invoices: InvoicesTable;
  job_alerts: JobAlertsTable;
  job_applications: JobApplicationsTable;
  job_months: JobMonthsTable;
  job_questions: JobQuestionsTable;
  job_reports: JobReportsTable;
  jobs: JobsTable;
  listed_jobs: ListedJobsTable;
  loads: LoadsTable;
  media_files: MediaFilesTable;
  media_uploads: MediaUploadsTable;
  messages: MessagesTable;
  notifications: NotificationsTable;
  order_items: OrderItemsTable;
  orders: OrdersTable;
  payment_callbacks: PaymentCallbacksTable;
  perks: PerksTable;
  positions: PositionsTable;
  preferred_cities: PreferredCitiesTable;
  profile_views: ProfileViewsTable;
  payment_reminders: PaymentRemindersTable;
  profiles: ProfilesTable;
  reader_events: ReaderEventsTable;
  reader_stream_places: ReaderStreamSlotsTable;
  reader_streams: ReaderStreamsTable;
  recommendation_mails: RecommendationMailsTable;
  recommendation_refusals: RecommendationRefusalsTable;
  recommendations: RecommendationsTable;
  recovery_codes: RecoveryCodesTable;
  recruiter_presence: RecruiterPresenceTable;
  recruiter_tokens: RecruiterTokensTable;
  recruiters: RecruitersTable;
  refund_requests: RefundRequestsTable;
  refunds: RefundsTable;
  registrations: RegistrationsTable;
  renewal_reminders: RenewalRemindersTable;
  resume_documents: ResumeDocumentsTable;
  resume_facts: ResumeFactsTable;
  sandbox_payments: SandboxPaymentsTable;
  saved_jobs: SavedJobsTable;
  search_phrases: SearchPhrasesTable;
  search_words: SearchWordsTable;
  seeker_presence: SeekerPresenceTable;
  seeker_skills: SeekerSkillsTable;
  seekers: SeekersTable;
  sessions: SessionsTable;
  social_connections: SocialConnectionsTable;
  survey_answers: SurveyAnswersTable;
  tags: TagsTable;
  top_schools: TopSchoolsTable;
  unfollowed_recruiters: UnfollowedRecruitersTable;
}
