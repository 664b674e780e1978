import type { BlockHealth } from '@broadsheet/contract/studio/health-calls';
import { describe, expect, it } from 'vitest';
import { failsOften, formatTime, isSlow } from './format-health.ts';
import { concernsOf } from './overview.ts';
import { nextSort, sortBlocks } from './sort-blocks.ts';

const block = (more: Partial<BlockHealth> = {}): BlockHealth => ({
  brand: 'tech',
  page: 'home',
  block: 'hero',
  type: 'search-hero',
  title: 'Search',
  isLive: true,
  views: 100,
  loads: 100,
  failures: 0,
  share: 0,
  medianMs: 5,
  p95Ms: 20,
  ...more,
});
const failing = block({ block: 'bad', failures: 5, share: 0.05 });
const slow = block({ block: 'slow', p95Ms: 1_500 });
const nothing = { data: undefined, error: undefined };
const known = <Data>(data: Data) => ({ data, error: undefined });
const location = { file: 'layouts/home.json', block: 'hero', line: null };

describe('a block', () => {
  it('is reported where it fails or is slow, after enough loads', () => {
    expect([failing, slow, block()].map(failsOften)).toEqual([true, false, false]);
    expect([failing, slow, block()].map(isSlow)).toEqual([false, true, false]);
    const once = { loads: 1, share: 1, failures: 1, p95Ms: 9_000 };
    expect([failsOften(block(once)), isSlow(block(once))]).toEqual([false, false]);
    expect([0.5, 85.4, 1_400].map(formatTime)).toEqual(['0.5 ms', '85 ms', '1.4 s']);
  });

  it('stands in the order that is asked for, the most first', () => {
    const items = [block(), slow, failing];
    const sort = nextSort(null, { column: 'share', direction: 'ascending' });
    expect(sortBlocks(items, sort)[0]).toBe(failing);
    expect(sortBlocks(items, nextSort(sort, { ...sort, direction: 'ascending' })).at(-1)).toBe(
      failing,
    );
    expect(sortBlocks(items, null)).toBe(items);
  });
});

describe('the overview', () => {
  it('lists what needs attention, the worst first, and what is unknown', () => {
    const link = { address: '/gone', places: [location] };
    const concerns = concernsOf({
      content: nothing,
      blocks: known({ items: [failing, slow, block()], browsers: [] }),
      links: known({
        running: null,
        last: {
          at: '2026-11-22T10:00:00Z',
          by: { id: '1', name: 'Asha' },
          checked: 9,
          leftOut: 0,
          bad: [
            { ...link, verdict: 'dead' as const, status: 404 },
            { ...link, verdict: 'moved' as const, movedTo: '/' },
          ],
        },
      }),
      banners: { data: undefined, error: new Error('away') },
      coverage: known({
        days: 28,
        items: [
          {
            page: 'home',
            file: 'layouts/home.json',
            views: 100,
            plain: 100,
            variants: [{ name: 'v', title: null, views: 0, isTimed: false }],
            blocks: [{ name: 'later', title: null, views: 0, isTimed: true }],
          },
        ],
      }),
    });
    expect(concerns.map(({ section, text }) => `${section}: ${text}`)).toEqual([
      'banners: Could not load banners. Try again later.',
      'blocks: 1 block fails often',
      'links: 1 broken link',
      'blocks: 1 block is slow',
      'coverage: 1 variant or block reached no visitors',
    ]);
  });
});
