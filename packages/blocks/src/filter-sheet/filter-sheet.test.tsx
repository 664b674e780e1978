import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './filter-sheet.fixtures.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { loadFilterSheet } from './loader.ts';

const dataAt = async (path: string) =>
  (await loadFilterSheet({ title: 'Filters' }, loaderContext(path).context)).data;

it('counts with the call of its list', async () => {
  expect(await dataAt('/search/java-p3.html?exp=4')).toMatchObject({
    call: 'search',
    base: { query: 'java' },
  });
  expect(await dataAt('/c/backend-jobs')).toMatchObject({ call: 'category' });
  expect(await dataAt('/jobfeed')).toMatchObject({ call: 'feed', base: {} });
  expect((await dataAt('/jobs-in-pune'))?.base.locIds).toMatch(/^\d+$/);
});

it('is a dialog that starts closed', () => {
  const html = renderFixture(FilterSheet, fixtures);
  expect(html).toMatch(/^<dialog [^>]*aria-label="Filters"/);
  expect(html).not.toMatch(/^<dialog [^>]* open/);
});
