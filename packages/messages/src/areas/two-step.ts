import twoStep from '../../../../layouts/messages/en-IN/two-step.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Setting up two-step verification. */
export const twoStepMessages = defineMessages('two-step', twoStep, {
  title: 'label',
  intro: 'sentence',
  channels: 'label',
  app: 'label',
  sms: 'label',
  smsNeeds: 'label',
  verifyNumber: 'label',
  needsJavaScript: 'sentence',
  setUp: 'label',
  settingUp: 'label',
  qrCode: 'label',
  typeKey: 'label',
  isOn: 'sentence',
  turnOff: 'label',
  turningOff: 'label',
  saveCodes: 'sentence',
  copy: 'label',
  copied: 'label',
  notCopied: 'sentence',
  download: 'label',
  codesSaved: 'label',
});
