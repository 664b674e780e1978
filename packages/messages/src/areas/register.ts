import register from '../../../../layouts/messages/en-IN/register.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The form that creates an account. */
export const registerMessages = defineMessages('register', register, {
  name: 'label',
  emailHint: 'sentence',
  register: 'label',
  registering: 'label',
  haveAccount: 'label',
  agreeTo: 'label',
  terms: 'label',
  seeAlso: 'label',
  privacyPolicy: 'label',
  checkEmailTitle: 'label',
  codeSent: 'sentence',
  startAgain: 'label',
});
