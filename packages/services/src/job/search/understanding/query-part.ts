import type { JobFlagName } from '@broadsheet/contract/job-filters';
import type { Shift, WorkMode } from '@broadsheet/contract/work-terms';

/** Completed years of work, both ends included. */
export interface YearsWanted {
  readonly from: number;
  readonly to: number;
}

/** What a recognised part of a query asks for. */
export type PartMeaning =
  | { readonly kind: 'city'; readonly cityIds: readonly number[] }
  | { readonly kind: 'experience'; readonly years: YearsWanted }
  | { readonly kind: 'pay'; readonly lakh: number }
  | { readonly kind: 'flag'; readonly flag: JobFlagName }
  | { readonly kind: 'workMode'; readonly mode: WorkMode }
  | { readonly kind: 'shift'; readonly shift: Shift }
  | { readonly kind: 'company'; readonly companyIds: readonly number[]; readonly name: string }
  /** What jobs only say in their text, such as part time: any of the phrases. */
  | { readonly kind: 'wish'; readonly phrases: readonly string[] };

/** Where something stands in a query. */
export interface WordSpan {
  /** Its words as `foldText` writes them. */
  readonly text: string;
  /** The position of the first word, and after the last. */
  readonly from: number;
  readonly to: number;
}

export type QueryPart = PartMeaning & WordSpan;

/** How much a word says of the job: its subject, what it is called, or its rank. */
export type TermRole = 'subject' | 'position' | 'rank' | 'number';

export interface QueryTerm extends WordSpan {
  readonly role: TermRole;
  /** Any of them matches. */
  readonly phrases: readonly string[];
  /** These match too, less well. */
  readonly near: readonly string[];
  /** Never left out: it was put in quotes. */
  readonly isRequired: boolean;
  readonly isExcluded: boolean;
}

/** A query as the search understands it. */
export interface UnderstoodQuery {
  /** Its words; quoted phrases and exclusions keep their signs. */
  readonly tokens: readonly string[];
  readonly parts: readonly QueryPart[];
  readonly terms: readonly QueryTerm[];
}
