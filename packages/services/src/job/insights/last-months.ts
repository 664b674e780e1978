const MONTHS = 6;
const IST_OFFSET_MS = 19_800_000;

/** The month in India of an instant, as `YYYY-MM`. @param now epoch ms */
export const monthOf = (now: number): string =>
  new Date(now + IST_OFFSET_MS).toISOString().slice(0, 7);

/** The last months with the current one, oldest first. @param now epoch ms */
export const lastMonths = (now: number): readonly string[] => {
  const here = new Date(now + IST_OFFSET_MS);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - MONTHS + 1 + index, 1))
      .toISOString()
      .slice(0, 7),
  );
};
