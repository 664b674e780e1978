import type { PageVital } from '@broadsheet/contract/studio/health-calls';
import { expect, it } from 'vitest';
import { describeSpeed } from './page-speed.ts';

const HOME = { page: 'home', brand: 'tech', device: 'phone' } as const;
const vital = (name: PageVital['vital'], p75: number, samples: number): PageVital => ({
  ...HOME,
  vital: name,
  p75,
  samples,
  passing: 0,
  poor: 0,
});

it('rates what three of four visits stay within, in words, with the number of visits', () => {
  const vitals = [
    vital('CLS', 0.31, 400),
    vital('LCP', 2_100, 1_240),
    vital('INP', 260, 90),
    vital('TTFB', 100, 90),
  ];
  expect(describeSpeed(vitals, HOME)).toEqual([
    'Main content shown: 2.1 s, good (1,240 visits)',
    'Response to taps: 260 ms, needs work (90 visits)',
    'Layout shift: 0.31, poor (400 visits)',
  ]);
});

it('rates nothing by few visits, and says nothing of other pages, sites and devices', () => {
  expect(describeSpeed([vital('LCP', 2_100, 1)], HOME)).toEqual([
    'Main content shown: 2.1 s, too few visits to rate (1 visit)',
  ]);
  const others = [
    { ...vital('LCP', 2_100, 90), page: 'faq' },
    { ...vital('LCP', 2_100, 90), brand: 'management' as const },
    { ...vital('LCP', 2_100, 90), device: 'tablet' as const },
  ];
  expect(describeSpeed(others, HOME)).toEqual([]);
});
