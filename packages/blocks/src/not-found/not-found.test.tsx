import { NOT_FOUND_HEADING } from '@broadsheet/contract/constants';
import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture } from '../render.fixtures.tsx';
import { loadNotFound } from './loader.ts';
import { fixtures } from './not-found.fixtures.ts';
import { NotFound } from './not-found.tsx';

it('makes the page a 404', async () => {
  const { data, page } = await loadNotFound({ text: 'Nothing.' }, loaderContext('/x').context);
  expect(page?.status).toBe(404);
  expect(data?.categories.map(({ href }) => href)).toEqual(['/c/backend-jobs', '/c/frontend-jobs']);
});

it('has the heading of the product, other ways to go, and a search without JavaScript', () => {
  const html = renderFixture(NotFound, fixtures);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${NOT_FOUND_HEADING}</h1>`));
  expect(html).toContain('href="/c/backend-jobs"');
  expect(html).toMatch(/<form[^>]* action="\/search">.*name="q"/);
});
