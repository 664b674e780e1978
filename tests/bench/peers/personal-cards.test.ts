import { expect, it } from 'vitest';
import { numberTitles } from './personal-cards.ts';

it('puts the number behind every title and leaves all else as it is', () => {
  const data = { rows: [{ title: 'Java', id: 1 }, { title: 'React' }], more: 'All' };
  expect(numberTitles(data, 7)).toEqual({
    rows: [{ title: 'Java 7', id: 1 }, { title: 'React 7' }],
    more: 'All',
  });
  expect(data.rows[0]?.title).toBe('Java');
});

it('takes nothing for rows that is none', () => {
  expect(() => numberTitles(null, 1)).toThrow('no rows');
});
