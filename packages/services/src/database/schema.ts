import type { Brand } from '@broadsheet/contract/brand';
import type { MediaFile, MediaType } from '@broadsheet/contract/calls/media';
import type { ReportReason } from '@broadsheet/contract/constants';
import type { SecondFactor } from '@broadsheet/contract/entities/account';
import type { CourseDetail, CourseSummary } from '@broadsheet/contract/entities/course';
import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import type { ParsedResume, ParseFailure } from '@broadsheet/contract/entities/parsed-resume';
import type { SettingsChange } from '@broadsheet/contract/entities/profile-settings';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
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
import type {
  ChatConversationsTable,
  ChatMessagesTable,
  RecruiterPresenceTable,
  SeekerPresenceTable,
} from '../chat/tables.ts';
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

/** A column that the database writes; inserts and updates leave it alone. */
type Maintained<Value> = ColumnType<Value, never, never>;

export interface CategoriesTable {
  brand: Brand;
  data_id: number;
  label: string;
  tag: string;
  position: number;
}

export interface TagsTable {
  brand: Brand;
  data_id: number;
  category_id: number;
  label: string;
  tag: string;
  position: number;
}

export interface CitiesTable {
  brand: Brand;
  id: number;
  label: string;
  slug: string;
  synonyms: string[];
  /** Slugs. */
  nearby: string[];
  promoted: boolean;
}

export interface IndustriesTable {
  id: Generated<number>;
  label: string;
}

export interface CompaniesTable {
  id: Generated<number>;
  brand: Brand;
  slug: string;
  name: string;
  logo: string | null;
  industry_id: number;
  about: string;
  /** As employers say it: "201-500 people". */
  size: string;
  founded: number | null;
  headquarters_id: number | null;
  /** Ids of the brand's cities, the headquarters' first. */
  city_ids: number[];
}

export interface RecruitersTable {
  id: Generated<number>;
  brand: Brand;
  company_id: number;
  name: string;
  designation: string;
}

export interface PerksTable {
  company_id: number;
  position: number;
  label: string;
  detail: string;
}

export interface JobsTable {
  id: Generated<number>;
  brand: Brand;
  /** Where it came from: `demo`, or the name of an imported feed. With external_id, the key of an import. */
  source: string;
  external_id: string;
  /** Hash of what the source last said, by which an import tells changed from unchanged. */
  fingerprint: string | null;
  title: string;
  /** The words of its address, without the id. */
  slug: string;
  company_id: number;
  recruiter_id: number | null;
  category_id: number;
  industry_id: number;
  functional_area: string;
  city_ids: number[];
  tag_ids: number[];
  skills: string[];
  min_years: number;
  max_years: number;
  /** Annual, lakh rupees; both null when confidential. */
  pay_min_lakh: number | null;
  pay_max_lakh: number | null;
  female_candidate: Generated<boolean>;
  female_back_work_force: Generated<boolean>;
  differently_abled: Generated<boolean>;
  ex_defence: Generated<boolean>;
  work_from_home: Generated<boolean>;
  description_html: string;
  openings: Generated<number>;
  views: Generated<number>;
  applied: Generated<number>;
  apply_url: string | null;
  status: Generated<'open' | 'expired'>;
  posted_at: Date;
  expires_at: Date;
  updated_at: Generated<Date>;
  /** Title (A), skills, tags and company (B): small enough to rank by. */
  headline: Maintained<string>;
}

/** An open job as lists and searches find it; follows its row in `jobs` by triggers. */
export interface ListedJobsTable
  extends Readonly<Record<'id' | 'company_id' | 'day' | 'place', Maintained<number>>> {
  brand: Maintained<Brand>;
  expires_at: Maintained<Date>;
  /** What lists need of it, in bytes; `search/read-cards` reads them. */
  card: Maintained<Buffer>;
}

export interface SearchWordsTable {
  brand: Brand;
  word: string;
  jobs: number;
}

/** Whole titles and skills of open jobs, for suggestions. */
export interface SearchPhrasesTable {
  brand: Brand;
  kind: 'job' | 'skill';
  label: string;
  jobs: number;
}

export interface LoadsTable {
  name: string;
  loaded_at: Generated<Date>;
}

export interface SeekersTable {
  id: Generated<number>;
  /** What others may see of the id. */
  public_id: Generated<string>;
  brand: Brand;
  /** As it was typed; unique without regard to case. */
  email: string;
  email_verified_at: Date | null;
  /** When a mail server said for good that nobody has this address; it is written to no more. */
  email_invalid_at: Date | null;
  phone: string | null;
  phone_verified_at: Date | null;
  name: string;
  password_hash: string;
  password_changed_at: Date;
  status: Generated<'active' | 'deactivated'>;
  deactivated_at: Date | null;
  deactivation_reason: string | null;
  is_pro: Generated<boolean>;
  second_factor: SecondFactor | null;
  /** Encrypted; null unless the second factor is TOTP. */
  totp_secret: Buffer | null;
  /** The last time step that was accepted, so that none is accepted twice. */
  totp_last_step: string | null;
  /** What is being set up. */
  pending_second_factor: SecondFactor | null;
  pending_totp_secret: Buffer | null;
  /** What was chosen; DEFAULT_SETTINGS say the rest. */
  settings: JSONColumnType<SettingsChange>;
  created_at: Date;
}

/** Accounts that wait for the code that opens them. */
export interface RegistrationsTable {
  public_id: string;
  brand: Brand;
  email: string;
  phone: string | null;
  name: string;
  password_hash: string;
  settings: JSONColumnType<SettingsChange>;
  created_at: Date;
}

export interface SessionsTable {
  id: string;
  seeker_id: number;
  /** How often it was refreshed. */
  generation: Generated<number>;
  /** The password was right; the second step is still to be done. */
  is_second_step: boolean;
  user_agent: string;
  created_at: Date;
  refreshed_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
}

/** At most one live code for a subject and a purpose. */
export interface CodesTable {
  id: string;
  /** Whose it is: `seeker:12`, `registration:<uuid>`. */
  subject: string;
  purpose: string;
  /** Where it was sent. */
  target: string;
  hash: Buffer;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
}

export interface RecoveryCodesTable {
  seeker_id: number;
  hash: Buffer;
}

/** What is counted against a limit; the key is a hash. */
export interface AttemptsTable {
  key: Buffer;
  window_start: Date;
  count: number;
}

export interface EmailChangesTable {
  seeker_id: number;
  email: string;
  requested_at: Date;
}

export interface BlockedCompaniesTable {
  seeker_id: number;
  company_id: number;
  blocked_at: Date;
}

export interface SavedJobsTable {
  seeker_id: number;
  job_id: number;
  saved_at: Date;
}

/** What a seeker finds wrong with a job; the last word counts. */
export interface JobReportsTable {
  seeker_id: number;
  job_id: number;
  reason: ReportReason;
  note: string;
  reported_at: Date;
}

export interface ConsentsTable {
  id: Generated<string>;
  brand: Brand;
  unique_identifier: string;
  seeker_id: number | null;
  choice: 'all' | 'necessary';
  agreed_at: Date;
}

/** Everything that is to be sent, or was. */
export interface MessagesTable {
  id: Generated<string>;
  brand: Brand;
  channel: 'email' | 'sms';
  seeker_id: number | null;
  recipient: string;
  template: string;
  variables: JSONColumnType<Record<string, string>>;
  created_at: Date;
  sent_at: Date | null;
}

/** Files of seekers; what they hold is in the media store. */
export interface MediaFilesTable {
  id: string;
  seeker_id: number;
  media_type: MediaType;
  /** Of a picture that was sent by who recommends the seeker; null for the seeker's own files, one of a kind. */
  recommendation_id: number | null;
  stored_name: string;
  name: string;
  content_type: string;
  bytes: number;
  uploaded_at: Date;
  /** When the seeker has last said that it is as it should be. */
  confirmed_at: Date;
}

/** What was read of a seeker's resume; it goes with the file that it was read from. */
export interface ResumeFactsTable {
  seeker_id: number;
  file_id: string;
  status: 'reading' | 'read' | 'failed';
  failure: ParseFailure | null;
  resume: JSONColumnType<ParsedResume | null, string | null, string | null>;
  /** How often its reading was begun. */
  tries: Generated<number>;
  /** When that was last, or when it was first asked for. */
  tried_at: Date;
  parsed_at: Date | null;
  /** When the seeker has said which experience is right, this resume's or the profile's. */
  mismatch_answered_at: Date | null;
}

/** Uploads that may be sent again, by the keys that came with them. */
export interface MediaUploadsTable {
  seeker_id: number;
  key: string;
  /** Hash of all that was sent. */
  fingerprint: Buffer;
  /** As it was answered. */
  file: JSONColumnType<MediaFile>;
  created_at: Date;
}

/** What a plan may hold. */
export type Feature = 'resume-builder';

/** What seekers may use, and until when. */
export interface EntitlementsTable {
  seeker_id: number;
  feature: Feature;
  until: Date;
}

/** Resumes that seekers have made. */
export interface ResumeDocumentsTable {
  seeker_id: number;
  document: JSONColumnType<JsonResume>;
  /** How often it was saved. */
  version: number;
  updated_at: Date;
}

export interface CourseCategoriesTable {
  id: Generated<number>;
  brand: Brand;
  slug: string;
  label: string;
  position: number;
}

export interface InstitutesTable {
  id: Generated<number>;
  brand: Brand;
  slug: string;
  name: string;
  logo: string | null;
  about: string;
  city: string;
  founded: number;
}

export interface CoursesTable {
  id: Generated<number>;
  brand: Brand;
  slug: string;
  title: string;
  summary: string;
  audience: string;
  outline: JSONColumnType<CourseDetail['outline']>;
  institute_id: number;
  category_id: number;
  mode: CourseSummary['mode'];
  level: CourseSummary['level'];
  weeks: number;
  /** Whole rupees; 0 is free, null is not told. */
  fee_rupees: number | null;
  /** YYYY-MM-DD as it is written; to be read by to_char, since a Date would be moved by time zones. */
  starts_on: string | null;
  skills: string[];
  job_ready: Generated<boolean>;
  featured: Generated<boolean>;
  status: Generated<'open' | 'closed'>;
  /** Title (A), skills, institute and category (B), summary (C). */
  search: Maintained<string>;
}

export interface CourseBannersTable {
  id: Generated<number>;
  brand: Brand;
  course_id: number;
  title: string;
  description: string;
  cta_text: string;
  position: number;
}

/** At most one of a seeker about a course. */
export interface CourseEnquiriesTable {
  seeker_id: number;
  course_id: number;
  enquired_at: Date;
  /** It was not named, but is like one that was. */
  is_similar: boolean;
  /** Where the seeker came from, as the page says it. */
  refinv: string;
  reforg: string;
  device: string;
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
