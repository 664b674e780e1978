import type { BlockFixtures } from '../block-fixtures.ts';
import type { settingsMenu } from './schema.ts';

const settings = { title: 'Settings' };
const data = {
  sections: [
    { label: 'Privacy and emails', href: '/settings/privacy', current: true },
    { label: 'Password and security', href: '/settings/changepassword', current: false },
    {
      label: 'Contact details and my data',
      href: '/settings/verify-contact-details',
      current: false,
    },
    { label: 'Plans and orders', href: '/settings/plans', current: false },
  ],
  failed: null,
  isSaved: false,
};

export const fixtures: BlockFixtures<typeof settingsMenu> = {
  usual: { settings, data },
  saved: { settings, data: { ...data, isSaved: true } },
  failed: { settings, data: { ...data, failed: 'Failed to update, try again' } },
};
