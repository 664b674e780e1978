import { AUDIENCE_FIELDS } from '@broadsheet/contract/audience';
import type { When } from '@broadsheet/contract/layout';
import type { WhenFault } from './when-fault.ts';
import { FIELD_DOMAINS, fieldMatches, refusedValues, wantedValues } from './when-matches.ts';

/** Fields of a `when` that no value can match. */
export const impossibleFields = (when: When): WhenFault[] =>
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
