import filters from '../../../../layouts/messages/en-IN/filters.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The filters of lists of jobs. */
export const filtersMessages = defineMessages('filters', filters, {
  any: 'label',
  jobsCounted: 'label',
  more: ['label', 'count'],
  moreOf: ['label', 'filter'],
  titleWithCount: ['label', 'count', 'title'],
  clearAll: 'label',
  jobType: 'label',
  minSalary: ['label', 'lakh'],
  experienceYears: ['label', 'band'],
  experienceChip: ['label', 'band'],
  otherCity: 'label',
  otherCategory: 'label',
  other: 'label',
  workFromOffice: 'label',
  hybrid: 'label',
  workFromHome: 'label',
  dayShift: 'label',
  nightShift: 'label',
  rotationalShift: 'label',
});
