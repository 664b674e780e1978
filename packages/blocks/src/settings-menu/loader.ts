import { defineLoader } from '@broadsheet/contract/block-loader';
import { failureText } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import {
  SETTINGS_SECTIONS,
  type SettingsSection,
  settingsSectionOf,
} from '../shared/page/settings-section.ts';
import { settingsMenu } from './schema.ts';

const LABELS: Readonly<Record<SettingsSection, string>> = {
  privacy: 'Privacy and mails',
  changepassword: 'Password and second step',
  'verify-contact-details': 'Contact details and my data',
  plans: 'Plans and orders',
};

export const loadSettingsMenu = defineLoader(settingsMenu, (_settings, context) => {
  const current = settingsSectionOf(context);
  if (current === null) return { data: null, page: { status: 404 } };
  const failed = failureText(context.page);
  return {
    data: {
      sections: SETTINGS_SECTIONS.map((section) => ({
        label: LABELS[section],
        href: hrefOf('settings', { section }),
        current: section === current,
      })),
      failed,
      isSaved: failed === null && context.page.query.done === 'saved',
    },
    page: { seo: { title: `${LABELS[current]} | ${context.brand.name}` } },
  };
});
