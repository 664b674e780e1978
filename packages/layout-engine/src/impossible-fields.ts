import { AUDIENCE_FIELDS } from '@broadsheet/contract/audience';
import type { When } from '@broadsheet/contract/layout';
import type { WhenFault } from './when-fault.ts';
import { FIELD_DOMAINS, fieldMatches, refusedValues, wantedValues } from './when-matches.ts';
import { hasPossibleSeeker } from './whens-meet.ts';

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

/** Why nobody can match a `when`; empty where somebody can. */
export const impossibleFields = (when: When): WhenFault[] => {
  const faults = emptyFields(when);
  return faults.length > 0 ? faults : cohortOfVisitors(when);
};
