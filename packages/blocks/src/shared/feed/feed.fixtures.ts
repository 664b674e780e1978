import { rowFixtures } from '../list/list.fixtures.ts';

export const feedRowFixtures = rowFixtures.map((row, index) => ({
  ...row,
  reasons: index === 0 ? ['Matches 6 of your 8 skills', 'In Pune, where you want to work'] : [],
  recruiter: index === 0 ? { id: 3, name: 'Meera Joshi' } : null,
}));
