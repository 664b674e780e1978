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
} from './tables/accounts.ts';
import type { AlertedJobsTable, NamedAlertsTable } from './tables/alerts.ts';
import type {
  ApplicationStepsTable,
  ApplicationsTable,
  BrandRulesTable,
  FollowUpsTable,
  JobQuestionsTable,
  SentApplicationsView,
  WithdrawnApplicationsTable,
} from './tables/applications.ts';
import type {
  AssessmentAnswersTable,
  AssessmentAttemptsTable,
  AssessmentQuestionsTable,
  AssessmentsTable,
} from './tables/assessments.ts';
import type { CategoriesTable, CitiesTable, TagsTable } from './tables/brands.ts';
import type {
  ChatConversationsTable,
  ChatMessagesTable,
  RecruiterPresenceTable,
  SeekerPresenceTable,
} from './tables/chat.ts';
import type {
  CompaniesTable,
  EmployerAnswersTable,
  IndustriesTable,
  OfficePicturesTable,
  PerksTable,
  RecruiterPicturesTable,
  RecruitersTable,
} from './tables/companies.ts';
import type {
  CompetitionActsTable,
  CompetitionDatesTable,
  CompetitionNotificationsTable,
  CompetitionParticipantsTable,
  CompetitionResultsTable,
  CompetitionScoresTable,
} from './tables/competitions.ts';
import type {
  CourseBannersTable,
  CourseCategoriesTable,
  CourseEnquiriesTable,
  CoursesTable,
  InstitutesTable,
} from './tables/courses.ts';
import type { DevicesTable } from './tables/devices.ts';
import type {
  CrowdedJobsTable,
  EarlyNotifiedJobsTable,
  EarlyPreferencesTable,
  JobApplicationsTable,
} from './tables/early-applicant.ts';
import type { EntitlementsTable } from './tables/entitlements.ts';
import type {
  FeedPreferencesTable,
  FollowedCompaniesTable,
  HiddenJobsTable,
  UnfollowedRecruitersTable,
} from './tables/feed.ts';
import type { FormAnswersTable } from './tables/form-answers.ts';
import type { FormWebhookDeliveriesTable, FormWebhooksTable } from './tables/form-webhooks.ts';
import type {
  IdentityLinksTable,
  ProviderFlowsTable,
  ProviderTicketsTable,
} from './tables/identity-links.ts';
import type { CategoryReviewsTable, ImportRunsTable, ImportSeenTable } from './tables/imports.ts';
import type { ApplicationFitsTable, JobMonthsTable, TopSchoolsTable } from './tables/insights.ts';
import type {
  InterviewBookingsTable,
  InterviewCalendarsTable,
  InterviewInvitesTable,
  InterviewRequestsTable,
  InterviewSlotsTable,
} from './tables/interviews.ts';
import type { JobReportsTable, JobsTable, SavedJobsTable } from './tables/jobs.ts';
import type { MediaFilesTable, MediaUploadsTable } from './tables/media.ts';
import type { MessagesTable } from './tables/messages.ts';
import type { NotificationsTable } from './tables/notifications.ts';
import type {
  InvoicesTable,
  InvoiceYearsTable,
  OrderItemsTable,
  OrdersTable,
  PaymentCallbacksTable,
  RefundRequestsTable,
  RefundsTable,
} from './tables/orders.ts';
import type { SandboxPaymentsTable } from './tables/payments.ts';
import type {
  CoverLettersTable,
  EducationsTable,
  FollowedTagsTable,
  PositionsTable,
  PreferredCitiesTable,
  ProfilesTable,
  SeekerSkillsTable,
} from './tables/profile.ts';
import type {
  ReaderEventsTable,
  ReaderStreamSlotsTable,
  ReaderStreamsTable,
} from './tables/reader-events.ts';
import type {
  RecommendationMailsTable,
  RecommendationRefusalsTable,
  RecommendationsTable,
  SocialConnectionsTable,
  SurveyAnswersTable,
} from './tables/recommendations.ts';
import type { ProfileViewsTable, RecruiterTokensTable } from './tables/recruiter-side.ts';
import type { PaymentRemindersTable, RenewalRemindersTable } from './tables/renewals.ts';
import type { ResumeDocumentsTable } from './tables/resume-documents.ts';
import type { ResumeFactsTable } from './tables/resume-reading.ts';
import type { SalaryInsightsTable } from './tables/salaries.ts';
import type { ListedJobsTable, SearchPhrasesTable, SearchTermsTable } from './tables/search.ts';
import type { StaffMailsTable } from './tables/staff-mails.ts';

export interface LoadsTable {
  name: string;
  loaded_at: Generated<Date>;
  /** The state of an unfinished load in steps, as JSON, to resume from. */
  progress: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface Schema {
  form_answers: FormAnswersTable;
  form_webhooks: FormWebhooksTable;
  form_webhook_deliveries: FormWebhookDeliveriesTable;
  category_reviews: CategoryReviewsTable;
  import_runs: ImportRunsTable;
  import_seen: ImportSeenTable;
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
  devices: DevicesTable;
  educations: EducationsTable;
  early_preferences: EarlyPreferencesTable;
  early_told_jobs: EarlyNotifiedJobsTable;
  email_changes: EmailChangesTable;
  identity_links: IdentityLinksTable;
  employer_answers: EmployerAnswersTable;
  entitlements: EntitlementsTable;
  feed_preferences: FeedPreferencesTable;
  follow_ups: FollowUpsTable;
  followed_companies: FollowedCompaniesTable;
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
  named_alerts: NamedAlertsTable;
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
  office_pictures: OfficePicturesTable;
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
  provider_flows: ProviderFlowsTable;
  provider_tickets: ProviderTicketsTable;
  recovery_codes: RecoveryCodesTable;
  recruiter_presence: RecruiterPresenceTable;
  recruiter_tokens: RecruiterTokensTable;
  recruiter_pictures: RecruiterPicturesTable;
  recruiters: RecruitersTable;
  refund_requests: RefundRequestsTable;
  refunds: RefundsTable;
  registrations: RegistrationsTable;
  renewal_reminders: RenewalRemindersTable;
  resume_documents: ResumeDocumentsTable;
  resume_facts: ResumeFactsTable;
  salary_insights: SalaryInsightsTable;
  sandbox_payments: SandboxPaymentsTable;
  saved_jobs: SavedJobsTable;
  search_phrases: SearchPhrasesTable;
  search_words: SearchTermsTable;
  seeker_presence: SeekerPresenceTable;
  seeker_skills: SeekerSkillsTable;
  seekers: SeekersTable;
  sessions: SessionsTable;
  social_connections: SocialConnectionsTable;
  staff_mails: StaffMailsTable;
  survey_answers: SurveyAnswersTable;
  tags: TagsTable;
  top_schools: TopSchoolsTable;
  unfollowed_recruiters: UnfollowedRecruitersTable;
}
