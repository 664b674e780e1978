import type { BlockFixtures } from '../block-fixtures.ts';
import type { loginForm } from './schema.ts';

const settings = { title: 'Log in' };
const data = { step: 'password', next: '', failed: null, done: null } as const;

export const fixtures: BlockFixtures<typeof loginForm> = {
  usual: { settings, data: { ...data, next: '/settings/privacy' } },
  failed: {
    settings,
    data: { ...data, failed: 'Wrong email or password. Try again, or reset your password.' },
  },
  forgot: { settings, data: { ...data, step: 'forgot' } },
  sent: { settings, data: { ...data, step: 'forgot', done: 'forgot' } },
  reset: { settings, data: { ...data, step: 'reset' } },
  'second-factor': { settings, data: { ...data, step: 'second-factor' } },
  reactivate: { settings, data: { ...data, step: 'reactivate', next: '/saved-jobs' } },
  'recovery-code': { settings, data: { ...data, step: 'recovery-code', next: '/' } },
};
