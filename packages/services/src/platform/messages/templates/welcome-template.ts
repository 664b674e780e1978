import { bindTemplate } from './draft.ts';

export const WELCOME_TEMPLATE = bindTemplate('welcome', ({ name }, site) => ({
  subject: `Welcome to ${site.name}`,
  heading: 'Welcome',
  preview: 'Three tips to begin with.',
  name,
  paragraphs: ['Your account is open. Three tips to begin with:'],
  tips: [
    {
      title: 'Search in your own words',
      text: 'Type what you do and where, as you would say it. Short forms and other names for a skill are understood.',
      link: { label: 'Find jobs', href: `${site.url}/` },
    },
    {
      title: 'Hide what is not for you',
      text: 'Block a company in your settings, and none of its jobs comes up in any of your lists.',
      link: { label: 'Choose companies', href: `${site.url}/settings/privacy` },
    },
    {
      title: 'Lock your account twice',
      text: 'With a second step, a password that somebody has found out is not enough to get in.',
      link: { label: 'Set up a second step', href: `${site.url}/settings/privacy` },
    },
  ],
  notes: [],
}));
