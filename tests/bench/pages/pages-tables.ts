import { formatSpread, type Spread } from '../spread.ts';
import type { Measured } from './measure-subjects.ts';
import { speedOver, spreadOver } from './over-rounds.ts';
import type { Subject } from './subjects.ts';

const inPercent = (value: number): string => `${(value * 100).toFixed(value < 0.1 ? 1 : 0)} %`;
const inMs = (value: number): string => value.toFixed(value < 1 ? 3 : 2);

export const subjectsTable = (
  subjects: readonly Subject[],
  { rounds, travelled }: Measured,
): string[] => [
  '| page | bytes | encoding | answers a second | of the limit | server CPU, ms an answer | of the limit | of its core |',
  '|---|---|---|---|---|---|---|---|',
  ...subjects.map(({ name, limit }) => {
    const { bytes = 0, encoding = '' } = travelled.get(name) ?? {};
    const { answers, cpu } = speedOver(rounds, name, limit);
    const cells = [
      name,
      bytes.toLocaleString('en'),
      encoding,
      formatSpread(
        spreadOver(rounds, name, ({ perSecond }) => perSecond),
        (value) => Math.round(value).toLocaleString('en'),
      ),
      formatSpread(answers, inPercent),
      formatSpread(
        spreadOver(rounds, name, ({ cpuMs }) => cpuMs),
        inMs,
      ),
      formatSpread(cpu, inPercent),
      inPercent(spreadOver(rounds, name, ({ busy }) => busy).median),
    ];
    return `| ${cells.join(' | ')} |`;
  }),
];

export const coldTable = (rows: readonly { name: string; ms: Spread }[]): string[] => [
  '| first page of a new process | ms |',
  '|---|---|',
  ...rows.map(({ name, ms }) => `| ${name} | ${formatSpread(ms, inMs)} |`),
];
