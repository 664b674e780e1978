import { ANY_BAND, EXPERIENCE_BANDS, NO_MAX_YEARS } from '@broadsheet/contract/experience';

/** Years of experience that jobs start from, both ends included. */
export interface SalaryYears {
  readonly minYears: number;
  readonly maxYears: number;
}

const BANDS: readonly SalaryYears[] = EXPERIENCE_BANDS.filter(({ id }) => id !== ANY_BAND).map(
  ({ minYears, maxYears }) => ({ minYears, maxYears: Math.min(maxYears, NO_MAX_YEARS) }),
);

/** A band with its neighbours. */
const widen = (index: number): SalaryYears => ({
  minYears: (BANDS[index - 1] ?? BANDS[index])?.minYears ?? 0,
  maxYears: (BANDS[index + 1] ?? BANDS[index])?.maxYears ?? NO_MAX_YEARS,
});

/** All years that salaries are summarised for: each band, and each band with its neighbours. */
export const ALL_SALARY_YEARS: readonly (SalaryYears & { readonly isWide: boolean })[] = [
  ...BANDS.map((band) => ({ ...band, isWide: false })),
  ...BANDS.map((_, index) => ({ ...widen(index), isWide: true })),
];

/** The band of a job, and that band with its neighbours. @param minYears the years that the job starts from */
export const salaryYearsOf = (
  minYears: number,
): { readonly band: SalaryYears; readonly wide: SalaryYears } => {
  const index = Math.max(
    0,
    BANDS.findIndex(({ maxYears }) => minYears <= maxYears),
  );
  return { band: BANDS[index] ?? widen(index), wide: widen(index) };
};
