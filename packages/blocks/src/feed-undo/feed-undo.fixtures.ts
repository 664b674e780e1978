import type { BlockFixtures } from '../block-fixtures.ts';
import type { feedUndo } from './schema.ts';

const done = {
  text: 'Senior Java Developer at Kaveri Systems is hidden.',
  action: '/api/job/jobfeed/7/unfollowjob/1234/',
  next: '/jobfeed',
};

export const fixtures: BlockFixtures<typeof feedUndo> = {
  usual: { settings: {}, data: { userId: 7, done } },
  'nothing done': { settings: {}, data: { userId: 7, done: null } },
};
