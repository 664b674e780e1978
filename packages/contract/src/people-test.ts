import { AUDIENCE_FIELDS, type Audience, type AudienceField } from './audience.ts';
import { FIELD_DOMAINS } from './field-domains.ts';
import type { AudienceWhen } from './when.ts';

type FieldValue = Audience[AudienceField];

/** What a condition says of one field. */
export interface FieldTest {
  readonly field: AudienceField;
  /** Null accepts every value that is not refused. */
  readonly wanted: readonly FieldValue[] | null;
  readonly refused: readonly FieldValue[];
}

/** A condition on people, compiled: all of its fields must pass. It names only fields that the condition depends on. */
export type PeopleTest = readonly FieldTest[];

export const passesField = ({ wanted, refused }: FieldTest, value: FieldValue): boolean =>
  (wanted === null || wanted.includes(value)) && !refused.includes(value);

/** Who lists every value of a field says nothing of it: such a test would read a field that nothing depends on. */
const isPassedByAll = (test: FieldTest): boolean =>
  FIELD_DOMAINS[test.field]?.every((value) => passesField(test, value)) ?? false;

export const compilePeopleTest = (when: AudienceWhen): PeopleTest =>
  AUDIENCE_FIELDS.flatMap((field) => {
    const wanted: readonly FieldValue[] | null = when[field] ?? null;
    const refused: readonly FieldValue[] = when.not?.[field] ?? [];
    const test = { field, wanted, refused };
    const isNamed = wanted !== null || refused.length > 0;
    return isNamed && !isPassedByAll(test) ? [test] : [];
  });

/** Reads only the fields that the condition depends on. */
export const passesPeopleTest = (test: PeopleTest, audience: Audience): boolean =>
  test.every((each) => passesField(each, audience[each.field]));
