import type { JobFlags } from '@broadsheet/contract/entities/job';

export type PayPeriod = 'year' | 'month' | 'week' | 'day' | 'hour';

/** Pay that a feed gives in numbers; `currency` is an ISO 4217 code, absent where the feed gives none. */
export interface FeedAmount {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly currency: string | undefined;
  readonly period: PayPeriod | undefined;
}

/** One vacancy in the common form of all formats, before its texts are interpreted. */
export interface FeedJob {
  readonly externalId: string | undefined;
  readonly title: string | undefined;
  readonly company: string | undefined;
  readonly locations: readonly string[];
  readonly remote: boolean;
  /** The work mode as the feed writes it, such as "Hybrid" or "on_site"; absent in formats without one. */
  readonly workplace?: string | undefined;
  /** The shift as the feed writes it; absent in formats without one. */
  readonly shift?: string | undefined;
  readonly experience: string | undefined;
  readonly pay: string | FeedAmount | undefined;
  /** HTML, also escaped twice, or plain text. */
  readonly description: string;
  readonly skills: readonly string[];
  /** Departments, categories and functions, as the feed names them. */
  readonly departments: readonly string[];
  readonly industry: string | undefined;
  readonly openings: string | undefined;
  readonly applyUrl: string | undefined;
  /** Text in any usual form, or epoch milliseconds. */
  readonly postedAt: string | number | undefined;
  readonly expiresAt: string | number | undefined;
  readonly flags: Partial<JobFlags>;
}
