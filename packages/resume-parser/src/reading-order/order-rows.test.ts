import { expect, it } from 'vitest';
import type { TextLine } from '../text-line.ts';
import { orderRows } from './order-rows.ts';

const line = (text: string, x: number, y: number): TextLine => ({
  ...{ text, x, y, width: text.length * 5, page: 1, size: 10, isBold: false, isParagraph: false },
});
const textsOf = (lines: readonly TextLine[]): string[] => orderRows(lines).map(({ text }) => text);

it.each<[string, TextLine[], string[]]>([
  [
    'a period that a narrow column wraps is one date beside its job',
    [line('Apr 2021 to', 40, 100), line('Engineer, Meesho', 150, 100), line('May 2022', 40, 113)],
    ['Apr 2021 to May 2022\tEngineer, Meesho'],
  ],
  [
    'a date that is a little higher than its job is on its row',
    [line('Jan 2020 - Mar 2021', 400, 95), line('Engineer', 40, 100), line('Meesho', 40, 130)],
    ['Engineer\tJan 2020 - Mar 2021', 'Meesho'],
  ],
  [
    'what was done is behind the header that it is beside',
    [
      line('Meesho', 40, 100),
      line('Led the team that carries payments in all of the six cities', 200, 100),
      line('Jan 2020 - Mar 2021', 40, 113),
      line('Engineer', 40, 150),
    ],
    [
      'Meesho',
      'Jan 2020 - Mar 2021',
      'Led the team that carries payments in all of the six cities',
      'Engineer',
    ],
  ],
  [
    'a hyphen at the end of a line ends with it',
    [line('Bachelor of Engineering in Electronics and Communi-', 40, 100), line('cation', 40, 112)],
    ['Bachelor of Engineering in Electronics and Communication'],
  ],
])('%s', (_, lines, expected) => {
  expect(textsOf(lines)).toEqual(expected);
});
