import type { BlockFixtures } from '../block-fixtures.ts';
import { choicesFixture } from '../shared/profile/choices.fixtures.ts';
import { profileFixture } from '../shared/profile/forms/profile.fixtures.ts';
import type { profileEducation } from './schema.ts';

const choices = { today: choicesFixture.today };

export const fixtures: BlockFixtures<typeof profileEducation> = {
  usual: { settings: {}, data: { told: { ed: profileFixture.ed }, choices } },
  empty: {
    settings: {},
    data: {
      told: { ed: { educationInfo: { info: [] }, passingYear: null, institute: null } },
      choices,
    },
  },
};
