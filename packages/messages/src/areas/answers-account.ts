import answersAccount from '../../../../layouts/messages/en-IN/answers-account.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** What calls answer about logins, contacts, settings and the account. */
export const accountAnswerMessages = defineMessages('answers-account', answersAccount, {
  loggedIn: 'sentence',
  loggedOut: 'sentence',
  appCodeNeeded: 'sentence',
  loginCodeSent: ['sentence', 'contact'],
  smsLoginSent: 'sentence',
  loginUnlinked: 'sentence',
  registrationCodeSent: 'sentence',
  resetLinkSent: 'sentence',
  passwordRulesSent: 'sentence',
  passwordReset: 'sentence',
  passwordChanged: 'sentence',
  contactCodeSent: ['sentence', 'contact'],
  contactCodeVerified: 'sentence',
  emailVerified: 'sentence',
  emailAlreadyVerified: 'sentence',
  emailChanged: 'sentence',
  emailChangeCancelled: 'sentence',
  emailChangeLinkSent: 'sentence',
  verificationLinkSent: 'sentence',
  phoneVerified: 'sentence',
  setupCodeSent: ['sentence', 'contact'],
  appSetup: 'sentence',
  twoStepOn: 'sentence',
  twoStepOff: 'sentence',
  settingsSaved: 'sentence',
  cookieChoiceSaved: 'sentence',
  accountDeactivated: 'sentence',
  accountErased: 'sentence',
  alertStopped: 'sentence',
  mailsStopped: 'sentence',
  requestsStopped: 'sentence',
});
