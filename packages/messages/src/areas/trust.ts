import trust from '../../../../layouts/messages/en-IN/trust.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** What is known about a job and its employer, as counts and dates. */
export const trustMessages = defineMessages('trust', trust, {
  employer: 'label',
  domainConfirmed: ['sentence', 'domain', 'day'],
  documentsChecked: ['sentence', 'day'],
  notConfirmed: 'sentence',
  posted: 'label',
  postedOnce: ['sentence', 'day'],
  postedAgain: ['sentence', 'day', 'count'],
  replies: 'label',
  replied: ['sentence', 'answered', 'applications'],
  repliedWithin: ['sentence', 'days'],
  repliesUnknown: ['sentence', 'count'],
  reports: 'label',
  upheld: ['sentence', 'count'],
  noneUpheld: 'sentence',
  applyLink: 'label',
  appliesAt: ['sentence', 'host'],
  appliesElsewhere: ['sentence', 'host', 'domain'],
  money: 'label',
  mentionsMoney: 'sentence',
  advice: 'sentence',
});
