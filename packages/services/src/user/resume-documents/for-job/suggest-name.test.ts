import { expect, it } from 'vitest';
import { suggestName } from './suggest-name.ts';

const job = { title: 'Java Developer', company: 'Kaveri Systems' };

it('is the job and its employer', () => {
  expect(suggestName(job, ['My resume'])).toBe('Java Developer, Kaveri Systems');
});

it('has a number if a resume has that name in any case', () => {
  const taken = ['java developer, kaveri systems', 'Java Developer, Kaveri Systems 2'];
  expect(suggestName(job, taken)).toBe('Java Developer, Kaveri Systems 3');
});

it('has at most 60 characters, cut at a word if there is one', () => {
  const long = {
    title: 'Vice President of Enterprise Sales and Alliances',
    company: 'Godavari Foods',
  };
  expect(suggestName(long, [])).toBe('Vice President of Enterprise Sales and Alliances, Godavari');
  const name = suggestName({ title: 'x'.repeat(90), company: 'Y' }, []);
  expect(name).toHaveLength(60);
  expect(suggestName({ title: 'x'.repeat(90), company: 'Y' }, [name])).toBe(`${'x'.repeat(58)} 2`);
});
