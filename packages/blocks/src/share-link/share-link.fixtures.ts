import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { BlockFixtures } from '../block-fixtures.ts';
import type { shareLink } from './schema.ts';
import { waysToShare } from './ways-to-share.ts';

export const fixtures: BlockFixtures<typeof shareLink> = {
  usual: {
    settings: { label: 'Share this job' },
    data: {
      href: '/j/senior-java-developer-1234',
      title: 'Senior Java Developer at Kaveri',
      ways: waysToShare(
        'Senior Java Developer at Kaveri',
        'https://tech.example/j/senior-java-developer-1234',
        builtInMessages().share,
      ),
    },
  },
};
