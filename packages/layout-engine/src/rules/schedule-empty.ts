import { scheduleFaults } from '../schedule-faults.ts';
import { type LayoutRule, writtenWhens } from './rule.ts';

export const scheduleEmpty: LayoutRule = {
  code: 'SCHEDULE_EMPTY',
  check: ({ layout }, report) => {
    for (const { when, path } of writtenWhens(layout))
      for (const fault of scheduleFaults(when))
        report([...path, ...fault.path], fault.message, fault.mend);
    for (const fault of scheduleFaults(layout)) report(fault.path, fault.message, fault.mend);
  },
};
