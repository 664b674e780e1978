import type { BlockFixtures } from '../block-fixtures.ts';
import type { profileFiles } from './schema.ts';

export const fixtures: BlockFixtures<typeof profileFiles> = {
  usual: {
    settings: {},
    data: {
      told: {
        resumePath: '/api/media/files/a1',
        resumeName: 'asha.pdf',
        resumeUpdatedAt: '2026-06-02T10:00:00.000Z',
        audioPath: '/api/media/files/a2',
        videoPath: '/api/media/files/a3',
      },
    },
  },
  empty: {
    settings: {},
    data: {
      told: {
        resumePath: null,
        resumeName: null,
        resumeUpdatedAt: null,
        audioPath: null,
        videoPath: null,
      },
    },
  },
};
