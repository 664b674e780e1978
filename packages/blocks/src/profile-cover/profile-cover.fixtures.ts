import type { BlockFixtures } from '../block-fixtures.ts';
import { profileFixture } from '../shared/profile/forms/profile.fixtures.ts';
import type { profileCover } from './schema.ts';

export const fixtures: BlockFixtures<typeof profileCover> = {
  usual: { settings: {}, data: { told: { co: profileFixture.co } } },
  empty: {
    settings: {},
    data: { told: { co: { coverText: '', coverLetterId: null, includeCoverletter: 0 } } },
  },
  long: {
    settings: {},
    data: {
      told: {
        co: { coverText: 'Dear all,\n\n'.repeat(400), coverLetterId: 1, includeCoverletter: 0 },
      },
    },
  },
};
