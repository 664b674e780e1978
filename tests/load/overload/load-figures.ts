import { CRITICALITIES, type Criticality } from '@broadsheet/contract/criticality';
import type { MixedAnswer } from './ask-mixed.ts';

const OVERLOADED = 503;

export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

const isGood = ({ status }: MixedAnswer): boolean => status >= 200 && status < 400;
const msOf = ({ ms }: MixedAnswer): number => ms;

const countByStatus = (answers: readonly MixedAnswer[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

export interface LoadFigures {
  readonly goodPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
  readonly refusalP99: number;
  readonly withoutRetryAfter: number;
  /** Neither good nor refused, by status. */
  readonly others: Readonly<Record<string, number>>;
  /** Share of each that was answered well. */
  readonly success: Readonly<Record<Criticality, number>>;
}

/** What came of so many seconds of load. Times are milliseconds. */
export const figuresOf = (answers: readonly MixedAnswer[], seconds: number): LoadFigures => {
  const good = answers.filter(isGood);
  const refused = answers.filter(({ status }) => status === OVERLOADED);
  const others = answers.filter((answer) => !isGood(answer) && answer.status !== OVERLOADED);
  const successOf = (criticality: Criticality): number => {
    const all = answers.filter((answer) => answer.criticality === criticality);
    return all.filter(isGood).length / Math.max(1, all.length);
  };
  const [critical, normal, sheddable] = CRITICALITIES;
  return {
    goodPerSecond: good.length / seconds,
    p50: percentile(good.map(msOf), 0.5),
    p99: percentile(good.map(msOf), 0.99),
    refused: refused.length,
    refusalP99: percentile(refused.map(msOf), 0.99),
    withoutRetryAfter: refused.filter(({ hasRetryAfter }) => !hasRetryAfter).length,
    others: countByStatus(others),
    success: {
      critical: successOf(critical),
      normal: successOf(normal),
      sheddable: successOf(sheddable),
    },
  };
};
