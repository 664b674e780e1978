import { locationFaults } from '../location-faults.ts';
import { type LayoutRule, writtenWhens } from './rule.ts';

export const unknownLocation: LayoutRule = {
  code: 'UNKNOWN_PLACE',
  check: ({ layout, brands }, report) => {
    for (const { when, path } of writtenWhens(layout))
      for (const fault of locationFaults(when, brands))
        report([...path, ...fault.path], fault.message, fault.mend);
  },
};
