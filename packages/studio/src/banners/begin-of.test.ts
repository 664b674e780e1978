import { expect, it } from 'vitest';
import { rowAtLine } from './begin-of.ts';
import { parseSheet } from './sheet.ts';

it('finds the row of a line, also for multi-line rows and a last row without a line end', () => {
  const sheet = parseSheet('id,title\na,"one\ntwo"\n\nb,three');
  if (!sheet) throw new Error('the file has a header');
  expect([1, 2, 3, 5, 6].map((line) => rowAtLine(sheet, line))).toEqual([null, 0, 0, 1, null]);
});
