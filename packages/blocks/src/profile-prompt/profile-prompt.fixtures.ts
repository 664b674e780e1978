import { Value } from 'typebox/value';
import type { BlockFixtures } from '../block-fixtures.ts';
import { profilePrompt } from './schema.ts';

const settings = Value.Parse(profilePrompt.settings, Value.Default(profilePrompt.settings, {}));
const { everybody, freshers, parserMismatch } = settings;
const common = { next: '/', failed: null };

export const fixtures: BlockFixtures<typeof profilePrompt> = {
  usual: {
    settings,
    data: {
      title: everybody.title,
      text: everybody.text,
      links: [{ label: everybody.button, href: everybody.link }],
      answers: [],
      ...common,
    },
  },
  mismatch: {
    settings,
    data: {
      title: 'Your resume says 7 years, your profile 4 years',
      text: parserMismatch.text,
      links: [],
      answers: [
        { label: 'Use 7 years', opt: 'parserMismatch', isUpdate: 1 },
        { label: 'Keep 4 years', opt: 'parserMismatch', isUpdate: 0 },
      ],
      ...common,
    },
  },
  failed: {
    settings,
    data: {
      title: 'Is your experience up to date?',
      text: '',
      links: [],
      answers: [{ label: 'Yes, confirm', opt: 'perfectMatch' }],
      next: '/jobfeed',
      failed: 'Unknown error',
    },
  },
  long: {
    settings,
    data: {
      title: 'Your resume says 11 months, and your profile that you have worked for 12 years',
      text: 'W'.repeat(200),
      links: freshers.links.map(({ link }) => ({ label: 'W'.repeat(40), href: link })),
      answers: [],
      ...common,
    },
  },
};
