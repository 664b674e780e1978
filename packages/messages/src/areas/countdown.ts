import countdown from '../../../../layouts/messages/en-IN/countdown.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** How long something is open. */
export const countdownMessages = defineMessages('countdown', countdown, {
  ends: ['label', 'date'],
  daysLeft: ['label', 'count'],
  hoursLeft: ['label', 'count'],
  minutesLeft: ['label', 'count'],
});
