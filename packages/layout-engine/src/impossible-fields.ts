import { AUDIENCE_FIELDS } from '@broadsheet/contract/audience';
import { FIELD_DOMAINS } from '@broadsheet/contract/field-domains';
import type { When } from '@broadsheet/contract/layout';
import type { NamedAudience } from '@broadsheet/contract/named-audiences';
import { type Condition, namesAudience } from './audiences/condition.ts';
import type { WhenFault } from './when-fault.ts';
import { fieldMatches, refusedValues, wantedValues } from './when-matches.ts';
import { hasPossibleSeeker, whensMeet } from './whens-meet.ts';

const quoteNames = (audiences: readonly NamedAudience[]): string =>
  audiences.map(({ name }) => `"${name}"`).join(' or ');

/** Fields that leave no value. */
const emptyFields = (when: When): WhenFault[] =>
  AUDIENCE_FIELDS.flatMap((field) => {
    const candidates = wantedValues(when, field) ?? FIELD_DOMAINS[field];
    if (!candidates || candidates.some((value) => fieldMatches(when, field, value))) return [];
    return [
      {
        path: refusedValues(when, field) ? ['not', field] : [field],
        message: `nobody can match: "not" takes away every ${field} that is left`,
        mend: `Remove a value from "not", or remove "${field}".`,
      },
    ];
  });

/** Cohorts are of members: a condition for a cohort of visitors is met by nobody. */
const cohortOfVisitors = (when: When): WhenFault[] =>
  hasPossibleSeeker([when])
    ? []
    : [
        {
          path: when.cohort ? ['cohort'] : ['not', 'cohort'],
          message: 'nobody can match: visitors have no cohort, it is known of members only',
          mend: 'For visitors use "experienceBand", or remove "membership".',
        },
      ];

/** The fields of a condition and its audiences exclude each other. */
const emptyAudience = (condition: Condition): WhenFault[] => {
  const { wanted, refused } = condition;
  const isUnknown = [wanted, refused].some((found) => found?.length === 0);
  if (!namesAudience(condition) || isUnknown || whensMeet([condition], new Map())) return [];
  return [
    {
      path: wanted ? ['audience'] : ['not', 'audience'],
      message: wanted
        ? `nobody can match: nobody of ${quoteNames(wanted)} meets the other conditions`
        : `nobody can match: everybody left belongs to ${quoteNames(refused ?? [])}`,
      mend: 'Choose another audience, or remove the condition that excludes it.',
    },
  ];
};

/** Why nobody can match a condition; empty where somebody can. */
export const impossibleFields = (condition: Condition): WhenFault[] => {
  const faults = [emptyFields, cohortOfVisitors, emptyAudience];
  for (const findFaults of faults) {
    const found = findFaults(condition);
    if (found.length > 0) return found;
  }
  return [];
};
