import { expect, it } from 'vitest';
import { readReport } from './read-report.ts';

const category = (score: number, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: 1 })),
});
const report = {
  categories: {
    performance: category(0.984, 'total-blocking-time'),
    accessibility: category(0.9, 'color-contrast', 'link-name'),
    'best-practices': { score: 1, auditRefs: [{ id: 'csp-xss', weight: 0 }] },
    seo: category(0.92, 'canonical', 'structured-data'),
  },
  audits: {
    'total-blocking-time': { score: 0.9, numericValue: 12.5 },
    'cumulative-layout-shift': { score: 1, numericValue: 0.001 },
    'largest-contentful-paint': { score: 0.9, numericValue: 1_700 },
    'total-byte-weight': { score: 1, numericValue: 150_000 },
    'color-contrast': { score: 0 },
    'link-name': { score: 1 },
    'csp-xss': { score: 0 },
    canonical: { score: 0 },
    'structured-data': { score: null },
  },
};

it('reads scores and metrics, and names the audits that cost points', () => {
  expect(readReport(JSON.stringify(report))).toEqual({
    scores: { performance: 98, accessibility: 90, 'best-practices': 100, seo: 92 },
    blockingMs: 12.5,
    shift: 0.001,
    contentMs: 1_700,
    bytes: 150_000,
    lost: ['color-contrast', 'canonical'],
  });
});

it('refuses what is no report, and one of a page that did not load', () => {
  expect(() => readReport('{}')).toThrow('not a report of Lighthouse');
  const failed = { ...report, runtimeError: { message: 'no first paint' } };
  expect(() => readReport(JSON.stringify(failed))).toThrow('no first paint');
});
