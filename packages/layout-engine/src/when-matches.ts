import {
  AUDIENCE_FIELDS,
  type Audience,
  type AudienceField,
  COHORTS,
  DEVICES,
  MEMBERSHIPS,
} from '@broadsheet/contract/audience';
import { BRANDS } from '@broadsheet/contract/brand';
import { EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import type { When } from '@broadsheet/contract/layout';

export type FieldValue = Audience[AudienceField];

/** Every value a field can have; null where slugs of the brands stand, which no layout knows all of. */
export const FIELD_DOMAINS: Readonly<Record<AudienceField, readonly FieldValue[] | null>> = {
  brand: BRANDS,
  cohort: COHORTS,
  experienceBand: EXPERIENCE_BANDS.map((band) => band.id),
  membership: MEMBERSHIPS,
  device: DEVICES,
  city: null,
  category: null,
  crawler: [false, true],
};

export const wantedValues = (when: When, field: AudienceField): readonly FieldValue[] | undefined =>
  when[field];

export const refusedValues = (
  when: When,
  field: AudienceField,
): readonly FieldValue[] | undefined => when.not?.[field];

/** Whether one field of an audience fits; a field that the `when` does not name always does. */
export const fieldMatches = (when: When, field: AudienceField, value: FieldValue): boolean => {
  const wanted = wantedValues(when, field);
  if (wanted && !wanted.includes(value)) return false;
  return !refusedValues(when, field)?.includes(value);
};

export const fromInstant = (when: When): number =>
  when.from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(when.from);

export const untilInstant = (when: When): number =>
  when.until === undefined ? Number.POSITIVE_INFINITY : Date.parse(when.until);

/** @param now epoch ms; `from` is inclusive, `until` exclusive. */
export const timeMatches = (when: When, now: number): boolean =>
  now >= fromInstant(when) && now < untilInstant(when);

/** One field that keeps a `when` from holding. */
export interface Mismatch {
  readonly field: AudienceField | 'time';
  /** The condition as written: `management`, `not freshers`, `from 2026-10-28T00:00:00+05:30`. */
  readonly wanted: string;
  readonly got: string;
}

/** What stands between a `when` and this audience; empty when it holds. */
export const mismatchesOf = (when: When, audience: Audience, now: number): Mismatch[] => {
  const found: Mismatch[] = [];
  for (const field of AUDIENCE_FIELDS) {
    const value = audience[field];
    const got = value === null ? 'none' : String(value);
    const wanted = wantedValues(when, field);
    const refused = refusedValues(when, field);
    if (wanted && !wanted.includes(value)) found.push({ field, wanted: wanted.join(' or '), got });
    if (refused?.includes(value)) found.push({ field, wanted: `not ${refused.join(' or ')}`, got });
  }
  const got = new Date(now).toISOString();
  if (now < fromInstant(when)) found.push({ field: 'time', wanted: `from ${when.from}`, got });
  if (now >= untilInstant(when)) found.push({ field: 'time', wanted: `until ${when.until}`, got });
  return found;
};
