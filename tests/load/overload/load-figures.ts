import { CRITICALITIES, type Criticality } from '@broadsheet/contract/criticality';
import type { RequestKind } from './mixed-requests.ts';
import type { MixedAnswer } from './request-mixed.ts';

const OVERLOADED = 503;

export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

const isSuccess = ({ status }: MixedAnswer): boolean => status >= 200 && status < 400;
const msOf = ({ ms }: MixedAnswer): number => ms;

const countByStatus = (answers: readonly MixedAnswer[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** The weight of a request kind: its work, relative to the average of the mix. */
export type Worths = ReadonlyMap<RequestKind, number>;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Weights from sequential responses: twice the time means twice the work. */
export const worthsOf = (answers: readonly MixedAnswer[]): Worths => {
  const succeeded = answers.filter(isSuccess);
  const all = mean(succeeded.map(msOf));
  const kinds = [...new Set(succeeded.map(({ kind }) => kind))];
  return new Map(
    kinds.map((kind) => [kind, mean(succeeded.filter((one) => one.kind === kind).map(msOf)) / all]),
  );
};

export interface LoadFigures {
  /** Successful responses by weight: as if all requests were answered in the proportions of the mix. */
  readonly goodput: number;
  readonly successPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
  readonly refusalP99: number;
  readonly withoutRetryAfter: number;
  /** Neither successful nor refused, by status. */
  readonly others: Readonly<Record<string, number>>;
  /** Share of each that was answered well. */
  readonly success: Readonly<Record<Criticality, number>>;
}

/** The results of some seconds of load. Times are milliseconds. */
export const figuresOf = (
  answers: readonly MixedAnswer[],
  seconds: number,
  worths: Worths,
): LoadFigures => {
  const succeeded = answers.filter(isSuccess);
  const refused = answers.filter(({ status }) => status === OVERLOADED);
  const others = answers.filter((answer) => !isSuccess(answer) && answer.status !== OVERLOADED);
  const successOf = (criticality: Criticality): number => {
    const all = answers.filter((answer) => answer.criticality === criticality);
    return all.filter(isSuccess).length / Math.max(1, all.length);
  };
  const [critical, normal, sheddable] = CRITICALITIES;
  const worth = succeeded.reduce((sum, { kind }) => sum + (worths.get(kind) ?? 1), 0);
  return {
    goodput: worth / seconds,
    successPerSecond: succeeded.length / seconds,
    p50: percentile(succeeded.map(msOf), 0.5),
    p99: percentile(succeeded.map(msOf), 0.99),
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
