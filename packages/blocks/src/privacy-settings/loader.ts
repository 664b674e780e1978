import { defineLoader } from '@broadsheet/contract/block-loader';
import { settings as readSettings } from '@broadsheet/contract/calls/account';
import type { ProfileSettings } from '@broadsheet/contract/entities/profile-settings';
import {
  FLAG_GROUPS,
  type FlagGroup,
  KNOWN_STATES,
  type KnownFlag,
  SETTABLE_FLAGS,
  SWITCHES,
} from '@broadsheet/contract/profile-flags';
import { readerOf, savedHref } from '../shared/page/settings-section.ts';
import { privacySettings } from './schema.ts';

/** Notices on devices have a block of their own. */
const GROUPS = (Object.keys(FLAG_GROUPS) as FlagGroup[]).filter((group) => group !== 'devices');
const KNOWN = Object.keys(KNOWN_STATES) as KnownFlag[];

const groupsOf = (settings: ProfileSettings) =>
  GROUPS.map((group) => ({
    title: FLAG_GROUPS[group],
    flags: SETTABLE_FLAGS.filter((name) => SWITCHES[name].group === group).map((name) => {
      const { label, hint } = SWITCHES[name];
      return { name, label, hint, isOn: settings[name] === 1 };
    }),
  }));

const knownOf = (settings: ProfileSettings) =>
  KNOWN.filter((name) => settings[name] > 0).map((name) => ({ name, ...KNOWN_STATES[name] }));

export const loadPrivacySettings = defineLoader(privacySettings, async (_settings, context) => {
  if (!readerOf('privacy', context)) return { data: null };
  const { settings } = await context.call(readSettings, {});
  return {
    data: { next: savedHref('privacy'), groups: groupsOf(settings), known: knownOf(settings) },
  };
});
