import { NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import { conditionOf } from '../audiences/condition.ts';
import { impossibleFields } from '../impossible-fields.ts';
import { type LayoutRule, writtenWhens } from './rule.ts';

export const whenImpossible: LayoutRule = {
  code: 'WHEN_IMPOSSIBLE',
  check: ({ layout, audiences }, report) => {
    for (const { when, path } of writtenWhens(layout))
      for (const fault of impossibleFields(conditionOf(when, audiences ?? NO_AUDIENCES)))
        report([...path, ...fault.path], fault.message, fault.mend);
  },
};
