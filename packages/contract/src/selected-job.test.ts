import { expect, it } from 'vitest';
import { jobRowId, readJobFragment } from './selected-job.ts';

it('reads the job that the id of its row names', () => {
  expect(readJobFragment(`#${jobRowId('1234')}`)).toBe('1234');
});

it.each(['', '#', '#main', '#job-', '#job-12x', '#job-title', '#job-12345678901', '#more'])(
  'finds no job in the fragment "%s"',
  (hash) => {
    expect(readJobFragment(hash)).toBeNull();
  },
);
