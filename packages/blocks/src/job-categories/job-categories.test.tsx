import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './job-categories.fixtures.ts';
import { JobCategories } from './job-categories.tsx';
import { loadJobCategories } from './loader.ts';

const settings = { title: 'Find job opportunities', note: '' };

it('counts the jobs of each category of the brand, also zero', async () => {
  const { data } = await loadJobCategories(settings, loaderContext('/').context);
  expect(data?.entries).toEqual([
    { label: 'Backend', href: '/c/backend-jobs', count: '1,204' },
    { label: 'Frontend', href: '/c/frontend-jobs', count: '0' },
  ]);
});

it('is rendered as an index', () => {
  expect(textOf(renderFixture(JobCategories, fixtures))).toContain('Backend 1,204 jobs');
});
