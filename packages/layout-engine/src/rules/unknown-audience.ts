import { unknownAudiences } from '../audiences/unknown-audiences.ts';
import { type LayoutRule, writtenWhens } from './rule.ts';

export const unknownAudience: LayoutRule = {
  code: 'UNKNOWN_AUDIENCE',
  check: ({ layout, audiences }, report) => {
    if (!audiences) return;
    for (const { when, path } of writtenWhens(layout))
      for (const fault of unknownAudiences(when, audiences))
        report([...path, ...fault.path], fault.message, fault.mend);
  },
};
