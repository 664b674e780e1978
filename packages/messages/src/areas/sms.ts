import sms from '../../../../layouts/messages/en-IN/sms.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Every SMS. The webhook that sends them gets the values as well, for templates that an operator has registered. */
export const smsMessages = defineMessages('sms', sms, {
  login: ['sentence', 'code', 'site', 'minutes'],
  contact: ['sentence', 'code', 'site', 'minutes'],
});
