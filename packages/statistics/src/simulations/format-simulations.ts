import type { Simulation } from './simulation.ts';

const HEAD = [
  '',
  'runs',
  'allowed',
  'missed',
  'lift missed',
  'had an interval',
  'sample ratio',
  'detected',
  'bias',
  'variance saved',
];

/** A table in Markdown, as `docs/statistics.md` has it. */
export const formatSimulations = (simulations: readonly Simulation[]): string => {
  const rows = simulations.map((one) => [
    one.name,
    `${one.runs}`,
    inPercent(one.error),
    inPercent(one.missed),
    inPercent(one.missedLift),
    inPercent(one.answered),
    inPercent(one.sampleRatioAlarms),
    inPercent(one.detected),
    one.bias.toFixed(4),
    one.saved ? `${inPercent(one.saved.measured)} of ${inPercent(one.saved.theory)} in theory` : '',
  ]);
  const lines = [HEAD, HEAD.map((_, index) => (index === 0 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

const inPercent = (share: number): string => `${(share * 100).toFixed(2)}%`;
