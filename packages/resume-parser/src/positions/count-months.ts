import type { ParsedPosition, ParsedResume } from '@broadsheet/contract/entities/parsed-resume';

const MONTHS_MAX = 1_200;

const countOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

const spanOf = ({ from, until }: ParsedPosition, now: number): readonly [number, number] | null => {
  if (!from || !until) return null;
  const first = countOf(from.value);
  const last = until.value === null ? now : Math.min(countOf(until.value), now);
  return last < first ? null : [first, last];
};

/**
 * Months with a job, each once.
 * @param asOf YYYY-MM, the last month of current jobs.
 */
export const countMonths = (
  positions: readonly ParsedPosition[],
  asOf: string,
): ParsedResume['totalMonths'] => {
  const spans = positions
    .map((position) => spanOf(position, countOf(asOf)))
    .filter((span) => span !== null)
    .sort(([a], [b]) => a - b);
  if (spans.length === 0) return undefined;
  let total = 0;
  let counted = -1;
  for (const [first, last] of spans) {
    total += Math.max(0, last - Math.max(first - 1, counted));
    counted = Math.max(counted, last);
  }
  const confidence = Math.min(
    ...positions
      .flatMap(({ from, until }) => [from, until])
      .map((month) => month?.confidence ?? 0.5),
  );
  return { value: Math.min(total, MONTHS_MAX), confidence };
};
