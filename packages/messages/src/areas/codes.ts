import codes from '../../../../layouts/messages/en-IN/codes.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Forms for a one-time code: to activate an account, and for the second step of a login. */
export const codeMessages = defineMessages('codes', codes, {
  code: 'label',
  verify: 'label',
  verifying: 'label',
  recoveryCode: 'label',
  verifyStep: 'label',
  codeHint: 'sentence',
  resend: 'label',
  sendNewCode: 'label',
  sendCode: 'label',
  forgotPassword: 'label',
  codeSent: ['sentence', 'contact'],
  accountDeactivated: 'sentence',
});
