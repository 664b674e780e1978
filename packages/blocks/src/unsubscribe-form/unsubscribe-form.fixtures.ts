import type { BlockFixtures } from '../block-fixtures.ts';
import type { unsubscribeForm } from './schema.ts';

const settings = { title: 'Unsubscribe' };
const action = '/unsubscribe?token=aaaaaaaaaaaaaaaaaaaaaaaa';

export const fixtures: BlockFixtures<typeof unsubscribeForm> = {
  usual: { settings, data: { action, isDone: false, about: 'emails', failed: null } },
  confirmAlert: { settings, data: { action, isDone: false, about: 'alert', failed: null } },
  confirmAlerts: { settings, data: { action, isDone: false, about: 'alerts', failed: null } },
  done: { settings, data: { action: null, isDone: true, about: 'emails', failed: null } },
  alert: { settings, data: { action: null, isDone: true, about: 'alert', failed: null } },
  empty: { settings, data: { action: null, isDone: false, about: 'emails', failed: null } },
  failed: {
    settings,
    data: {
      action: null,
      isDone: false,
      about: 'emails',
      failed: 'This link has expired or was already used.',
    },
  },
};
