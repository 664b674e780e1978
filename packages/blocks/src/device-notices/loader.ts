import { defineLoader } from '@broadsheet/contract/block-loader';
import { settings as readSettings } from '@broadsheet/contract/calls/account';
import { devices } from '@broadsheet/contract/calls/devices';
import { SETTABLE_FLAGS, SWITCHES } from '@broadsheet/contract/profile-flags';
import { readerOf, savedHref } from '../shared/page/settings-section.ts';
import { deviceNotices } from './schema.ts';

const KINDS = SETTABLE_FLAGS.filter((name) => SWITCHES[name].group === 'devices');

export const loadDeviceNotices = defineLoader(deviceNotices, async (_settings, context) => {
  if (!readerOf('privacy', context)) return { data: null };
  const [{ publicKey }, { settings }] = await Promise.all([
    context.call(devices, {}),
    context.call(readSettings, {}),
  ]);
  if (publicKey === null) return { data: null };
  const kinds = KINDS.map((name) => {
    const { label, hint } = SWITCHES[name];
    return { name, label, hint, isOn: settings[name] === 1 };
  });
  return { data: { next: savedHref('privacy'), publicKey, kinds } };
});
