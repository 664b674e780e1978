import type { CalendarEntry } from '@broadsheet/contract/studio/calendar-calls';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { describe, expect, it } from 'vitest';
import { layout } from '../../fixtures/test-files.fixture.ts';
import { openReplicas } from '../publishing-replicas.fixture.ts';
import { createCalendar } from './create-calendar.ts';
import type { Entry } from './list-entries.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const DAY = 86_400_000;
const day = (days: number) => new Date(NOW + days * DAY).toISOString();
const entry = (title: string, changes: Partial<Entry> = {}): Entry => ({
  kind: 'variant',
  title,
  files: ['layouts/home.json'],
  block: null,
  change: null,
  release: null,
  brands: ['tech', 'management'],
  from: day(-1),
  until: day(1),
  ...changes,
});
const overlapsOf = (...entries: readonly Entry[]) =>
  createCalendar(entries, NOW).map(({ title, overlaps }) => [title, overlaps]);

describe('the calendar', () => {
  it('is by start, and leaves out what ended more than a week ago', () => {
    const items = createCalendar(
      [
        entry('later', { from: day(3), until: null }),
        entry('over', { from: day(-30), until: day(-8) }),
        entry('recent', { from: day(-30), until: day(-6) }),
        entry('always', { from: null, until: null }),
      ],
      NOW,
    );
    expect(items.map(({ title }) => title)).toEqual(['always', 'recent', 'later']);
  });

  it('names what changes the same page of the same site at a common time', () => {
    expect(overlapsOf(entry('a'), entry('b', { kind: 'experiment' }))).toEqual([
      ['a', ['b']],
      ['b', ['a']],
    ]);
  });

  it.each<[string, Partial<Entry>]>([
    ['another page', { files: ['layouts/faq.json'] }],
    ['another site', { brands: [] }],
    ['the time after', { from: day(1), until: day(2) }],
    ['a banner', { kind: 'banner' }],
    ['a scheduled draft, which any variant stands in', { kind: 'change' }],
  ])('names no overlap with %s', (_, changes) => {
    expect(overlapsOf(entry('a'), entry('b', changes)).map(([, others]) => others)).toEqual([
      [],
      [],
    ]);
  });
});

it('has drafts, variants, blocks and landing pages, for whoever may look', async () => {
  const soon = new Date(Date.now() + DAY).toISOString();
  const when = { from: soon };
  const landing = {
    page: 'landing/diwali',
    address: '/diwali-jobs',
    brands: ['tech'],
    seo: { title: 'Diwali jobs', description: 'Jobs of the season.' },
    until: soon,
    blocks: { a: { type: 'text' } },
    order: ['a'],
  };
  const files = {
    ...layout('home', { a: { type: 'text' }, b: { type: 'text', when } }),
    'layouts/landing/diwali.json': JSON.stringify(landing),
  };
  const { loginAs, replicas } = await openReplicas(await createEmptyDatabase(), 1, files);
  const asha = await loginAs('asha');
  const { answer: opened } = await asha('openChange', { body: { title: 'For Diwali' } });
  const params = { change: opened.id };
  const text = JSON.stringify({
    ...JSON.parse(files['layouts/landing/diwali.json']),
    until: undefined,
  });
  const file = 'layouts/landing/diwali.json';
  const { answer: saved } = await asha('saveDocument', {
    params,
    body: { file, version: null, text },
  });
  const at = new Date(Date.now() + 2 * DAY).toISOString();
  const published = await asha('publishChange', { params, body: { version: saved.version, at } });
  expect(published.status).toBe(200);
  const { answer } = await asha('listCalendar', {});
  const known = answer.items.map(({ kind, title, brands, from, until }: CalendarEntry) => [
    kind,
    title,
    brands.length,
    from,
    until,
  ]);
  expect(known).toEqual([
    ['page', 'Diwali jobs', 1, null, soon],
    ['block', 'b', 2, soon, null],
    ['change', 'For Diwali', 2, at, null],
  ]);
  const refused = await replicas[0]?.site.request('/studio/api/calendar');
  expect(refused?.statusCode).toBe(401);
});
