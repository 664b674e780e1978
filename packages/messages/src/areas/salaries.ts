import salaries from '../../../../layouts/messages/en-IN/salaries.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Salaries that employers advertise for similar jobs. */
export const salariesMessages = defineMessages('salaries', salaries, {
  summary: ['sentence', 'range', 'median'],
  low: 'label',
  median: 'label',
  high: 'label',
  thisJob: 'label',
  sameTitle: 'label',
  keyword: ['label', 'keyword'],
  fromYears: ['label', 'years'],
  betweenYears: ['label', 'range', 'max'],
  india: 'label',
  basis: ['sentence', 'salaries', 'jobs', 'location', 'experience'],
  widerCity: ['sentence', 'city'],
  widerYears: 'sentence',
  widerKeyword: ['sentence', 'keyword'],
});
