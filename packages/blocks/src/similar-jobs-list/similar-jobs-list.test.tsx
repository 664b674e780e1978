import { jobDetail, similarJobs } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { jobDetailFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { loadSimilarJobsList } from './loader.ts';
import { fixtures } from './similar-jobs-list.fixtures.ts';
import { SimilarJobsList } from './similar-jobs-list.tsx';

const settings = { emptyText: 'None.' };
const path = '/similar-jobs/1234';

it('lists the jobs with shared keywords, and names the job of the page', async () => {
  const { context, made } = loaderContext(path);
  const { data, page } = await loadSimilarJobsList(settings, context);
  expect(made.at(-1)?.query).toEqual({ tags: 'java', except: 1234, size: 20 });
  expect(data).toMatchObject({
    job: { href: '/j/senior-java-developer-kaveri-systems-1234' },
    more: { label: 'Backend jobs', href: '/c/backend-jobs' },
  });
  expect(data?.note).toMatch(/^Top \d+ of 1,204 jobs$/);
  expect(page?.seo).toMatchObject({
    title: 'Jobs similar to Senior Java Developer at Kaveri Systems | Broadsheet Tech',
    canonical: '/similar-jobs/1234',
  });
});

it('is a 404 for a missing job', async () => {
  const answers = { [jobDetail.path]: new AppError('JOB_NOT_FOUND') };
  expect(await loadSimilarJobsList(settings, loaderContext(path, answers).context)).toEqual({
    data: null,
    page: { status: 404 },
  });
});

it('makes no call if the job has no keywords, and shows a text', async () => {
  const answers = {
    [jobDetail.path]: { ...jobDetailFixture, tags: [] },
    [similarJobs.path]: new AppError('SERVICE_UNAVAILABLE'),
  };
  const { data } = await loadSimilarJobsList(settings, loaderContext(path, answers).context);
  expect(data?.rows).toEqual([]);
  expect(textOf(renderFixture(SimilarJobsList, fixtures, 'none'))).toContain(
    'No similar jobs right now.',
  );
});

it('links back to the job and to its category', () => {
  const html = renderFixture(SimilarJobsList, fixtures);
  expect(html).toMatch(/<h1[^>]*>Jobs similar to Java Developer<\/h1>/);
  expect(html).toContain('href="/j/java-developer-kaveri-systems-1234"');
  expect(html).toMatch(/href="\/c\/backend-jobs">All Backend jobs</);
});
