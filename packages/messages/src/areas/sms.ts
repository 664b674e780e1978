import sms from '../../../../layouts/messages/en-IN/sms.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Every SMS. The webhook that sends them also gets the values, for an operator's registered templates. */
export const smsMessages = defineMessages('sms', sms, {
  login: ['sentence', 'code', 'site', 'minutes'],
  contact: ['sentence', 'code', 'site', 'minutes'],
});
