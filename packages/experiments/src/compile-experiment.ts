import type { Experiment, UnitKind } from '@broadsheet/contract/experiments';
import type { PeopleWhen } from '@broadsheet/contract/people-when';
import type { Experiment as SdkExperiment } from '@growthbook/growthbook';
import { filterBy, type Gate, HASH_VERSION } from './compile-gate.ts';
import { sortArms } from './sort-arms.ts';

/** Percent by which a sum of weights may miss 100, for thirds. */
const WEIGHT_SLACK = 0.05;

export interface CompiledExperiment {
  readonly key: string;
  readonly bucketVersion: number;
  /** `key@bucketVersion`: the key of its stored arms, and the seed of its hash. */
  readonly name: string;
  readonly page: string;
  readonly unit: UnitKind;
  readonly layer: string | undefined;
  /** Epoch ms, inclusive. */
  readonly from: number;
  /** Epoch ms, exclusive. */
  readonly until: number;
  readonly arms: ReadonlySet<string>;
  readonly gate: Gate;
  /** Which arm: layer, coverage, weights, and the stored arm. */
  readonly assign: SdkExperiment<string>;
}

/** @throws Error on invalid weights or instants; the check refuses such a file. */
export const compileExperiment = (
  key: string,
  experiment: Experiment,
  gateOf: (unit: UnitKind, when: PeopleWhen) => Gate,
): CompiledExperiment => {
  const { page, unit, when = {}, layer, variants, coverage = 1, bucketVersion = 1 } = experiment;
  const name = `${key}@${bucketVersion}`;
  const arms = sortArms(Object.keys(variants));
  return {
    key,
    bucketVersion,
    name,
    page,
    unit,
    layer: layer?.name,
    from: instantOf(experiment.from, Number.NEGATIVE_INFINITY),
    until: instantOf(experiment.until, Number.POSITIVE_INFINITY),
    arms: new Set(arms),
    gate: gateOf(unit, when),
    assign: {
      key: name,
      variations: arms as [string, string, ...string[]],
      meta: arms.map((arm) => ({ key: arm })),
      weights: weightsOf(arms, variants),
      coverage,
      hashAttribute: unit === 'seeker' ? 'seekerId' : 'visitorId',
      fallbackAttribute: unit === 'seeker' ? 'visitorId' : undefined,
      hashVersion: HASH_VERSION,
      filters: layer && [filterBy(unit, `layer:${layer.name}`, ...layer.range)],
    },
  };
};

/** The SDK would assign equal shares if the weights did not add up. */
const weightsOf = (arms: readonly string[], variants: Experiment['variants']): number[] => {
  const weights = arms.map((arm) => variants[arm] ?? Number.NaN);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (!(Math.abs(sum - 100) <= WEIGHT_SLACK))
    throw new Error(`weights must sum to 100, found ${sum}`);
  return weights.map((weight) => weight / sum);
};

const instantOf = (instant: string | undefined, otherwise: number): number => {
  if (instant === undefined) return otherwise;
  const at = Date.parse(instant);
  if (Number.isNaN(at)) throw new Error(`expected an instant with an offset, found ${instant}`);
  return at;
};
