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
import { type Arms, CONTROL } from '@broadsheet/contract/experiments';
import type { When } from '@broadsheet/contract/layout';
import type { ConsultedField } from './plan.ts';

export type FieldValue = Audience[AudienceField];

/** Every value of a field; null for slugs of the brands, because no layout knows all of them. */
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

export const wantedArms = (when: When, key: string): readonly string[] | undefined =>
  armsIn(when.experiment, key);

export const refusedArms = (when: When, key: string): readonly string[] | undefined =>
  armsIn(when.not?.experiment, key);

const armsIn = (named: When['experiment'], key: string): readonly string[] | undefined =>
  named && Object.hasOwn(named, key) ? named[key] : undefined;

/** The experiments in a `when`, sorted. */
export const experimentsOf = (when: When): string[] =>
  [
    ...new Set([...Object.keys(when.experiment ?? {}), ...Object.keys(when.not?.experiment ?? {})]),
  ].sort();

export const armMatches = (when: When, key: string, arm: string): boolean => {
  const wanted = wantedArms(when, key);
  if (wanted && !wanted.includes(arm)) return false;
  return !refusedArms(when, key)?.includes(arm);
};

export const armOf = (arms: Arms, key: string): string =>
  (Object.hasOwn(arms, key) ? arms[key] : undefined) ?? CONTROL;

export const fromInstant = (when: When): number =>
  when.from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(when.from);

export const expiryInstant = (when: When): number =>
  when.until === undefined ? Number.POSITIVE_INFINITY : Date.parse(when.until);

/** @param now epoch ms; `from` is inclusive, `until` exclusive. */
export const timeMatches = (when: When, now: number): boolean =>
  now >= fromInstant(when) && now < expiryInstant(when);

/** One field by which a `when` does not match. */
export interface Mismatch {
  readonly field: ConsultedField;
  /** The condition as written: `management`, `not freshers`, `from 2026-10-28T00:00:00+05:30`. */
  readonly wanted: string;
  readonly got: string;
}

/** The fields by which a `when` does not match this audience; empty when it matches. */
export const mismatchesOf = (
  when: When,
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
  const got = new Date(now).toISOString();
  if (now < fromInstant(when)) found.push({ field: 'time', wanted: `from ${when.from}`, got });
  if (now >= expiryInstant(when)) found.push({ field: 'time', wanted: `until ${when.until}`, got });
  return found;
};
