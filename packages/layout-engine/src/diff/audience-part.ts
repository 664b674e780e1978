import type { Audience } from '@broadsheet/contract/audience';
import { type Arms, CONTROL } from '@broadsheet/contract/experiments';
import { FIELD_DOMAINS } from '@broadsheet/contract/field-domains';
import type { ConsultedField } from '../plan.ts';
import { armOf, type FieldValue } from '../when-matches.ts';
import type { JointDimension } from './joint-dimensions.ts';
import type { Box } from './merge-boxes.ts';

/** A field that has one of some values, or none of them. */
export interface FieldTerm {
  readonly field: Exclude<ConsultedField, 'time'>;
  readonly any?: readonly FieldValue[];
  readonly not?: readonly FieldValue[];
}

/** Epoch ms; `from` inclusive, `until` exclusive, null is open. */
export interface Stretch {
  readonly from: number | null;
  readonly until: number | null;
}

/** A part of all audiences at some times: every field matches, in one of the periods. Empty means everybody, always. */
export interface AudiencePart {
  readonly fields: readonly FieldTerm[];
  readonly times: readonly Stretch[];
}

/** The value that represents all unmentioned ones, which only "none of" can express. */
const unmentionedOf = (field: ConsultedField): FieldValue | undefined => {
  if (field.startsWith('experiment.')) return CONTROL;
  return field in FIELD_DOMAINS && FIELD_DOMAINS[field as keyof Audience] === null
    ? null
    : undefined;
};

const termOf = ({ field, classes }: JointDimension, chosen: readonly number[]): FieldTerm => {
  const valuesWhere = (isWanted: (index: number) => boolean) =>
    classes.flatMap(({ values }, index) => (isWanted(index) ? values : []));
  const any = valuesWhere((index) => chosen.includes(index));
  const not = valuesWhere((index) => !chosen.includes(index));
  const name = field as FieldTerm['field'];
  const unmentioned = unmentionedOf(field);
  const byExclusion =
    unmentioned === undefined ? not.length < any.length / 2 : any.includes(unmentioned);
  return byExclusion ? { field: name, not } : { field: name, any };
};

const stretchesOf = ({ classes }: JointDimension, chosen: readonly number[]): Stretch[] => {
  const startOf = (index: number) => {
    const start = classes[index]?.values[0];
    return typeof start === 'number' && Number.isFinite(start) ? start : null;
  };
  const stretches: Stretch[] = [];
  let first: number | undefined;
  for (const index of chosen) {
    first ??= index;
    if (chosen.includes(index + 1)) continue;
    stretches.push({ from: startOf(first), until: startOf(index + 1) });
    first = undefined;
  }
  return stretches;
};

/** The audience of a box over joint dimensions; a dimension that it fully covers is omitted. */
export const audiencePartOf = (dimensions: readonly JointDimension[], box: Box): AudiencePart => {
  const consulted = dimensions.flatMap((dimension, index) => {
    const chosen = box[index] ?? [];
    return chosen.length === dimension.classes.length ? [] : [{ dimension, chosen }];
  });
  return {
    fields: consulted.flatMap(({ dimension, chosen }) =>
      dimension.field === 'time' ? [] : [termOf(dimension, chosen)],
    ),
    times: consulted.flatMap(({ dimension, chosen }) =>
      dimension.field === 'time' ? stretchesOf(dimension, chosen) : [],
    ),
  };
};

export const termHolds = ({ any, not }: FieldTerm, value: FieldValue): boolean =>
  any ? any.includes(value) : !not?.includes(value);

const isExperiment = ({ field }: FieldTerm): boolean => field.startsWith('experiment.');

/** Whether an audience may belong to the part, independent of time and arms. */
export const includesAudience = (part: AudiencePart, audience: Audience): boolean =>
  part.fields.every(
    (term) => isExperiment(term) || termHolds(term, audience[term.field as keyof Audience]),
  );

/** Whether an audience with these arms belongs to the part at an instant (epoch ms). */
export const includesInstant = (
  part: AudiencePart,
  audience: Audience,
  arms: Arms,
  now: number,
): boolean =>
  includesAudience(part, audience) &&
  part.fields.every(
    (term) =>
      !isExperiment(term) || termHolds(term, armOf(arms, term.field.slice('experiment.'.length))),
  ) &&
  (part.times.length === 0 ||
    part.times.some(
      ({ from, until }) => (from === null || from <= now) && (until === null || now < until),
    ));
