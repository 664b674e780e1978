import { AUDIENCE_FIELDS, type AudienceField } from '@broadsheet/contract/audience';
import { CONTROL } from '@broadsheet/contract/experiments';
import { FIELD_DOMAINS } from '@broadsheet/contract/field-domains';
import type { When } from '@broadsheet/contract/layout';
import { addBit, type BitSet, emptyBits, fullBits, intersectBits, keyOfBits } from './bit-set.ts';
import {
  armMatches,
  experimentsOf,
  expiryInstant,
  type FieldValue,
  fieldMatches,
  fromInstant,
  refusedArms,
  refusedValues,
  timeMatches,
  wantedArms,
  wantedValues,
} from './when-matches.ts';

/** Values of a field, or a period, that no condition of the layout distinguishes. */
export interface DimensionClass {
  /** The values of the class, or the first few of many; starts with `*` for unmentioned slugs. */
  readonly label: string;
  /** The conditions that this field alone does not exclude. */
  readonly holds: BitSet;
}

export interface FieldDimension {
  readonly field: AudienceField;
  readonly classes: readonly DimensionClass[];
  readonly classOf: ReadonlyMap<FieldValue, number>;
  /** The class of every value that the map does not name. */
  readonly otherClass: number;
}

export interface ExperimentDimension {
  /** The experiment's. */
  readonly key: string;
  readonly classes: readonly DimensionClass[];
  /** By arm. */
  readonly classOf: ReadonlyMap<string, number>;
  /** The class of an unknown arm: control's. */
  readonly otherClass: number;
}

/** The arms of each experiment; of one that is not named, those count that conditions mention. */
export type KnownArms = ReadonlyMap<string, readonly string[]>;

export interface TimeDimension {
  /** Epoch ms, ascending; class i ends at instant i, the last one never. */
  readonly instants: readonly number[];
  readonly classes: readonly DimensionClass[];
}

const bitsWhere = (conditions: readonly When[], holds: (when: When) => boolean): BitSet => {
  const bits = emptyBits(conditions.length);
  for (const [index, when] of conditions.entries()) if (holds(when)) addBit(bits, index);
  return bits;
};

/** Classes share no value, so that the first few identify them. */
const LABEL_VALUES = 9;

/** Groups values by the conditions that they satisfy. */
const createClasses = <Value>(
  conditions: readonly When[],
  matches: (when: When, value: Value) => boolean,
) => {
  const classes: { labels: string[]; holds: BitSet }[] = [];
  const indexOfKey = new Map<string, number>();
  const classify = (value: Value, label: string): number => {
    const holds = bitsWhere(conditions, (when) => matches(when, value));
    const key = keyOfBits(holds);
    const index = indexOfKey.get(key) ?? classes.push({ labels: [], holds }) - 1;
    indexOfKey.set(key, index);
    classes[index]?.labels.push(label);
    return index;
  };
  const labelled = (): DimensionClass[] =>
    classes.map(({ labels, holds }) => ({
      label: labels.slice(0, LABEL_VALUES).join(','),
      holds,
    }));
  return { classify, labelled };
};

const compileField = (
  field: AudienceField,
  conditions: readonly When[],
): FieldDimension | undefined => {
  const mentioned = conditions.flatMap((when) => [
    ...(wantedValues(when, field) ?? []),
    ...(refusedValues(when, field) ?? []),
  ]);
  if (mentioned.length === 0) return undefined;
  const closed = FIELD_DOMAINS[field];
  const { classify, labelled } = createClasses<FieldValue>(conditions, (when, value) =>
    fieldMatches(when, field, value),
  );
  const classOf = new Map<FieldValue, number>();
  // `null` means unknown: no list can name it, so it represents every unmentioned slug.
  const otherClass = closed ? 0 : classify(null, '*');
  for (const value of closed ?? [...new Set(mentioned)])
    classOf.set(value, classify(value, String(value)));
  return { field, classes: labelled(), classOf, otherClass };
};

const compileExperiment = (
  key: string,
  conditions: readonly When[],
  known: KnownArms,
): ExperimentDimension => {
  const { classify, labelled } = createClasses<string>(conditions, (when, arm) =>
    armMatches(when, key, arm),
  );
  const mentioned = conditions.flatMap((when) => [
    ...(wantedArms(when, key) ?? []),
    ...(refusedArms(when, key) ?? []),
  ]);
  const otherClass = classify(CONTROL, CONTROL);
  const classOf = new Map([[CONTROL, otherClass]]);
  for (const arm of known.get(key) ?? mentioned)
    if (!classOf.has(arm)) classOf.set(arm, classify(arm, arm));
  return { key, classes: labelled(), classOf, otherClass };
};

/** One dimension for each field and experiment that can change a plan, and the conditions that can be satisfied. */
export const compileFields = (
  conditions: readonly When[],
  known: KnownArms,
): { fields: FieldDimension[]; experiments: ExperimentDimension[]; possible: BitSet } => {
  const named = AUDIENCE_FIELDS.flatMap((field) => compileField(field, conditions) ?? []);
  const keys = [...new Set(conditions.flatMap(experimentsOf))].sort();
  const mentioned = keys.map((key) => compileExperiment(key, conditions, known));
  const possible = fullBits(conditions.length);
  // A field with a single class does not depend on the audience, but its condition may be unsatisfiable.
  for (const { classes } of [...named, ...mentioned])
    if (classes.length === 1 && classes[0]) intersectBits(possible, classes[0].holds);
  return {
    fields: named.filter(({ classes }) => classes.length > 1),
    experiments: mentioned.filter(({ classes }) => classes.length > 1),
    possible,
  };
};

/** The periods between the instants at which a condition starts or ends. */
export const compileTime = (conditions: readonly When[]): TimeDimension => {
  const candidates = conditions
    .flatMap((when) => [fromInstant(when), expiryInstant(when)])
    .filter(Number.isFinite);
  const holdsAt = (now: number) => bitsWhere(conditions, (when) => timeMatches(when, now));
  const first = holdsAt(Number.NEGATIVE_INFINITY);
  const classes: DimensionClass[] = [{ label: '', holds: first }];
  const instants: number[] = [];
  let previous = keyOfBits(first);
  for (const instant of [...new Set(candidates)].sort((left, right) => left - right)) {
    const holds = holdsAt(instant);
    const key = keyOfBits(holds);
    if (key === previous) continue;
    previous = key;
    instants.push(instant);
    classes.push({ label: new Date(instant).toISOString(), holds });
  }
  return { instants, classes };
};
