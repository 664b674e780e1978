const MONTHS = 12;

/** Completed years, as bands of experience take them; undefined is not known. */
export const wholeYears = (months: number | null): number | undefined =>
  months === null ? undefined : Math.floor(months / MONTHS);
