import contact from '../../../../layouts/messages/en-IN/contact.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The email and the mobile number of an account. */
export const contactMessages = defineMessages('contact', contact, {
  newEmail: 'label',
  newEmailHint: 'sentence',
  changeEmail: 'label',
  changing: 'label',
  verifyEmail: 'label',
  changeLead: 'label',
  changeNote: 'sentence',
  resendLink: 'label',
  cancelChange: 'label',
  cancelling: 'label',
  noPhone: 'label',
  addPhone: 'label',
  changePhone: 'label',
  phoneHint: 'sentence',
  browserTitle: 'label',
  browserNote: 'sentence',
  stayLoggedIn: 'label',
  verified: 'label',
  notVerified: 'label',
});
