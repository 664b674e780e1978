import type { BlockFixtures } from '../block-fixtures.ts';
import type { profileAbout } from './schema.ts';

const flags = {
  femaleCandidate: 0,
  femaleBackWorkForce: 0,
  differentlyAbled: 0,
  exDefence: 0,
  workFromHome: 0,
} as const;

export const fixtures: BlockFixtures<typeof profileAbout> = {
  usual: {
    settings: {},
    data: { told: { flags: { ...flags, femaleCandidate: 1, workFromHome: 1 }, showMaven: true } },
  },
  empty: { settings: {}, data: { told: { flags, showMaven: false } } },
};
