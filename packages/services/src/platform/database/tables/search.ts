import type { Brand } from '@broadsheet/contract/brand';
import type { Maintained } from '../maintained.ts';

/** An open job as lists and searches find it; triggers maintain it from `jobs`. */
export interface ListedJobsTable
  extends Readonly<Record<'id' | 'company_id' | 'day' | 'place', Maintained<number>>> {
  brand: Maintained<Brand>;
  expires_at: Maintained<Date>;
  /** The fields that lists need, in bytes; `search/read-cards` reads them. */
  card: Maintained<Buffer>;
  /** Bits of its work mode and shift. */
  work_terms: Maintained<number>;
}

export interface SearchTermsTable {
  brand: Brand;
  word: string;
  jobs: number;
}

/** Complete titles and skills of open jobs, for suggestions. */
export interface SearchPhrasesTable {
  brand: Brand;
  kind: 'job' | 'skill';
  label: string;
  jobs: number;
}
