import { defineLoader } from '@broadsheet/contract/block-loader';
import { settings as readSettings } from '@broadsheet/contract/calls/account';
import { SETTABLE_FLAGS } from '@broadsheet/contract/entities/profile-settings';
import { readerOf, savedHref } from '../parts/settings-section.ts';
import { FLAG_WORDS, GROUP_NOTES } from './flag-words.ts';
import { privacySettings } from './schema.ts';

const ORDER = Object.keys(FLAG_WORDS);
const SHOWN = [...SETTABLE_FLAGS].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
const GROUPS = [...new Set(SHOWN.map((name) => FLAG_WORDS[name].group))];

export const loadPrivacySettings = defineLoader(privacySettings, async (_settings, context) => {
  if (!readerOf('privacy', context)) return { data: null };
  const { settings } = await context.call(readSettings, {});
  const groups = GROUPS.map((title) => ({
    title,
    note: GROUP_NOTES[title],
    flags: SHOWN.filter((name) => FLAG_WORDS[name].group === title).map((name) => {
      const { label, hint } = FLAG_WORDS[name];
      return { name, label, hint, isOn: settings[name] === 1 };
    }),
  }));
  return { data: { next: savedHref('privacy'), groups } };
});
