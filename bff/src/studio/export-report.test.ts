import type { ArmConversion } from '@broadsheet/contract/experiment-report';
import type { StudioExperiment } from '@broadsheet/contract/studio/experiment-calls';
import { expect, it } from 'vitest';
import { exportReport } from './export-report.ts';

const AT = '2026-11-22T10:00:00.000Z';
const control: ArmConversion = {
  arm: 'control',
  conversions: 100,
  rate: 0.1,
  interval: { low: 0.08, high: 0.12 },
  difference: null,
  differenceInterval: null,
};
const worse: ArmConversion = {
  ...control,
  arm: 'b',
  rate: 0.07,
  difference: -0.03,
  differenceInterval: { low: -0.044, high: -0.016 },
};
const none = { ...worse, rate: null, interval: null, difference: null, differenceInterval: null };
const ratio = { units: 1_900, pValue: 1, chiSquare: 0, degrees: 1, alarm: false };
const of = (verdict = 'b is worse'): StudioExperiment => ({
  key: 'home-order',
  experiment: {
    page: 'home',
    unit: 'visitor',
    variants: { control: 50, b: 50 },
    status: 'running',
    hypothesis: '=HYPERLINK("https://elsewhere.example")',
  },
  report: {
    key: 'home-order',
    bucketVersion: 2,
    units: 1_900,
    unitsInSeveralArms: 0,
    arms: [
      { arm: 'control', weight: 0.5, units: 1_000, share: 0.526 },
      { arm: 'b', weight: 0.5, units: 900, share: 0.474 },
    ],
    sampleRatio: { overall: ratio, brands: [], cohorts: [] },
    metrics: [
      {
        metric: 'apply',
        verdict,
        arms: [control, worse],
        brands: [{ brand: 'tech', units: 12, verdict: 'not enough data', arms: [control, none] }],
        cohorts: [
          { cohort: 'freshers', units: 9, verdict: 'not enough data', arms: [control, none] },
        ],
      },
    ],
  },
});
const linesOf = (verdict?: string) => {
  const { text } = exportReport(of(verdict), 'csv', AT);
  expect(text.startsWith('\ufeff')).toBe(true);
  return text.slice(1).trimEnd().split('\r\n');
};

it('a spreadsheet has a row for each metric, audience and group, with names in words', () => {
  const [heading, ...rows] = linesOf();
  expect(heading).toMatch(/^Experiment,Page,Assignment,Exported,Metric,Audience,/);
  const about = 'home-order,Home,2,22 November 2026 at 3:30 pm IST,Applied for a job';
  expect(rows).toEqual([
    `${about},Everyone,1900,control,1000,100,10,8,12,,,,b is worse`,
    `${about},Everyone,1900,b,900,100,7,8,12,-3,-4.4,-1.6,b is worse`,
    `${about},Tech site,12,control,,100,10,8,12,,,,not enough data`,
    `${about},Tech site,12,b,,100,,,,,,,not enough data`,
    `${about},Logged-in freshers,9,control,,100,10,8,12,,,,not enough data`,
    `${about},Logged-in freshers,9,b,,100,,,,,,,not enough data`,
  ]);
});

it.each(['=1+1', '+1', '-1', '@a', '\t=1', ' =1'])(
  'no text of a spreadsheet is run as a formula: %j',
  (verdict) => {
    expect(linesOf(verdict)[1]).toContain(`,'${verdict}`);
  },
);

it('the JSON has the definition and the report as they are', () => {
  const { name, text } = exportReport(of(), 'json', AT);
  expect(name).toBe('home-order-2.json');
  expect(JSON.parse(text)).toEqual({ exportedAt: AT, ...of() });
});
