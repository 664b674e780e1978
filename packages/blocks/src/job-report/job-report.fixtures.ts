import type { BlockFixtures } from '../block-fixtures.ts';
import type { jobReport } from './schema.ts';

export const fixtures: BlockFixtures<typeof jobReport> = {
  usual: {
    settings: { label: 'Report this job' },
    data: { id: 1234, next: '/j/senior-java-developer-kaveri-systems-1234' },
  },
};
