import { expect, it } from 'vitest';
import { findPeriod } from './find-period.ts';
import { type Month, writeMonth } from './month.ts';

const read = (text: string): string => {
  const period = findPeriod(text);
  if (!period?.from) return 'nothing';
  const write = (month: Month | null) =>
    month?.month ? writeMonth(month) : String(month?.year ?? 'now');
  return `${write(period.from)} ${write(period.until ?? null)}`;
};

it.each([
  ['Jan 2020 - Present', '2020-01 now'],
  ['01/2020–03/2022', '2020-01 2022-03'],
  ['2019 to 2021', '2019 2021'],
  ['Since June 2023', '2023-06 now'],
  ["Sept'19 till date", '2019-09 now'],
  ['(March, 2018 — Oct. 2019)', '2018-03 2019-10'],
  ['15 Jan 2020 to 3rd Feb 2021', '2020-01 2021-02'],
  ['15/01/2020 - 28/02/2021', '2020-01 2021-02'],
  ['2020-04 → 2021-05', '2020-04 2021-05'],
  ['June - August 2023', '2023-06 2023-08'],
  ['2016-20', '2016 2020'],
  ['May 2021 onwards', '2021-05 now'],
  ['Jan 2020\tMar 2022', '2020-01 2022-03'],
  ['01-2020 to till now', '2020-01 now'],
])('%s is a stretch of time', (text, expected) => {
  expect(read(text)).toBe(expected);
});

it.each(['Saved Rs. 2019 crore', 'A team of 2020 people', 'Mar 2022 - Jan 2020', '98765 43210'])(
  '%s is none',
  (text) => {
    expect(read(text)).toBe('nothing');
  },
);
