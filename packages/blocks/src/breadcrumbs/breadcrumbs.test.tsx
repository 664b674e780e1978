import { jobDetail } from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './breadcrumbs.fixtures.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { loadBreadcrumbs } from './loader.ts';

it('names the page itself without linking to it', async () => {
  const { data } = await loadBreadcrumbs({}, loaderContext('/k/java-jobs').context);
  expect(data).toEqual({
    trail: [
      { label: 'Home', href: '/' },
      { label: 'Backend', href: '/c/backend-jobs' },
    ],
    here: 'Java',
  });
});

it('is absent if the page names a job that does not exist', async () => {
  const answers = { [jobDetail.path]: new AppError('JOB_NOT_FOUND') };
  const { context } = loaderContext('/j/gone-1', answers);
  expect(await loadBreadcrumbs({}, context)).toEqual({ data: null });
});

it('marks the current page', () => {
  expect(renderFixture(Breadcrumbs, fixtures)).toMatch(/aria-current="page">Java</);
});
