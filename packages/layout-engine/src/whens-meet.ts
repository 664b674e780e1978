import { AUDIENCE_FIELDS, POSSIBLE_SEEKERS } from '@broadsheet/contract/audience';
import { CONTROL } from '@broadsheet/contract/experiments';
import { FIELD_DOMAINS } from '@broadsheet/contract/field-domains';
import type { When } from '@broadsheet/contract/layout';
import { type Condition, namesAudience } from './audiences/condition.ts';
import { hasBit } from './bit-set.ts';
import { compileConditions } from './compile-conditions.ts';
import type { KnownArms } from './compile-dimensions.ts';
import { lastTogether } from './experiments/experiments-meet.ts';
import { PLANS_MAX } from './plan-space.ts';
import { reachableSets } from './reachable-sets.ts';
import {
  armMatches,
  experimentsOf,
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

/** Whether somebody satisfies all of them at some instant who also belongs to the audiences that they name; true where that cannot be excluded. */
const audiencesMeet = (conditions: readonly Condition[], known: KnownArms): boolean => {
  if (!conditions.some(namesAudience)) return true;
  const keys = new Set(conditions.flatMap(experimentsOf));
  const arms = new Map([...keys].map((key) => [key, known.get(key) ?? [CONTROL]]));
  const reached = reachableSets(compileConditions(conditions, arms), PLANS_MAX);
  return (
    reached === null || reached.some(({ holds }) => conditions.every((_, at) => hasBit(holds, at)))
  );
};

/** Whether an audience satisfies all of them at some instant. Most fields are independent, so each is checked alone. */
export const whensMeet = (whens: readonly Condition[], known: KnownArms): boolean => {
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
  const meet = fieldsMeet && hasPossibleSeeker(whens) && armsMeet && lastTogether(whens);
  return meet && audiencesMeet(whens, known);
};
