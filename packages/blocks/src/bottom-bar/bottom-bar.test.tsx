import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures } from './bottom-bar.fixtures.ts';
import { BottomBar } from './bottom-bar.tsx';
import { loadBottomBar } from './loader.ts';
import { BAR_ITEMS } from './schema.ts';

const load = async (path: string, items: readonly (typeof BAR_ITEMS)[number][] = BAR_ITEMS) =>
  (await loadBottomBar({ items: [...items] }, loaderContext(path).context)).data?.items ?? [];
const currentOf = async (path: string) =>
  (await load(path)).filter(({ isCurrent }) => isCurrent).map(({ item }) => item);

it('links to the five main pages of a seeker, the same for everybody', async () => {
  expect((await load('/')).map(({ label, href }) => [label, href])).toEqual([
    ['Jobs for you', '/jobfeed'],
    ['Search', '/search/jobs.html'],
    ['Applied', '/applied-jobs'],
    ['Messages', '/chats/'],
    ['Profile', '/myprofile'],
  ]);
});

it('marks the current page, and none elsewhere', async () => {
  expect(await currentOf('/jobfeed')).toEqual(['jobs']);
  expect(await currentOf('/c/backend-jobs')).toEqual(['search']);
  expect(await currentOf('/search/java.html?locIds=2')).toEqual(['search']);
  expect(await currentOf('/applied-jobs')).toEqual(['applied']);
  expect(await currentOf('/mychat')).toEqual(['messages']);
  expect(await currentOf('/myprofile')).toEqual(['profile']);
  expect(await currentOf('/')).toEqual([]);
});

it('has the pages that its layout chooses, in that order', async () => {
  const chosen = await load('/', ['search', 'jobs', 'profile']);
  expect(chosen.map(({ item }) => item)).toEqual(['search', 'jobs', 'profile']);
});

it('is a named navigation with one current link', () => {
  const html = renderFixture(BottomBar, fixtures);
  expect(html).toMatch(/^<nav [^>]*aria-label="Main pages"/);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(textOf(html)).toBe('Jobs for you Search Applied Messages Profile');
});
