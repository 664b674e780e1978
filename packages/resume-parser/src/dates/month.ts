export interface Month {
  readonly year: number;
  /** 1 to 12; null: only the year is known. */
  readonly month: number | null;
}

export const YEAR_MIN = 1950;
export const YEAR_MAX = 2100;

/** Months since year 0, for arithmetic. */
export const countOf = ({ year, month }: Month): number => year * 12 + (month ?? 1) - 1;

/** YYYY-MM; January where only the year is known. */
export const writeMonth = ({ year, month }: Month): string =>
  `${year}-${String(month ?? 1).padStart(2, '0')}`;
