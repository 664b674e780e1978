import type { Pay } from '@broadsheet/contract/entities/job';
import type { SalaryInsight } from '@broadsheet/contract/entities/salary-insight';

type Quantiles = Pick<SalaryInsight, 'lowLakh' | 'medianLakh' | 'highLakh'>;

/** Room at both ends, as a share of the range. */
const MARGIN = 0.15;
const MAX_PERCENT = 100;
const TENTHS = 10;
/** The thinnest mark that can be seen. */
const MIN_WIDTH = 1;

const roundPercent = (share: number): number =>
  Math.round(Math.min(1, Math.max(0, share)) * MAX_PERCENT * TENTHS) / TENTHS;

/** The positions of a range bar, in percent of its width, on a scale that has all salaries and some room at both ends. */
export const salaryBar = ({ lowLakh, medianLakh, highLakh }: Quantiles, own: Pay) => {
  const from = Math.min(lowLakh, own?.minLakh ?? lowLakh);
  const to = Math.max(highLakh, own?.maxLakh ?? highLakh);
  const room = Math.max(to - from, 1) * MARGIN;
  const start = Math.max(0, from - room);
  const length = to + room - start;
  const at = (lakh: number): number => roundPercent((lakh - start) / length);
  const rangeOf = (min: number, max: number) => {
    const width = Math.max(MIN_WIDTH, roundPercent((max - min) / length));
    return { start: Math.min(at(min), MAX_PERCENT - width), width };
  };
  return {
    half: rangeOf(lowLakh, highLakh),
    median: at(medianLakh),
    own: own && rangeOf(own.minLakh, own.maxLakh),
  };
};
