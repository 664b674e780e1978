import { defineLoader } from '@broadsheet/contract/block-loader';
import { failureText } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { Messages } from '@broadsheet/messages/message-areas';
import {
  SETTINGS_SECTIONS,
  type SettingsSection,
  settingsSectionOf,
} from '../shared/page/settings-section.ts';
import { settingsMenu } from './schema.ts';

const labelsOf = ({
  privacy,
  password,
  contact,
  plans,
}: Messages['settings']): Readonly<Record<SettingsSection, string>> => ({
  privacy,
  changepassword: password,
  'verify-contact-details': contact,
  plans,
});

export const loadSettingsMenu = defineLoader(settingsMenu, (_settings, context) => {
  const current = settingsSectionOf(context);
  if (current === null) return { data: null, page: { status: 404 } };
  const labels = labelsOf(context.messages.settings);
  const failed = failureText(context.page);
  return {
    data: {
      sections: SETTINGS_SECTIONS.map((section) => ({
        label: labels[section],
        href: hrefOf('settings', { section }),
        current: section === current,
      })),
      failed,
      isSaved: failed === null && context.page.query.done === 'saved',
    },
    page: { seo: { title: `${labels[current]} | ${context.brand.name}` } },
  };
});
