import devices from '../../../../layouts/messages/en-IN/devices.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Notices on the device of a seeker. */
export const deviceMessages = defineMessages('devices', devices, {
  title: 'label',
  note: 'sentence',
  turnOn: 'label',
  turnOff: 'label',
  busy: 'label',
  on: 'sentence',
  denied: 'sentence',
  unsupported: 'sentence',
  needsInstall: 'sentence',
  failed: 'sentence',
  kinds: 'label',
});
