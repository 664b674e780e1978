import type { BlockFixtures } from '../block-fixtures.ts';
import { choicesFixture } from '../shared/profile/choices.fixtures.ts';
import { profileFixture } from '../shared/profile/forms/profile.fixtures.ts';
import type { profileDetails } from './schema.ts';

const { cities, countries, today } = choicesFixture;
const choices = { cities, countries, today };
const { pd } = profileFixture;

export const fixtures: BlockFixtures<typeof profileDetails> = {
  usual: { settings: {}, data: { told: { pd }, choices } },
  empty: {
    settings: {},
    data: {
      told: {
        pd: {
          ...pd,
          phone: null,
          dob: null,
          gender: '',
          country: null,
          countryCode: null,
          maritalStatus: null,
          locations: { current: null, preferred: [] },
        },
      },
      choices,
    },
  },
};
