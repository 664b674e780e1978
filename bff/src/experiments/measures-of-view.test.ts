import type { PageMatch } from '@broadsheet/contract/match-page';
import { expect, it } from 'vitest';
import { measuresOfView } from './measures-of-view.ts';

const AT = Date.parse('2026-11-21T10:00:00Z');
const participant = { visitorId: 'v', seekerId: null };
const match = (kind: PageMatch['kind'], params: PageMatch['params'] = {}): PageMatch => ({
  kind,
  params,
  pathname: '/',
  path: '/',
  query: {},
});
const JOB = match('jobdetail', { slug: 'java', jobId: '12' });
const sourcesOf = (page: PageMatch, from: PageMatch | null, banner: string | null = null) =>
  measuresOfView({ participant, brand: 'tech', page, from, banner, at: AT }).map(
    ({ source, subject, at }) => [source, subject, at],
  );
const VISIT = ['return-day', '2026-11-21', Date.parse('2026-11-21T00:00:00Z')];

it('a view is a visit of its day, which begins before every exposure of that day', () => {
  expect(sourcesOf(match('home'), null)).toEqual([VISIT]);
});

it('a job opened from the first page of search results is a success, and from no other page', () => {
  const success = ['search-success', '12 2026-11-21T10', AT];
  expect(sourcesOf(JOB, match('search', { keyword: 'java' }))).toEqual([VISIT, success]);
  expect(sourcesOf(JOB, match('search', { keyword: 'java', page: '1' }))).toEqual([VISIT, success]);
  expect(sourcesOf(JOB, match('search', { keyword: 'java', page: '2' }))).toEqual([VISIT]);
  expect(sourcesOf(JOB, match('home'))).toEqual([VISIT]);
  expect(sourcesOf(JOB, null)).toEqual([VISIT]);
  expect(sourcesOf(match('faq'), match('search', { keyword: 'java' }))).toEqual([VISIT]);
});

it('a banner that was followed is a click of its hour', () => {
  expect(sourcesOf(match('faq'), match('home'), 'java')).toEqual([
    VISIT,
    ['banner-click', 'java 2026-11-21T10', AT],
  ]);
});
