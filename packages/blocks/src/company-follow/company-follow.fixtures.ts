import type { BlockFixtures } from '../block-fixtures.ts';
import type { companyFollow } from './schema.ts';

const data = { companyId: 7, next: '/company/kaveri-systems' };

export const fixtures: BlockFixtures<typeof companyFollow> = {
  usual: {
    settings: {},
    data: { ...data, text: 'See new jobs from Kaveri Systems in Jobs for you.', isFollowed: false },
  },
  followed: {
    settings: {},
    data: { ...data, text: 'You follow Kaveri Systems.', isFollowed: true },
  },
};
