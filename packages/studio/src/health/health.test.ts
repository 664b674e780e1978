import type { BlockHealth, PageVital } from '@broadsheet/contract/studio/health-calls';
import { describe, expect, it } from 'vitest';
import { failsOften, formatTime, isSlow } from './format-health.ts';
import { concernsOf } from './overview.ts';
import { sortBlocks } from './sort-blocks.ts';
import { isPoor, type SpeedView, speedRows } from './speed-rows.ts';

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
const vital = (more: Partial<PageVital> = {}): PageVital => ({
  brand: 'tech',
  page: 'home',
  device: 'phone',
  vital: 'LCP',
  samples: 40,
  passing: 10,
  poor: 10,
  p75: 2_000,
  ...more,
});
const location = { file: 'layouts/home.json', block: 'hero', line: null };

describe('the speed of pages', () => {
  it('is one row for each page and device, the most visited first, rated by enough visits', () => {
    const pages = [
      vital({ p75: 2_600, samples: 31 }),
      vital({ vital: 'INP', p75: 90, samples: 12 }),
      vital({ page: 'jobdetail', device: 'desktop', vital: 'CLS', p75: 0.3, samples: 90 }),
    ];
    const rows = speedRows({ pages, blocks: [], arms: [] }, 'pages');
    expect(rows.map(({ name, detail, visits }) => `${name}, ${detail}: ${visits}`)).toEqual([
      'Job, Tech site, Computers: 90',
      'Home, Tech site, Phones: 31',
    ]);
    expect(rows.map(({ values }) => values)).toEqual([
      { CLS: { p75: 0.3, samples: 90, rating: 'poor' } },
      {
        LCP: { p75: 2_600, samples: 31, rating: 'fair' },
        INP: { p75: 90, samples: 12, rating: null },
      },
    ]);
    expect(rows.map(isPoor)).toEqual([true, false]);
  });

  it('is told of blocks and of the arms of experiments, too', () => {
    const { brand, page, device, ...sums } = vital();
    const vitals = {
      pages: [],
      blocks: [{ brand, page, type: 'search-hero', title: 'Search', ...sums }],
      arms: [{ experiment: 'home-order', arm: 'b', ...sums }],
    };
    const named = (view: SpeedView) =>
      speedRows(vitals, view).map(({ name, detail }) => `${name}, ${detail}`);
    expect(named('blocks')).toEqual(['Search, Home, Tech site']);
    expect(named('arms')).toEqual(['home-order, Group b']);
  });
});

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
    expect(sortBlocks(items, { column: 'share', direction: 'descending' })[0]).toBe(failing);
    expect(sortBlocks(items, { column: 'share', direction: 'ascending' }).at(-1)).toBe(failing);
    expect(sortBlocks(items, null)).toBe(items);
  });
});

describe('the overview', () => {
  it('lists what needs attention, the worst first, and what is unknown', () => {
    const link = { address: '/gone', places: [location] };
    const concerns = concernsOf({
      content: nothing,
      blocks: known({ items: [failing, slow, block()], browsers: [] }),
      vitals: known({
        pages: [
          vital({ vital: 'LCP', p75: 4_100, samples: 30 }),
          vital({ vital: 'CLS', p75: 0.05, samples: 30 }),
          vital({ page: 'search', vital: 'LCP', p75: 9_000, samples: 29 }),
        ],
        blocks: [],
        arms: [],
      }),
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
      'vitals: 1 page is slow for visitors',
      'coverage: 1 variant or block reached no visitors',
    ]);
  });
});
