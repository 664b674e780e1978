import { AUDIENCE_FIELDS } from '@broadsheet/contract/audience';
import { FIELD_DOMAINS, fieldMatches, refusedValues, wantedValues } from '../when-matches.ts';
import { type LayoutRule, writtenWhens } from './rule.ts';

export const whenImpossible: LayoutRule = {
  code: 'WHEN_IMPOSSIBLE',
  check: ({ layout }, report) => {
    for (const { when, path } of writtenWhens(layout))
      for (const field of AUDIENCE_FIELDS) {
        const candidates = wantedValues(when, field) ?? FIELD_DOMAINS[field];
        if (!candidates || candidates.some((value) => fieldMatches(when, field, value))) continue;
        report(
          refusedValues(when, field) ? [...path, 'not', field] : [...path, field],
          `nobody can match: "not" takes away every ${field} that is left`,
          `Take a value out of "not", or take "${field}" out.`,
        );
      }
  },
};
