import type { BlockFixtures } from '../block-fixtures.ts';
import type { loginForm } from './schema.ts';

const settings = { title: 'Log in' };
const sample = { id: 'sample', name: 'Sample' };
const data = {
  step: 'password' as const,
  next: '',
  failed: null,
  done: null,
  providers: [],
  pending: null,
};
const pending = { ticket: 'A'.repeat(43), provider: sample };

export const fixtures: BlockFixtures<typeof loginForm> = {
  usual: { settings, data: { ...data, next: '/settings/privacy' } },
  failed: {
    settings,
    data: { ...data, failed: 'Wrong email or password. Try again, or reset your password.' },
  },
  providers: {
    settings,
    data: {
      ...data,
      providers: [
        { id: 'google', name: 'Google' },
        { id: 'linkedin', name: 'LinkedIn' },
      ],
    },
  },
  mobile: { settings, data: { ...data, step: 'mobile' } },
  'mobile-code': { settings, data: { ...data, step: 'mobile-code', next: '/saved-jobs' } },
  link: { settings, data: { ...data, step: 'link', pending } },
  'link-code': { settings, data: { ...data, step: 'link-code', pending } },
  prove: { settings, data: { ...data, step: 'prove', pending } },
  'prove-code': { settings, data: { ...data, step: 'prove-code', pending } },
  register: { settings, data: { ...data, step: 'register', pending } },
  forgot: { settings, data: { ...data, step: 'forgot' } },
  sent: { settings, data: { ...data, step: 'forgot', done: 'forgot' } },
  reset: { settings, data: { ...data, step: 'reset' } },
  'second-factor': { settings, data: { ...data, step: 'second-factor' } },
  reactivate: { settings, data: { ...data, step: 'reactivate', next: '/saved-jobs' } },
  'recovery-code': { settings, data: { ...data, step: 'recovery-code', next: '/' } },
};
