import type { Brand } from '@broadsheet/contract/brand';
import type { ColumnType } from 'kysely';

/** Results of an import so far. */
export interface ImportCounts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Of those created: how many had ended already. */
  readonly expired: number;
  readonly duplicates: number;
}

/** An import that has not ended. */
export interface ImportRunsTable {
  brand: Brand;
  source: string;
  /** Hash of the file and of how it is read. */
  fingerprint: string;
  /** The last row that is stored, counted from 1. */
  rows_done: number;
  counts: ColumnType<ImportCounts, string, string>;
  started_at: Date;
  updated_at: Date;
}

/** The ids that the unfinished import of a source has named. */
export interface ImportSeenTable {
  brand: Brand;
  source: string;
  external_id: string;
  /** Only rejected rows had the id. */
  rejected: boolean;
}

/** Imported jobs whose category is unsure. */
export interface CategoryReviewsTable {
  job_id: number;
  /** Other categories that the job may be of, the likeliest first. */
  candidates: number[];
  noted_at: Date;
}
