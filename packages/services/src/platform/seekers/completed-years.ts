const MONTHS = 12;

/** Completed years, as bands of experience use them; undefined when not known. */
export const completedYears = (months: number | null): number | undefined =>
  months === null ? undefined : Math.floor(months / MONTHS);
