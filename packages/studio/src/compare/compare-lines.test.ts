import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareLines, sectionsOf } from './compare-lines.ts';

const line = fc.constantFrom('a', 'b', 'c', '', 'd e');
const text = fc.array(line, { minLength: 1 }).map((lines) => `${lines.join('\n')}\n`);

it('loses no line of either text, in their order', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const rows = compareLines(before, after);
      const joined = (side: 'before' | 'after') =>
        rows.flatMap((row) => (row[side] ? [row[side].text] : [])).join('\n');
      expect(`${joined('before')}\n`).toBe(before);
      expect(`${joined('after')}\n`).toBe(after);
      const counted = rows.flatMap(({ after: line }) => (line ? [line.number] : []));
      expect(counted).toEqual(counted.map((_, index) => index + 1));
    }),
  );
});

it('pairs a changed line with its old one', () => {
  expect(compareLines('one\ntwo\n', 'one\n2\nthree\n').map(({ kind }) => kind)).toEqual([
    'same',
    'changed',
    'added',
  ]);
});

it('omits long unchanged runs, with their length', () => {
  const many = Array.from({ length: 20 }, (_, number) => `line ${number}`);
  const rows = compareLines(`${many.join('\n')}\n`, `${many.with(10, 'new').join('\n')}\n`);
  const parts = sectionsOf(rows);
  expect(parts.map((part) => ('rows' in part ? part.rows.length : -part.omitted))).toEqual([
    -7, 7, -6,
  ]);
  expect(sectionsOf(compareLines('a\n', 'a\n'))).toEqual([{ omitted: 1, from: 0 }]);
});
