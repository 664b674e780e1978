import codes from '../../../../layouts/messages/en-IN/codes.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Forms that take a one-time code: of an account to open, and of the second step of a login. */
export const codeMessages = defineMessages('codes', codes, {
  code: 'label',
  codeHint: 'sentence',
  verify: 'label',
  verifying: 'label',
  recoveryCode: 'label',
  verifyStep: 'label',
  resend: 'label',
  accountDeactivated: 'sentence',
  sendNewCode: 'label',
});
