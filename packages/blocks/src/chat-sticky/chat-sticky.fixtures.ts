import type { BlockFixtures } from '../block-fixtures.ts';
import type { chatSticky } from './schema.ts';

export const fixtures: BlockFixtures<typeof chatSticky> = {
  usual: { settings: { label: 'Messages' }, data: {} },
  long: { settings: { label: 'Recruiter messages' }, data: {} },
};
