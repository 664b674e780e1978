import type { BlockFixtures } from '../block-fixtures.ts';
import type { registerForm } from './schema.ts';

const settings = { title: 'Register' };
const data = { next: '', failed: null, seekerId: null, providers: [] };

export const fixtures: BlockFixtures<typeof registerForm> = {
  usual: { settings, data: { ...data, next: '/plans' } },
  providers: { settings, data: { ...data, providers: [{ id: 'google', name: 'Google' }] } },
  failed: {
    settings,
    data: { ...data, failed: 'some issue while registering! Please try again!' },
  },
  code: { settings, data: { ...data, seekerId: 'r_1f4' } },
};
