import times from '../../../../layouts/messages/en-IN/times.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** How long ago, how long, and from when to when. */
export const timesMessages = defineMessages('times', times, {
  today: 'label',
  yesterday: 'label',
  daysAgo: ['label', 'count'],
  weeksAgo: ['label', 'count'],
  monthsAgo: ['label', 'count'],
  years: ['label', 'count'],
  months: ['label', 'count'],
  fromDayToDay: ['label', 'from', 'until'],
});
