import type { Generated } from 'kysely';
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
  CourseBannersTable,
  CourseCategoriesTable,
  CourseEnquiriesTable,
  CoursesTable,
  InstitutesTable,
} from '../courses/tables.ts';
import type { EntitlementsTable } from '../entitlements/tables.ts';
import type {
  FeedPreferencesTable,
  HiddenJobsTable,
  UnfollowedRecruitersTable,
} from '../feed/tables.ts';
import type { JobMonthsTable, TopSchoolsTable } from '../insights/tables.ts';
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
  CoverLettersTable,
  EducationsTable,
  FollowedTagsTable,
  PositionsTable,
  PreferredCitiesTable,
  ProfilesTable,
  SeekerSkillsTable,
} from '../profile/tables.ts';
import type { ReaderEventsTable, ReaderStreamsTable } from '../reader-events/tables.ts';
import type {
  RecommendationMailsTable,
  RecommendationRefusalsTable,
  RecommendationsTable,
  SocialConnectionsTable,
  SurveyAnswersTable,
} from '../recommendations/tables.ts';
import type { ProfileViewsTable, RecruiterTokensTable } from '../recruiter-side/tables.ts';
import type { ResumeDocumentsTable } from '../resume-documents/tables.ts';
import type { ResumeFactsTable } from '../resume-reading/tables.ts';
import type { ListedJobsTable, SearchPhrasesTable, SearchWordsTable } from '../search/tables.ts';

export interface LoadsTable {
  name: string;
  loaded_at: Generated<Date>;
}

export interface Schema {
  alerted_jobs: AlertedJobsTable;
  applications: ApplicationsTable;
  application_steps: ApplicationStepsTable;
  brand_rules: BrandRulesTable;
  follow_ups: FollowUpsTable;
  job_alerts: JobAlertsTable;
  job_questions: JobQuestionsTable;
  assessment_answers: AssessmentAnswersTable;
  assessment_attempts: AssessmentAttemptsTable;
  assessment_questions: AssessmentQuestionsTable;
  assessments: AssessmentsTable;
  job_months: JobMonthsTable;
  job_reports: JobReportsTable;
  saved_jobs: SavedJobsTable;
  attempts: AttemptsTable;
  blocked_companies: BlockedCompaniesTable;
  chat_conversations: ChatConversationsTable;
  chat_messages: ChatMessagesTable;
  codes: CodesTable;
  consents: ConsentsTable;
  cover_letters: CoverLettersTable;
  course_banners: CourseBannersTable;
  course_categories: CourseCategoriesTable;
  course_enquiries: CourseEnquiriesTable;
  courses: CoursesTable;
  educations: EducationsTable;
  email_changes: EmailChangesTable;
  feed_preferences: FeedPreferencesTable;
  followed_tags: FollowedTagsTable;
  hidden_jobs: HiddenJobsTable;
  entitlements: EntitlementsTable;
  institutes: InstitutesTable;
  interview_bookings: InterviewBookingsTable;
  interview_calendars: InterviewCalendarsTable;
  interview_invites: InterviewInvitesTable;
  interview_requests: InterviewRequestsTable;
  interview_slots: InterviewSlotsTable;
  media_files: MediaFilesTable;
  media_uploads: MediaUploadsTable;
  messages: MessagesTable;
  notifications: NotificationsTable;
  positions: PositionsTable;
  preferred_cities: PreferredCitiesTable;
  profile_views: ProfileViewsTable;
  profiles: ProfilesTable;
  reader_events: ReaderEventsTable;
  reader_streams: ReaderStreamsTable;
  recommendation_mails: RecommendationMailsTable;
  recommendation_refusals: RecommendationRefusalsTable;
  recommendations: RecommendationsTable;
  recovery_codes: RecoveryCodesTable;
  recruiter_presence: RecruiterPresenceTable;
  recruiter_tokens: RecruiterTokensTable;
  registrations: RegistrationsTable;
  seeker_presence: SeekerPresenceTable;
  seeker_skills: SeekerSkillsTable;
  resume_facts: ResumeFactsTable;
  resume_documents: ResumeDocumentsTable;
  seekers: SeekersTable;
  sessions: SessionsTable;
  social_connections: SocialConnectionsTable;
  survey_answers: SurveyAnswersTable;
  unfollowed_recruiters: UnfollowedRecruitersTable;
  categories: CategoriesTable;
  tags: TagsTable;
  cities: CitiesTable;
  industries: IndustriesTable;
  companies: CompaniesTable;
  recruiters: RecruitersTable;
  perks: PerksTable;
  jobs: JobsTable;
  listed_jobs: ListedJobsTable;
  search_words: SearchWordsTable;
  search_phrases: SearchPhrasesTable;
  loads: LoadsTable;
  top_schools: TopSchoolsTable;
}
