import { splitCsv } from '@broadsheet/content-store/split-csv';
import { type NamedAudiences, NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import { expect, it } from 'vitest';
import { fromSpreadsheet, toSpreadsheet } from './spreadsheet-text.ts';

const HEAD = 'id,title,text,link\n';
const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '=HYPERLINK(""https://a.example"",""x"")',
  "'=1",
  "''@a",
];
const cellsOf = (text: string): string[] =>
  [...splitCsv(text)]
    .slice(1)
    .flatMap((row) => row.cells?.map((cell) => cell.text) ?? [text.slice(row.start, row.end)]);

it.each(FORMULAS)(
  'a cell that a spreadsheet would run is given to it as words, and comes back: %j',
  (cell) => {
    const text = `${HEAD}a,"${cell}",plain,/faq\nb,"${cell} and\nmore",'quoted',/\n`;
    const given = toSpreadsheet(text, NO_AUDIENCES);
    for (const each of cellsOf(given)) expect(each).not.toMatch(/^[=+\-@\t\r]/);
    expect(cellsOf(fromSpreadsheet(given, NO_AUDIENCES))).toEqual(cellsOf(text));
  },
);

it('an invalid row is escaped as text too', () => {
  const text = `${HEAD}=cmd,too,few\n`;
  expect(toSpreadsheet(text, NO_AUDIENCES)).toBe(`${HEAD}'=cmd,too,few\n`);
  expect(fromSpreadsheet(toSpreadsheet(text, NO_AUDIENCES), NO_AUDIENCES)).toBe(text);
});

it('every other character is unchanged', () => {
  const text = `\ufeff${HEAD.replace('\n', '\r\n')}a, "x" ,a=b,/faq?a=-1\r\n\r\nb,'tis,5 - 3,\r\n`;
  expect(toSpreadsheet(text, NO_AUDIENCES)).toBe(text);
  expect(fromSpreadsheet(text, NO_AUDIENCES)).toBe(text);
});

it('has the names of audiences, and brings their keys back', () => {
  const any: [{ experienceBand: [number] }] = [{ experienceBand: [9] }];
  const audiences: NamedAudiences = new Map([
    ['senior', { name: 'Leaders', any }],
    ['pro', { name: 'Pro members', any }],
  ]);
  const withAudience = (cell: string) => `id,title,audience\na,Leaders,${cell}\n`;
  const text = withAudience('senior|pro|gone');
  expect(toSpreadsheet(text, audiences)).toBe(withAudience('Leaders|Pro members|gone'));
  expect(fromSpreadsheet(toSpreadsheet(text, audiences), audiences)).toBe(text);
  expect(fromSpreadsheet(withAudience('LEADERS | pro'), audiences)).toBe(
    withAudience('senior|pro'),
  );
});
