import type { BlockFixtures } from '../block-fixtures.ts';
import type { interviewInvites } from './schema.ts';

const settings = { button: 'Book Slots' };

export const fixtures: BlockFixtures<typeof interviewInvites> = {
  usual: { settings, data: { count: 3 } },
  one: { settings, data: { count: 1 } },
  long: { settings: { button: 'Book Slots now' }, data: { count: 123_456 } },
};
