import { splitCsv } from '@broadsheet/content-store/split-csv';
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
    const given = toSpreadsheet(text);
    for (const each of cellsOf(given)) expect(each).not.toMatch(/^[=+\-@\t\r]/);
    expect(cellsOf(fromSpreadsheet(given))).toEqual(cellsOf(text));
  },
);

it('an invalid row is escaped as text too', () => {
  const text = `${HEAD}=cmd,too,few\n`;
  expect(toSpreadsheet(text)).toBe(`${HEAD}'=cmd,too,few\n`);
  expect(fromSpreadsheet(toSpreadsheet(text))).toBe(text);
});

it('every other character is unchanged', () => {
  const text = `\ufeff${HEAD.replace('\n', '\r\n')}a, "x" ,a=b,/faq?a=-1\r\n\r\nb,'tis,5 - 3,\r\n`;
  expect(toSpreadsheet(text)).toBe(text);
  expect(fromSpreadsheet(text)).toBe(text);
});
