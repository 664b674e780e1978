import type { BlockFixtures } from '../block-fixtures.ts';
import type { unsubscribeForm } from './schema.ts';

const settings = { title: 'Unsubscribe' };
const action = '/unsubscribe?token=aaaaaaaaaaaaaaaaaaaaaaaa';

export const fixtures: BlockFixtures<typeof unsubscribeForm> = {
  usual: { settings, data: { action, isDone: false, isAlert: false, failed: null } },
  done: { settings, data: { action: null, isDone: true, isAlert: false, failed: null } },
  alert: { settings, data: { action: null, isDone: true, isAlert: true, failed: null } },
  empty: { settings, data: { action: null, isDone: false, isAlert: false, failed: null } },
  failed: {
    settings,
    data: {
      action: null,
      isDone: false,
      isAlert: false,
      failed: 'This link has expired or was already used.',
    },
  },
};
