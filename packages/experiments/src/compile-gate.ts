import type { Experiments, UnitKind } from '@broadsheet/contract/experiments';
import type { PeopleWhen } from '@broadsheet/contract/people-when';
import type {
  ConditionInterface,
  Filter,
  Experiment as SdkExperiment,
} from '@growthbook/growthbook';
import { compileCondition } from './compile-condition.ts';

/** Version 1, the SDK's default, correlates the arms of experiments with similar names. */
export const HASH_VERSION = 2;

/** The attribute that currently identifies a unit; filters of the SDK have no fallback. */
const KNOWN_BY: Record<UnitKind, string> = { visitor: 'visitorId', seeker: 'seekerOrVisitorId' };

/** Who may take part now: targeting and holdout, which the SDK does not check for stored arms. */
export type Gate = SdkExperiment<boolean>;

/** Units whose hash with the seed is in a range of 0 to 1, `until` excluded. */
export const filterBy = (unit: UnitKind, seed: string, from: number, until: number): Filter => ({
  attribute: KNOWN_BY[unit],
  seed,
  hashVersion: HASH_VERSION,
  ranges: [[from, until]],
});

/** One gate for all experiments with the same unit and targeting, so that a request evaluates it once. */
export const createGates = ({ holdout, audiences }: Pick<Experiments, 'holdout' | 'audiences'>) => {
  const gates = new Map<string, Gate>();
  return (unit: UnitKind, when: PeopleWhen): Gate => {
    const name = JSON.stringify([unit, when]);
    const gate = gates.get(name) ?? compileGate(unit, compileCondition(when, audiences), holdout);
    gates.set(name, gate);
    return gate;
  };
};

const compileGate = (unit: UnitKind, condition: ConditionInterface, holdout: number): Gate => ({
  key: 'gate@1',
  variations: [true, false],
  weights: [1, 0],
  hashAttribute: KNOWN_BY[unit],
  hashVersion: HASH_VERSION,
  condition,
  filters: [filterBy(unit, 'holdout', holdout, 1)],
});
