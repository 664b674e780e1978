import type { When } from '@broadsheet/contract/layout';
import type { WhenFault } from './when-fault.ts';
import { expiryInstant, fromInstant } from './when-matches.ts';

/** Pages are only planned for these years: other years are typing errors. */
const YEAR_FIRST = 2000;
const YEAR_LAST = 2099;

/** `Date.parse` turns 31 February into a day in March; the written day must come back. */
const isRealDate = (text: string): boolean => {
  const [, year, month, day, hour, minute, second = '0'] =
    /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)(?::(\d+))?/.exec(text) ?? [];
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return (
    Number(year) >= YEAR_FIRST &&
    Number(year) <= YEAR_LAST &&
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= days &&
    Number(hour) < 24 &&
    Number(minute) < 60 &&
    Number(second) < 60 &&
    !Number.isNaN(Date.parse(text))
  );
};

/** Dates that do not exist, and periods that end before they start. */
export const scheduleFaults = (when: Pick<When, 'from' | 'until'>): WhenFault[] => {
  const unreal = (['from', 'until'] as const).filter((part) => {
    const text = when[part];
    return text !== undefined && !isRealDate(text);
  });
  if (unreal.length > 0)
    return unreal.map((part) => ({
      path: [part],
      message: `${when[part]} is no date of the calendar`,
      mend: 'Check the year, the day of the month, the hour and the offset.',
    }));
  if (fromInstant(when) < expiryInstant(when)) return [];
  const message = `the schedule ends at ${when.until}, not after it begins at ${when.from}`;
  const mend = '"from" is inclusive, "until" exclusive: choose a later "until".';
  return [{ path: ['until'], message, mend }];
};
