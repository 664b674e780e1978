import { AUDIENCE_FIELDS, POSSIBLE_SEEKERS } from '@broadsheet/contract/audience';
import { CONTROL } from '@broadsheet/contract/experiments';
import type { When } from '@broadsheet/contract/layout';
import type { KnownArms } from './compile-dimensions.ts';
import { lastTogether } from './experiments/experiments-meet.ts';
import {
  armMatches,
  experimentsOf,
  FIELD_DOMAINS,
  type FieldValue,
  fieldMatches,
  wantedValues,
} from './when-matches.ts';

/** Whether somebody has a cohort and a membership that satisfy all of them: the two depend on each other. */
export const hasPossibleSeeker = (whens: readonly When[]): boolean =>
  POSSIBLE_SEEKERS.some(({ cohort, membership }) =>
    whens.every(
      (when) =>
        fieldMatches(when, 'cohort', cohort) && fieldMatches(when, 'membership', membership),
    ),
  );

/** Whether an audience satisfies all of them at some instant. The other fields are independent, so each is checked alone. */
export const whensMeet = (whens: readonly When[], known: KnownArms): boolean => {
  const fieldsMeet = AUDIENCE_FIELDS.every((field) => {
    const values: readonly FieldValue[] = FIELD_DOMAINS[field] ?? [
      null,
      ...whens.flatMap((when) => wantedValues(when, field) ?? []),
    ];
    return values.some((value) => whens.every((when) => fieldMatches(when, field, value)));
  });
  const keys = new Set(whens.flatMap(experimentsOf));
  const armsMeet = [...keys].every((key) =>
    [CONTROL, ...(known.get(key) ?? [])].some((arm) =>
      whens.every((when) => armMatches(when, key, arm)),
    ),
  );
  return fieldsMeet && hasPossibleSeeker(whens) && armsMeet && lastTogether(whens);
};
