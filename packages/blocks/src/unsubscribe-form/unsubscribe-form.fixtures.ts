import type { BlockFixtures } from '../block-fixtures.ts';
import type { unsubscribeForm } from './schema.ts';

const settings = { title: 'Unsubscribe' };
const action = '/unsubscribe?token=aaaaaaaaaaaaaaaaaaaaaaaa';

export const fixtures: BlockFixtures<typeof unsubscribeForm> = {
  usual: { settings, data: { action, isDone: false, failed: null } },
  done: { settings, data: { action: null, isDone: true, failed: null } },
  empty: { settings, data: { action: null, isDone: false, failed: null } },
  failed: {
    settings,
    data: { action: null, isDone: false, failed: 'This link has expired or was already used.' },
  },
};
