import { AudienceKey } from '@broadsheet/contract/named-audiences';
import Value from 'typebox/value';
import type { AudienceRule } from './audience-rule.ts';

/** Layouts name audiences by their keys, and could not name these. */
export const audienceKey: AudienceRule = {
  code: 'AUDIENCE_KEY',
  check: ({ audiences }, report) => {
    for (const key of audiences.keys())
      if (!Value.Check(AudienceKey, key))
        report(
          [key],
          `"${key}" cannot be the key of an audience`,
          'Use at most 48 lower-case letters, digits and hyphens, beginning with a letter.',
          'key',
        );
  },
};
