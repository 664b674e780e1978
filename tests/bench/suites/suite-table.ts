import { formatSpread, spreadOf } from '../spread.ts';

export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

/** What one contestant reached in one round. */
export interface Result {
  /** Contestants are compared within a group. */
  readonly group: string;
  readonly name: string;
  /** As the suite says it, by wall time. */
  readonly perSecond: number;
  /** CPU time of the process, ms an answer. */
  readonly cpu: number;
  readonly kilobytes: number;
}

/** Contestants whose renderer is React; the suites have none of plain React but `react`. */
const REACT: readonly string[] = ['react', 'react-router'];

const sameAs = (one: Result) => (other: Result) =>
  other.group === one.group && other.name === one.name;

const formatRatio = (ratio: number): string => ratio.toPrecision(ratio >= 100 ? 3 : 2);

/** One row a contestant, fastest first: medians of the rounds, ratios computed within a round. */
export const suiteTable = (rounds: readonly (readonly Result[])[]): string[] => {
  const rows = (rounds[0] ?? []).map((first) => {
    const results = rounds.flatMap((round) => {
      const own = round.find(sameAs(first));
      const group = round.filter((each) => each.group === first.group);
      const react = group.find(({ name }) => REACT.includes(name));
      return own ? [{ own, react, fastest: Math.min(...group.map(({ cpu }) => cpu)) }] : [];
    });
    const cpu = spreadOf(results.map(({ own }) => own.cpu));
    const toReact = results.map(({ own, react }) => (react?.cpu ?? Number.NaN) / own.cpu);
    const toFastest = results.map(({ own, fastest }) => fastest / own.cpu);
    const perSecond = spreadOf(results.map(({ own }) => own.perSecond));
    const cells = [
      first.group ? `${first.name} (${first.group})` : first.name,
      formatSpread(perSecond, (value) => value.toLocaleString('en')),
      formatSpread(cpu, (value) => value.toFixed(value < 1 ? 3 : 2)),
      formatRatio(spreadOf(toReact).median),
      formatRatio(spreadOf(toFastest).median),
      first.kilobytes.toFixed(1),
    ];
    return { order: [first.group, cpu.median] as const, line: `| ${cells.join(' | ')} |` };
  });
  rows.sort(
    (one, other) => other.order[0].localeCompare(one.order[0]) || one.order[1] - other.order[1],
  );
  return [
    '| contestant | answers a second, as the suite says | CPU, ms an answer | times React | of the fastest | kB |',
    '|---|---|---|---|---|---|',
    ...rows.map(({ line }) => line),
  ];
};
