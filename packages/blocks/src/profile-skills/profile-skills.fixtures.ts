import { SKILLS_MAX } from '@broadsheet/contract/constants';

import type { BlockFixtures } from '../block-fixtures.ts';
import type { profileSkills } from './schema.ts';

const skills = [
  { key: 'java', label: 'Java' },
  { key: 'c-plus-plus', label: 'C++' },
];
const many = Array.from({ length: SKILLS_MAX }, (_, index) => ({
  key: `skill-${index}`,
  label: `A skill with a long name, the ${index}th`,
}));

export const fixtures: BlockFixtures<typeof profileSkills> = {
  usual: {
    settings: {},
    data: {
      told: { skills, tags: [{ key: 'java', label: 'Java' }] },
      offered: [{ key: 'docker', label: 'Docker' }],
    },
  },
  empty: { settings: {}, data: { told: { skills: [], tags: [] }, offered: [] } },
  long: { settings: {}, data: { told: { skills: many, tags: many }, offered: [] } },
};
