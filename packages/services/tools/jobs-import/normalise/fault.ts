import { quote } from './quote.ts';

/** The parts of a row that a fault can name. */
export type RowField =
  | 'externalId'
  | 'title'
  | 'company'
  | 'location'
  | 'experience'
  | 'pay'
  | 'description'
  | 'url'
  | 'postedAt'
  | 'expiresAt';

/** Why a row is not imported. */
export interface Fault {
  readonly reason: string;
  readonly field?: RowField | undefined;
  readonly value?: string | undefined;
  readonly expected?: string | undefined;
  /** The row has values, but they are not those of a job: it was shifted, truncated or scraped badly. */
  readonly isWrong?: boolean | undefined;
}

/** A value that cannot be what its field says: `title is "30+ Days Ago", an age; expected the name of a job`. */
export const wrongValue = (
  field: RowField,
  label: string,
  value: string,
  what: string,
  expected: string,
): Fault => ({
  reason: `${label} is ${quote(value)}, ${what}; expected ${expected}`,
  field,
  value,
  expected,
  isWrong: true,
});
