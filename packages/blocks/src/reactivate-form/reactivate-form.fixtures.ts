import type { BlockFixtures } from '../block-fixtures.ts';
import type { reactivateForm } from './schema.ts';

const settings = { title: 'Reactivate your account' };

export const fixtures: BlockFixtures<typeof reactivateForm> = {
  usual: { settings, data: { step: 'password', failed: null } },
  code: { settings, data: { step: 'code', failed: null } },
  failed: {
    settings,
    data: {
      step: 'password',
      failed: 'Wrong email or password. Try again, or reset your password.',
    },
  },
};
