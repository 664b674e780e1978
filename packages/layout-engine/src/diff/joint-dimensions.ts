import { AUDIENCE_FIELDS, type AudienceField } from '@broadsheet/contract/audience';
import { FIELD_DOMAINS } from '@broadsheet/contract/field-domains';
import type { BitSet } from '../bit-set.ts';
import type { CompiledConditions } from '../compile-conditions.ts';
import type { ConsultedField } from '../plan.ts';
import type { FieldValue } from '../when-matches.ts';

/** What of compiled conditions decides who meets them. */
export type Dimensions = Pick<CompiledConditions, 'fields' | 'experiments' | 'time'>;

/** Values that neither of two layouts distinguishes. A period is represented by its start. */
export interface JointClass {
  readonly values: readonly FieldValue[];
  /** The conditions of each layout that it satisfies; null where that layout does not consult the field. */
  readonly before: BitSet | null;
  readonly after: BitSet | null;
}

export interface JointDimension {
  readonly field: ConsultedField;
  readonly classes: readonly JointClass[];
}

type Layouts = readonly [before: Dimensions, after: Dimensions];

/** Sorts values into classes by the class that each layout has for them. */
const joinClasses = (
  values: readonly FieldValue[],
  holdsOf: (layout: 0 | 1, value: FieldValue) => { index: number; holds: BitSet } | null,
): JointClass[] => {
  const classes = new Map<string, JointClass & { values: FieldValue[] }>();
  for (const value of values) {
    const [before, after] = [holdsOf(0, value), holdsOf(1, value)];
    const key = `${before?.index},${after?.index}`;
    const known = classes.get(key);
    if (known) known.values.push(value);
    else
      classes.set(key, {
        values: [value],
        before: before?.holds ?? null,
        after: after?.holds ?? null,
      });
  }
  return [...classes.values()];
};

interface Dimension<Value> {
  readonly classes: readonly { readonly holds: BitSet }[];
  readonly classOf: ReadonlyMap<Value, number>;
  readonly otherClass: number;
}

const joinDimensions = (
  field: ConsultedField,
  found: readonly (Dimension<FieldValue> | undefined)[],
  values: readonly FieldValue[],
): JointDimension => ({
  field,
  classes: joinClasses(values, (layout, value) => {
    const dimension = found[layout];
    if (!dimension) return null;
    const index = dimension.classOf.get(value) ?? dimension.otherClass;
    const holds = dimension.classes[index]?.holds;
    return holds ? { index, holds } : null;
  }),
});

const joinField = (layouts: Layouts, field: AudienceField): JointDimension => {
  const found = layouts.map(({ fields }) => fields.find((each) => each.field === field));
  const mentioned = found.flatMap((dimension) => [...(dimension?.classOf.keys() ?? [])]);
  // All unmentioned values are alike: `null` represents them.
  const values = FIELD_DOMAINS[field] ?? [...new Set<FieldValue>([null, ...mentioned])];
  return joinDimensions(field, found, values);
};

const joinExperiments = (layouts: Layouts): JointDimension[] => {
  const keys = layouts.flatMap(({ experiments }) => experiments.map(({ key }) => key));
  return [...new Set(keys)].sort().map((key) => {
    const found = layouts.map(({ experiments }) => experiments.find((each) => each.key === key));
    const arms = found.flatMap((dimension) => [...(dimension?.classOf.keys() ?? [])]);
    const dimensions = found as readonly (Dimension<FieldValue> | undefined)[];
    return joinDimensions(`experiment.${key}`, dimensions, [...new Set(arms)]);
  });
};

const joinTime = (layouts: Layouts): JointDimension => {
  const instants = layouts.flatMap(({ time }) => [...time.instants]);
  const starts = [Number.NEGATIVE_INFINITY, ...[...new Set(instants)].sort((a, b) => a - b)];
  const holdsAt = (layout: 0 | 1, start: FieldValue) => {
    const { time } = layouts[layout];
    const index = time.instants.filter((instant) => instant <= Number(start)).length;
    return { index, holds: time.classes[index]?.holds ?? new Uint32Array() };
  };
  return { field: 'time', classes: joinClasses(starts, holdsAt) };
};

/** Every field, experiment and the clock, each with one class a difference that either layout makes. */
export const jointDimensions = (before: Dimensions, after: Dimensions): JointDimension[] => {
  const layouts: Layouts = [before, after];
  return [
    ...AUDIENCE_FIELDS.map((field) => joinField(layouts, field)),
    ...joinExperiments(layouts),
    joinTime(layouts),
  ];
};
