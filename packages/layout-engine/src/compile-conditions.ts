import { type AudienceUnions, joinAudiences } from './audiences/audience-unions.ts';
import type { Condition } from './audiences/condition.ts';
import type { BitSet } from './bit-set.ts';
import {
  compileFields,
  compileTime,
  type ExperimentDimension,
  type FieldDimension,
  type KnownArms,
  type TimeDimension,
} from './compile-dimensions.ts';

/** Conditions by what decides them: each field, experiment and period has a set of those that it does not exclude. */
export interface CompiledConditions {
  readonly conditions: readonly Condition[];
  readonly audiences: AudienceUnions;
  readonly fields: readonly FieldDimension[];
  readonly experiments: readonly ExperimentDimension[];
  /** The conditions that some audience can satisfy, field by field. */
  readonly possible: BitSet;
  readonly time: TimeDimension;
}

export const compileConditions = (
  conditions: readonly Condition[],
  knownArms: KnownArms,
): CompiledConditions => {
  const { parts, audiences } = joinAudiences(conditions);
  const all = [...conditions, ...parts];
  return { conditions, audiences, ...compileFields(all, knownArms), time: compileTime(all) };
};
