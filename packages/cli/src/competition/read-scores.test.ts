import { expect, it } from 'vitest';
import { readScores } from './read-scores.ts';

it('reads codes and scores from what spreadsheets save, and passes over other columns', () => {
  const { rows, faults } = readScores(
    '\ufeffCode,Remarks,Score\r\nab12,"good, clear",71.5\r\n\r\ncd34,,0\r\n',
  );
  expect(faults).toEqual([]);
  expect(rows).toEqual([
    { line: 2, column: 1, testSlug: 'ab12', score: 71.5 },
    { line: 4, column: 1, testSlug: 'cd34', score: 0 },
  ]);
});

it('names every bad row with its line and column', () => {
  const text = 'code,score\nab12,many\n,5\nab12,-1\ncd34,1.234\nef56\n"gh78,5\n';
  const { faults } = readScores(text);
  expect(
    faults.map(({ line, column, message }) => `${line}:${column} ${message.slice(0, 26)}`),
  ).toEqual([
    '2:6 "many" is not a score: wri',
    '3:1 the code is missing',
    '4:1 ab12 is already on line 2',
    '4:6 "-1" is not a score: write',
    '5:6 "1.234" is not a score: wr',
    '6:1 the row has 1 values, the ',
    '7:1 this quote is never closed',
  ]);
});

it.each([
  ['', 'the file is empty'],
  ['name,score\n', 'the header needs one column "code"'],
  ['code,score,score\n', 'the header needs one column "score"'],
  ['code,score\n', 'the file has no scores'],
])('says what %j lacks', (text, message) => {
  expect(readScores(text).faults.map((fault) => fault.message)).toEqual([message]);
});
