import type { RawBuilder } from 'kysely';
import type { OpenDay } from '../../open-days/open-day.ts';
import type { JobText } from '../../open-days/read-job-texts.ts';

/**
 * How well jobs fit: higher is better. Columns and texts are in memory; an SQL expression reads rows of `jobs`, for what
 * changes at any time.
 */
export type JobRank =
  | { readonly reads: 'columns'; readonly rankOf: (day: OpenDay, job: number) => number }
  | {
      readonly reads: 'texts';
      readonly rankOf: (day: OpenDay, job: number, text: JobText) => number;
    }
  | { readonly reads: 'rows'; readonly expression: RawBuilder<number> };
