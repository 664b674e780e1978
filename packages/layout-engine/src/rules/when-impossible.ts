import { impossibleFields } from '../impossible-fields.ts';
import { type LayoutRule, writtenWhens } from './rule.ts';

export const whenImpossible: LayoutRule = {
  code: 'WHEN_IMPOSSIBLE',
  check: ({ layout }, report) => {
    for (const { when, path } of writtenWhens(layout))
      for (const fault of impossibleFields(when))
        report([...path, ...fault.path], fault.message, fault.mend);
  },
};
