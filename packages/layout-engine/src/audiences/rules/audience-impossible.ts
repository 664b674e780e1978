import { impossibleFields } from '../../impossible-fields.ts';
import type { AudienceRule } from './audience-rule.ts';

export const audienceImpossible: AudienceRule = {
  code: 'WHEN_IMPOSSIBLE',
  check: ({ audiences }, report) => {
    for (const [key, { any }] of audiences)
      for (const [index, part] of any.entries())
        for (const { path, message, mend } of impossibleFields(part))
          report([key, 'any', index, ...path], message, mend);
  },
};
