import { AUDIENCE_FIELDS, type Audience } from '@broadsheet/contract/audience';
import type { Arms } from '@broadsheet/contract/experiments';
import type { NamedAudience } from '@broadsheet/contract/named-audiences';
import { belongsTo, type Condition } from './audiences/condition.ts';
import type { ConsultedField } from './plan.ts';
import {
  armOf,
  experimentsOf,
  expiryInstant,
  type FieldValue,
  fromInstant,
  refusedArms,
  refusedValues,
  wantedArms,
  wantedValues,
} from './when-matches.ts';

/** One field by which a `when` does not match. */
export interface Mismatch {
  readonly field: ConsultedField | 'audience';
  /** The condition as written: `management`, `not freshers`, `from 2026-10-28T00:00:00+05:30`. */
  readonly wanted: string;
  readonly got: string;
}

const namesOf = (audiences: readonly NamedAudience[]): string =>
  audiences.map(({ name }) => name).join(' or ');

const audienceMismatches = ({ wanted, refused }: Condition, audience: Audience): Mismatch[] => {
  const isOf = (named: NamedAudience) => belongsTo(named, audience);
  const found: Mismatch[] = [];
  if (wanted && !wanted.some(isOf))
    found.push({ field: 'audience', wanted: namesOf(wanted), got: 'another' });
  if (refused?.some(isOf))
    found.push({
      field: 'audience',
      wanted: `not ${namesOf(refused)}`,
      got: namesOf(refused.filter(isOf)),
    });
  return found;
};

/** The conditions by which a `when` does not match this audience; empty when it matches. */
export const mismatchesOf = (
  when: Condition,
  audience: Audience,
  arms: Arms,
  now: number,
): Mismatch[] => {
  const found: Mismatch[] = [];
  const note = (
    field: ConsultedField,
    value: FieldValue,
    wanted: readonly FieldValue[] | undefined,
    refused: readonly FieldValue[] | undefined,
  ) => {
    const got = value === null ? 'none' : String(value);
    if (wanted && !wanted.includes(value)) found.push({ field, wanted: wanted.join(' or '), got });
    if (refused?.includes(value)) found.push({ field, wanted: `not ${refused.join(' or ')}`, got });
  };
  for (const field of AUDIENCE_FIELDS)
    note(field, audience[field], wantedValues(when, field), refusedValues(when, field));
  for (const key of experimentsOf(when))
    note(`experiment.${key}`, armOf(arms, key), wantedArms(when, key), refusedArms(when, key));
  found.push(...audienceMismatches(when, audience));
  const got = new Date(now).toISOString();
  if (now < fromInstant(when)) found.push({ field: 'time', wanted: `from ${when.from}`, got });
  if (now >= expiryInstant(when)) found.push({ field: 'time', wanted: `until ${when.until}`, got });
  return found;
};
