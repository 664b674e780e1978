import { AUDIENCE_FIELDS, type AudienceField } from '@broadsheet/contract/audience';
import type { When } from '@broadsheet/contract/layout';
import { addBit, type BitSet, emptyBits, fullBits, intersectBits, keyOfBits } from './bit-set.ts';
import {
  FIELD_DOMAINS,
  type FieldValue,
  fieldMatches,
  fromInstant,
  refusedValues,
  timeMatches,
  untilInstant,
  wantedValues,
} from './when-matches.ts';

/** Values of a field, or a stretch of time, that no condition of the layout tells apart. */
export interface DimensionClass {
  /** The values of the class, the first few where they are many; begins with `*` for unmentioned slugs. */
  readonly label: string;
  /** The conditions that hold for it, as far as this field goes. */
  readonly holds: BitSet;
}

export interface FieldDimension {
  readonly field: AudienceField;
  readonly classes: readonly DimensionClass[];
  readonly classOf: ReadonlyMap<FieldValue, number>;
  /** The class of every value that the map does not name. */
  readonly otherClass: number;
}

export interface TimeDimension {
  /** Epoch ms, rising; class i lasts until instant i, the last one for ever. */
  readonly instants: readonly number[];
  readonly classes: readonly DimensionClass[];
}

const bitsWhere = (conditions: readonly When[], holds: (when: When) => boolean): BitSet => {
  const bits = emptyBits(conditions.length);
  for (const [index, when] of conditions.entries()) if (holds(when)) addBit(bits, index);
  return bits;
};

/** No two classes share a value, so that the first few tell them apart. */
const LABEL_VALUES = 9;

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
  const classes: { labels: string[]; holds: BitSet }[] = [];
  const indexOfKey = new Map<string, number>();
  const classOf = new Map<FieldValue, number>();
  const place = (value: FieldValue, label: string): number => {
    const holds = bitsWhere(conditions, (when) => fieldMatches(when, field, value));
    const key = keyOfBits(holds);
    const index = indexOfKey.get(key) ?? classes.push({ labels: [], holds }) - 1;
    indexOfKey.set(key, index);
    classes[index]?.labels.push(label);
    return index;
  };
  // `null` is "not known": no list can name it, so it stands for every slug that none names.
  const otherClass = closed ? 0 : place(null, '*');
  for (const value of closed ?? [...new Set(mentioned)])
    classOf.set(value, place(value, String(value)));
  const labelled = classes.map(({ labels, holds }) => ({
    label: labels.slice(0, LABEL_VALUES).join(','),
    holds,
  }));
  return { field, classes: labelled, classOf, otherClass };
};

/** One dimension for each field that can change a plan, and the conditions that any audience can meet. */
export const compileFields = (
  conditions: readonly When[],
): { fields: FieldDimension[]; possible: BitSet } => {
  const named = AUDIENCE_FIELDS.flatMap((field) => compileField(field, conditions) ?? []);
  const possible = fullBits(conditions.length);
  // A field whose values are all alike asks nothing of the audience, but nobody may match it.
  for (const { classes } of named)
    if (classes.length === 1 && classes[0]) intersectBits(possible, classes[0].holds);
  return { fields: named.filter(({ classes }) => classes.length > 1), possible };
};

/** The stretches of time between the instants at which some condition begins or ends. */
export const compileTime = (conditions: readonly When[]): TimeDimension => {
  const candidates = conditions
    .flatMap((when) => [fromInstant(when), untilInstant(when)])
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
