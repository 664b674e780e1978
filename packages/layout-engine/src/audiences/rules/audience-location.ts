import { locationFaults } from '../../location-faults.ts';
import type { AudienceRule } from './audience-rule.ts';

export const audienceLocation: AudienceRule = {
  code: 'UNKNOWN_PLACE',
  check: ({ audiences, brands }, report) => {
    for (const [key, { any }] of audiences)
      for (const [index, part] of any.entries())
        for (const { path, message, mend } of locationFaults(part, brands))
          report([key, 'any', index, ...path], message, mend);
  },
};
