import type { Audience, AudienceField } from '@broadsheet/contract/audience';
import { type Arms, CONTROL } from '@broadsheet/contract/experiments';
import type { When } from '@broadsheet/contract/layout';

export type FieldValue = Audience[AudienceField];

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
