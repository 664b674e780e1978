import type { Assumptions } from './assumptions.ts';
import { countStreams, findLimits } from './find-limits.ts';
import type { Measured } from './measured.ts';
import { planStorage } from './plan-storage.ts';
import { type Peak, simulatePeak } from './simulate-peak.ts';

const GIGABYTE = 1e9;

const formatInteger = (value: number): string => Math.round(value).toLocaleString('en');
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const tenth = (value: number): string => value.toFixed(1);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---|').join('')}`,
  ...rows.map((cells) => `| ${cells.join(' | ')} |`),
];

const PEAK_HEAD = [
  '',
  'requests a second',
  'reach the BFFs',
  'kept in front',
  'kept in a BFF',
  'BFFs',
  'services',
  'PostgreSQL, cores',
  'of them the primary',
  'median, ms',
  'p99, ms',
];

const peakRow = (what: string, peak: Peak, { planned }: Assumptions): string[] => [
  what,
  formatInteger(peak.requestsASecond),
  formatInteger(peak.reached),
  percent(peak.edgeHits),
  percent(peak.replicaHits),
  formatInteger(peak.replicas),
  formatInteger(Math.max(2, Math.ceil(peak.busy.services / planned))),
  tenth(peak.busy.postgres / planned),
  tenth(peak.primary / planned),
  tenth(peak.median),
  tenth(peak.p99),
];

/** Variations of the plan: one assumption changed at a time. */
const OTHERWISE: readonly (readonly [string, Partial<Assumptions>])[] = [
  ['a tenth of the views', { viewsADay: 10_000_000 }],
  ['a million jobs', { openJobs: 1_000_000 }],
  ['everybody asks for something else', { popularity: 0.5 }],
  ['each address at one BFF', { byAddress: true }],
  ['the same, and pages fresh for 60 seconds', { byAddress: true, freshSeconds: 60 }],
  ['the same, with 1 GB in each BFF', { byAddress: true, freshSeconds: 60, cacheMb: 1_024 }],
  ['a crawler for each person', { crawledPerView: 1 }],
  ['four times the peak', { burst: 6 }],
];

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/**
 * The tables of docs/scale.md.
 * @param otherwise the variations to compute, each as slow as the plan itself
 */
export const reportScale = (
  measured: Measured,
  assumed: Assumptions,
  otherwise = OTHERWISE,
): readonly Section[] => {
  const peak = simulatePeak(measured, assumed);
  const changed = otherwise.map(([what, change]) => {
    const instead = { ...assumed, ...change };
    return peakRow(what, simulatePeak(measured, instead), instead);
  });
  const streams = countStreams(assumed);
  const jobsGigabytes = (assumed.openJobs * assumed.jobBytesInServices) / GIGABYTE;
  return [
    {
      title: 'The busiest minute',
      lines: [
        ...table(PEAK_HEAD, [peakRow('**as assumed**', peak, assumed), ...changed]),
        '',
        `Streams that are open at once: ${formatInteger(streams)}, ${formatInteger(streams / peak.replicas)} at each BFF. What each services process keeps of the open jobs: ${tenth(jobsGigabytes)} GB.`,
      ],
    },
    {
      title: 'What is stored',
      lines: table(
        ['what', 'rows', 'GB'],
        planStorage(measured, assumed).map(({ what, rows, bytes }) => [
          what,
          formatInteger(rows),
          formatInteger(bytes / GIGABYTE),
        ]),
      ),
    },
    {
      title: 'What runs out first',
      lines: table(
        ['what', 'there is', 'this plan asks for', 'used up at, million views a day', 'then'],
        findLimits(measured, assumed, peak).map(({ what, unit, there, load, viewsADay, then }) => [
          what,
          `${tenth(there)} ${unit}`,
          `${tenth(load)} ${unit}`,
          formatInteger(viewsADay / 1e6),
          then,
        ]),
      ),
    },
  ];
};
