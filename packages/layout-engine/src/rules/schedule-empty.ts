import { fromInstant, untilInstant } from '../when-matches.ts';
import { type LayoutRule, writtenWhens } from './rule.ts';

/** `Date.parse` rolls 31 February over into March; the day that was written must come back. */
const isRealDate = (text: string): boolean => {
  const [, year, month, day, hour, minute, second = '0'] =
    /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)(?::(\d+))?/.exec(text) ?? [];
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return (
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

export const scheduleEmpty: LayoutRule = {
  code: 'SCHEDULE_EMPTY',
  check: ({ layout }, report) => {
    for (const { when, path } of writtenWhens(layout)) {
      const unreal = (['from', 'until'] as const).filter((part) => {
        const text = when[part];
        return text !== undefined && !isRealDate(text);
      });
      for (const part of unreal)
        report(
          [...path, part],
          `${when[part]} is no date of the calendar`,
          'Check the day of the month, the hour and the offset.',
        );
      if (unreal.length === 0 && fromInstant(when) >= untilInstant(when))
        report(
          [...path, 'until'],
          `the schedule ends at ${when.until}, not after it begins at ${when.from}`,
          '"from" is inclusive, "until" exclusive: choose a later "until".',
        );
    }
  },
};
