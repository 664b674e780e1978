import type { BlockFixtures } from '../block-fixtures.ts';
import type { shareLink } from './schema.ts';

export const fixtures: BlockFixtures<typeof shareLink> = {
  usual: {
    settings: { label: 'Share this job' },
    data: { href: '/j/senior-java-developer-1234', title: 'Senior Java Developer at Kaveri' },
  },
};
