import { AUDIENCE_FIELDS, type Audience, type AudienceField } from './audience.ts';
import type { AudienceWhen } from './when.ts';

type FieldValue = Audience[AudienceField];

/** What a condition says of one field. */
export interface FieldTest {
  readonly field: AudienceField;
  /** Null accepts every value that is not refused. */
  readonly wanted: readonly FieldValue[] | null;
  readonly refused: readonly FieldValue[];
}

/** A condition on people, compiled: all of its fields must pass. It names only the fields that the condition does. */
export type PeopleTest = readonly FieldTest[];

export const compilePeopleTest = (when: AudienceWhen): PeopleTest =>
  AUDIENCE_FIELDS.flatMap((field) => {
    const wanted: readonly FieldValue[] | null = when[field] ?? null;
    const refused: readonly FieldValue[] = when.not?.[field] ?? [];
    return wanted || refused.length > 0 ? [{ field, wanted, refused }] : [];
  });

export const passesField = ({ wanted, refused }: FieldTest, value: FieldValue): boolean =>
  (wanted === null || wanted.includes(value)) && !refused.includes(value);

/** Reads only the fields that the condition names. */
export const passesPeopleTest = (test: PeopleTest, audience: Audience): boolean =>
  test.every((each) => passesField(each, audience[each.field]));
