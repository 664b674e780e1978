import { femaleJobs } from '@broadsheet/contract/calls/job';
import { CatalogueError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { drawFixture, textOf } from '../draw.fixtures.tsx';
import { jobListFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { loadWomenJobs } from './loader.ts';
import { fixtures } from './women-jobs.fixtures.ts';
import { WomenJobs } from './women-jobs.tsx';

const settings = { title: 'Marked by employers', emptyText: 'No vacancy is marked so just now.' };
const at = (path: string, answer: unknown = jobListFixture) =>
  loaderContext(path, { [femaleJobs.path]: answer });

it('are listed in pages', async () => {
  const { context, made } = at('/women_at_work?page=2');
  const { data } = await loadWomenJobs(settings, context);
  expect(made).toEqual([{ path: '/female-jobs', query: { start: 20, end: 40 } }]);
  expect(data).toMatchObject({
    note: '1,204 jobs',
    pager: { previous: '/women_at_work', next: '/women_at_work?page=3' },
  });
});

it('say so when there are none', async () => {
  const { context } = at('/women_at_work', { ...jobListFixture, items: [], total: 0 });
  expect((await loadWomenJobs(settings, context)).data).toMatchObject({ note: '', rows: [] });
  expect(textOf(drawFixture(WomenJobs, fixtures, 'none'))).toContain('No vacancy is marked');
});

it('fail with the service', async () => {
  const failure = new CatalogueError('SERVICE_UNAVAILABLE');
  const { context } = at('/women_at_work', failure);
  await expect(loadWomenJobs(settings, context)).rejects.toBe(failure);
});

it('end where they end, whatever page was asked for', () => {
  const html = textOf(drawFixture(WomenJobs, fixtures, 'beyond the end'));
  expect(html).toContain('The list ends before this page.');
  expect(html).not.toContain('No vacancy is marked');
});
