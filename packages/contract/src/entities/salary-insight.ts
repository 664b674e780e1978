import Type from 'typebox';
import { CityRef } from './job.ts';

/** The fewest salaries that are summarised: fewer tell too little, and could point at one employer. */
export const MIN_SALARIES = 20;
/** The fewest employers that advertised them; none has more than half of the salaries. */
export const MIN_SALARY_EMPLOYERS = 5;

const Lakh = Type.Number({ minimum: 0 });
const Years = Type.Integer({ minimum: 0 });

/**
 * The salaries that employers advertised for similar jobs in the last twelve months: the middle of each advertised range.
 * Jobs whose salary is not disclosed are never part of it.
 */
export const SalaryInsight = Type.Object({
  /** How many salaries are summarised. */
  salaries: Type.Integer({ minimum: MIN_SALARIES }),
  /** Annual, in lakh rupees: a quarter of the salaries is below `low`, half below `median`, a quarter above `high`. */
  lowLakh: Lakh,
  medianLakh: Lakh,
  highLakh: Lakh,
  /** The keyword of the jobs; null where they have the same title, without its rank. */
  keyword: Type.Union([Type.String(), Type.Null()]),
  /** Null is all of India. */
  city: Type.Union([CityRef, Type.Null()]),
  /** The experience, in years, that the jobs start from; NO_MAX_YEARS is no maximum. */
  minYears: Years,
  maxYears: Years,
  /** What is wider than the job, because too few salaries were advertised. */
  isWider: Type.Object({ keyword: Type.Boolean(), city: Type.Boolean(), years: Type.Boolean() }),
});
export type SalaryInsight = Type.Static<typeof SalaryInsight>;
