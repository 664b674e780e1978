import { jobDetail, similarJobs } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { jobListFixture } from '../job.fixtures.ts';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadSimilarJobs } from './loader.ts';
import { fixtures } from './similar-jobs.fixtures.ts';
import { SimilarJobs } from './similar-jobs.tsx';

const settings = { title: 'Similar jobs', count: 6 };
const path = '/j/senior-java-developer-kaveri-systems-1234';

it('share keywords with the job, which is not among them', async () => {
  const { context, made } = loaderContext(path);
  const { data } = await loadSimilarJobs(settings, context);
  expect(made.at(-1)).toEqual({
    path: '/similarjobs',
    query: { tags: 'java', except: 1234, size: 6 },
  });
  expect(data?.more).toEqual({ label: 'similar jobs', href: '/similar-jobs/1234' });
});

it('link to the category with all of them', async () => {
  const few = { ...jobListFixture, total: jobListFixture.items.length };
  const { context } = loaderContext(path, { [similarJobs.path]: few });
  const { data } = await loadSimilarJobs(settings, context);
  expect(data?.more).toEqual({ label: 'Backend jobs', href: '/c/backend-jobs' });
});

it('are absent if there are none, or no job', async () => {
  const none = loaderContext(path, { [similarJobs.path]: { items: [] } });
  expect(await loadSimilarJobs(settings, none.context)).toEqual({ data: null });
  const gone = loaderContext(path, { [jobDetail.path]: new AppError('JOB_NOT_FOUND') });
  expect(await loadSimilarJobs(settings, gone.context)).toEqual({ data: null });
});

it('name what they link to', () => {
  expect(renderFixture(SimilarJobs, fixtures)).toMatch(
    /href="\/c\/backend-jobs">All Backend jobs</,
  );
});
