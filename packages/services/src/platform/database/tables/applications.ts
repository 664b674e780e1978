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
  /** When the employer shortlisted the seeker; null: not yet. */
  shortlisted_at: Date | null;
  status: Generated<ApplicationStatus>;
  /** The employer takes applications on its own site: the row only records one, and does not count against a limit. */
  at_employer: Generated<boolean>;
  answers: ColumnType<ApplicationAnswer[], string | undefined, string>;
  /** As sent; null for none. */
  cover_letter: string | null;
}

/** A withdrawn application; ApplicationsTable then has no row for it. */
export interface WithdrawnApplicationsTable {
  seeker_id: number;
  job_id: number;
  applied_at: Date;
  shortlisted_at: Date | null;
  withdrawn_at: Date;
  answers: ColumnType<ApplicationAnswer[], string, never>;
  cover_letter: string | null;
  /** The steps before the withdrawal. */
  steps: ColumnType<WithdrawnStep[], string, never>;
}

export interface WithdrawnStep {
  readonly status: ApplicationStatus;
  /** ISO 8601. */
  readonly at: string;
}

/** All applications of seekers, withdrawn ones too: a read-only view. */
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

/** When an application advanced beyond `applied`, once for each status. */
export interface ApplicationStepsTable {
  seeker_id: number;
  job_id: number;
  status: ApplicationStatus;
  at: Date;
  /** The recruiter who set it; null for the seeker and for the site itself. */
  recruiter_id: number | null;
}

/** The questions of a job to its applicants. A question is never changed, because answers refer to its position. */
export interface JobQuestionsTable {
  job_id: number;
  position: number;
  text: string;
  kind: JobQuestion['kind'];
  required: boolean;
  choices: Generated<string[]>;
}

/** Seekers' follow-ups on their applications. */
export interface FollowUpsTable {
  seeker_id: number;
  job_id: number;
  followed_at: Date;
  /** Null while it is unanswered. */
  answered_at: Date | null;
  answer: string | null;
}

/** The rules of a brand's config that services enforce. */
export interface BrandRulesTable {
  brand: Brand;
  has_competition: boolean;
  /** The number of jobs that a basic member may apply for in 30 days. */
  apply_limit: number;
  selling: ColumnType<Selling, Selling, Selling>;
  /** The revision of the config with these values. */
  revision: string;
  /** The rule for early jobs: the maximum age in hours, and the number of applications that ends it. */
  early_hours: number;
  early_applications: number;
  /** Minutes after which an unpaid order gets a reminder. */
  unpaid_minutes: number;
  /** The number of resumes that a seeker may store. */
  resume_limit: number;
}
