import type { Brand } from '@broadsheet/contract/brand';
import type { ReportState } from '@broadsheet/contract/calls/job-reports';
import type { ReportReason } from '@broadsheet/contract/constants';
import type { Shift, WorkMode } from '@broadsheet/contract/work-terms';
import type { Generated } from 'kysely';
import type { Maintained } from '../maintained.ts';

export interface JobsTable {
  id: Generated<number>;
  brand: Brand;
  /** The source: `demo`, or the name of an imported feed. With external_id, the key of an import. */
  source: string;
  external_id: string;
  /** Hash of the source's last version, by which an import detects changes. */
  fingerprint: string | null;
  title: string;
  /** The text part of its address, without the id. */
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
  /** NO_MAX_YEARS where the employer names no maximum. */
  max_years: number;
  /** Annual, lakh rupees; both null when confidential. */
  pay_min_lakh: number | null;
  pay_max_lakh: number | null;
  female_candidate: Generated<boolean>;
  female_back_work_force: Generated<boolean>;
  differently_abled: Generated<boolean>;
  ex_defence: Generated<boolean>;
  work_from_home: Generated<boolean>;
  /** Of a job that is not done from home; null where the employer does not say it. */
  work_mode: Generated<Exclude<WorkMode, 'remote'> | null>;
  shift: Generated<Shift | null>;
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

export interface SavedJobsTable {
  seeker_id: number;
  job_id: number;
  saved_at: Date;
  /** When its seeker was notified that it closes soon; null: not yet. */
  closing_told_at: Generated<Date | null>;
}

/** A seeker's report about a job; the latest one counts. */
export interface JobReportsTable {
  seeker_id: number;
  job_id: number;
  reason: ReportReason;
  note: string;
  reported_at: Date;
  id: Generated<number>;
  /** What staff decided. A later report of the same seeker is open again. */
  state: Generated<ReportState>;
  /** Null while it is open. */
  decided_at: Generated<Date | null>;
  /** The name of the staff member. */
  decided_by: Generated<string | null>;
}
