import { expect, it } from 'vitest';
import { lighthouseTable, targetsTable } from './lighthouse-tables.ts';
import type { PageRun } from './read-report.ts';

const run = (performance: number, blockingMs: number, ...lost: string[]): PageRun => ({
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  blockingMs,
  shift: 0.0012,
  contentMs: 1_654,
  bytes: 150_321,
  lost,
});
const home = { name: 'home', runs: [run(97, 10, 'canonical'), run(99, 20), run(100, 70)] };
const job = { name: 'job', runs: [run(96, 60), run(97, 80), run(97, 61)] };

it('gives medians, the least performance and what ever cost points', () => {
  expect(lighthouseTable([home])[2]).toBe(
    '| home | 99 (97) | 100 | 100 | 100 | 20 | 0.001 | 1.65 | 150,321 | canonical |',
  );
});

it('holds what is asked against the worst page', () => {
  expect(targetsTable([home, job]).slice(2)).toEqual([
    '| performance: at least 98 | 97 | no |',
    '| accessibility: 100 | 100 | yes |',
    '| best-practices: 100 | 100 | yes |',
    '| seo: 100 | 100 | yes |',
    '| total blocking time, ms: less than 50 | 61 | no |',
    '| layout shift: less than 0.02 | 0.001 | yes |',
  ]);
});
