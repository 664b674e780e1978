import { expect, it } from 'vitest';
import { drawFixture } from '../draw.fixtures.tsx';
import { loaderContext } from '../loader-context.fixtures.ts';
import { loadSearchHero } from './loader.ts';
import { fixtures } from './search-hero.fixtures.ts';
import { SearchHero } from './search-hero.tsx';

const settings = {
  title: 'Find work',
  text: '',
  button: 'Find jobs',
  popular: ['C++', 'Data engineer'],
};

it('offers the large cities first, and every band but "any"', async () => {
  const { data } = await loadSearchHero(settings, loaderContext('/').context);
  expect(data?.cities.map(({ label }) => label)).toEqual(['Mumbai', 'Pune', 'Nashik']);
  expect(data?.bands).toHaveLength(8);
  expect(data?.bands[0]).toEqual({ value: '2', label: '0–1 year' });
});

it('starts from the band that the reader chose', async () => {
  const { context } = loaderContext('/');
  const audience = { ...context.audience, experienceBand: 4 };
  expect((await loadSearchHero(settings, { ...context, audience })).data?.band).toBe('4');
  expect((await loadSearchHero(settings, context)).data?.band).toBe('');
  expect(drawFixture(SearchHero, fixtures)).toMatch(/<option value="4" selected="">4–6 years</);
});

it('links popular words to their searches', async () => {
  const { data } = await loadSearchHero(settings, loaderContext('/').context);
  expect(data?.popular.map(({ href }) => href)).toEqual([
    '/search/c-plus-plus.html',
    '/search/data-engineer.html',
  ]);
});

it('is a search form that works without JavaScript, every field with its name', () => {
  const html = drawFixture(SearchHero, fixtures);
  expect(html).toMatch(/<form[^>]* action="\/search">/);
  for (const name of ['q', 'locIds', 'exp']) expect(html).toContain(`name="${name}"`);
  for (const [, id] of html.matchAll(/<label[^>]* for="([^"]*)"/g))
    expect(html).toContain(`id="${id}"`);
});
