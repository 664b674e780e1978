import type { Brand } from '@broadsheet/contract/brand';
import type {
  ApplicationAnswer,
  ApplicationStatus,
  SentStatus,
} from '@broadsheet/contract/entities/application';
import type { JobQuestion } from '@broadsheet/contract/entities/job-question';
import type { ColumnType, Generated } from 'kysely';
import type { Selling } from '../../brands/selling.ts';

export interface ApplicationsTable {
  seeker_id: number;
  job_id: number;
  applied_at: Date;
  /** When the employer has put the seeker on a list of few; null is not yet. */
  shortlisted_at: Date | null;
  status: Generated<ApplicationStatus>;
  /** The employer takes applications elsewhere: this is a note of one, and does not count against a limit. */
  at_employer: Generated<boolean>;
  answers: ColumnType<ApplicationAnswer[], string | undefined, string>;
  /** As it was sent; null for none. */
  cover_letter: string | null;
}

/** An application that its seeker has taken back; no row of ApplicationsTable stands beside it. */
export interface WithdrawnApplicationsTable {
  seeker_id: number;
  job_id: number;
  applied_at: Date;
  shortlisted_at: Date | null;
  withdrawn_at: Date;
  answers: ColumnType<ApplicationAnswer[], string, never>;
  cover_letter: string | null;
  /** How far it had come. */
  steps: ColumnType<WithdrawnStep[], string, never>;
}

export interface WithdrawnStep {
  readonly status: ApplicationStatus;
  /** ISO 8601. */
  readonly at: string;
}

/** All applications of seekers, withdrawn ones too: a view, to read from. */
export interface SentApplicationsView {
  seeker_id: number;
  job_id: number;
  applied_at: Date;
  shortlisted_at: Date | null;
  status: SentStatus;
  at_employer: boolean;
  answers: ApplicationAnswer[];
  cover_letter: string | null;
  withdrawn_at: Date | null;
  steps: WithdrawnStep[] | null;
}

/** When an application has come further than `applied`, once for each status. */
export interface ApplicationStepsTable {
  seeker_id: number;
  job_id: number;
  status: ApplicationStatus;
  at: Date;
  /** Who has said so; null for the seeker and for the site itself. */
  recruiter_id: number | null;
}

/** What is asked of who applies; a question is never changed, as answers are sent by its place. */
export interface JobQuestionsTable {
  job_id: number;
  position: number;
  text: string;
  kind: JobQuestion['kind'];
  required: boolean;
  choices: Generated<string[]>;
}

/** What seekers have asked about after they had applied. */
export interface FollowUpsTable {
  seeker_id: number;
  job_id: number;
  followed_at: Date;
  /** Null while nobody has answered. */
  answered_at: Date | null;
  answer: string | null;
}

/** What a brand's config says of the rules that services keep. */
export interface BrandRulesTable {
  brand: Brand;
  has_competition: boolean;
  /** For how many jobs a basic member may apply in 30 days. */
  apply_limit: number;
  selling: ColumnType<Selling, Selling, Selling>;
  /** Of the config that says all this. */
  revision: string;
  /** Which jobs are early: how old at most, and for which fewer than that have applied. */
  early_hours: number;
  early_applications: number;
  /** After how many minutes an order that was not paid is asked after. */
  unpaid_minutes: number;
  /** How many resumes a seeker may keep. */
  resume_limit: number;
}
