import type { BlockFixtures } from '../block-fixtures.ts';
import { choicesFixture } from '../shared/profile/choices.fixtures.ts';
import { profileFixture } from '../shared/profile/forms/profile.fixtures.ts';
import type { profileWork } from './schema.ts';

const { areas, industries, today } = choicesFixture;
const choices = { areas, industries, today };
const { we } = profileFixture;
const LONG_LIST = 12;

export const fixtures: BlockFixtures<typeof profileWork> = {
  usual: { settings: {}, data: { told: { we }, choices } },
  empty: {
    settings: {},
    data: {
      told: {
        we: {
          experienceStatus: null,
          experienceYear: null,
          experienceMonth: null,
          functionalArea: null,
          industry: null,
          professionalInfo: [],
        },
      },
      choices,
    },
  },
  long: {
    settings: {},
    data: {
      told: {
        we: {
          ...we,
          professionalInfo: Array.from({ length: LONG_LIST }, (_, index) => ({
            id: index + 1,
            title: `Engineer for things without an end ${index + 1}`,
            company: 'KaveriSystemsAndAllOfItsSubsidiariesWithinTheWholeOfIndia',
            from: `${2000 + index}-01`,
            until: `${2000 + index}-12`,
            description: 'What was done there.\n'.repeat(20),
          })),
        },
      },
      choices,
    },
  },
};
