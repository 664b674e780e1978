import { formatSpread, type Spread } from '../spread.ts';
import type { SubjectFigures } from './measure-subjects.ts';

const inPercent = (value: number): string => `${(value * 100).toFixed(value < 0.1 ? 1 : 0)} %`;
const inMs = (value: number): string => value.toFixed(value < 1 ? 3 : 2);

export const subjectsTable = (rows: readonly SubjectFigures[]): string[] => [
  '| page | bytes | answers a second | of the limit | server CPU, ms an answer | times the limit | of its core |',
  '|---|---|---|---|---|---|---|',
  ...rows.map(({ subject, bytes, share, perSecond, cpuMs, cpuTimes, busy }) =>
    [
      '',
      subject.name,
      bytes.toLocaleString('en'),
      formatSpread(perSecond, (value) => Math.round(value).toLocaleString('en')),
      formatSpread(share, inPercent),
      formatSpread(cpuMs, inMs),
      formatSpread(cpuTimes, (value) => value.toFixed(1)),
      inPercent(busy.median),
      '',
    ]
      .join(' | ')
      .trim(),
  ),
];

export const coldTable = (rows: readonly { name: string; ms: Spread }[]): string[] => [
  '| first page of a new process | ms |',
  '|---|---|',
  ...rows.map(({ name, ms }) => `| ${name} | ${formatSpread(ms, inMs)} |`),
];
