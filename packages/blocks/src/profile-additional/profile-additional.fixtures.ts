import type { BlockFixtures } from '../block-fixtures.ts';
import { profileFixture } from '../shared/profile/forms/profile.fixtures.ts';
import type { profileAdditional } from './schema.ts';

const { ai } = profileFixture;

export const fixtures: BlockFixtures<typeof profileAdditional> = {
  usual: { settings: {}, data: { told: { ai } } },
  empty: {
    settings: {},
    data: {
      told: {
        ai: {
          currentCTC: null,
          expectedCTC: null,
          currentSalary: null,
          expectedSalary: null,
          confidential: false,
          negotiable: false,
          noticePeriod: null,
        },
      },
    },
  },
};
