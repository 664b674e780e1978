import login from '../../../../layouts/messages/en-IN/login.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Logging in: password, second step, forgotten password. */
export const loginMessages = defineMessages('login', login, {
  logIn: 'label',
  loggingIn: 'label',
  newHere: 'label',
  register: 'label',
  deactivated: 'label',
  reactivate: 'label',
  forgotHint: 'sentence',
  sendLink: 'label',
  linkSent: 'sentence',
  linkLife: 'sentence',
  backToLogin: 'label',
  resetTitle: 'label',
  savePassword: 'label',
  newLink: 'label',
  linkMissing: 'sentence',
  secondStepTitle: 'label',
  secondStepLead: 'sentence',
  recoveryTitle: 'label',
  recoveryLead: 'sentence',
  useRecoveryCode: 'label',
  useCode: 'label',
  reactivateTitle: 'label',
});
