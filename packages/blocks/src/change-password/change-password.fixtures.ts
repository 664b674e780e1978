import type { BlockFixtures } from '../block-fixtures.ts';
import type { changePasswordForm } from './schema.ts';

export const fixtures: BlockFixtures<typeof changePasswordForm> = {
  usual: {
    settings: {},
    data: { next: '/settings/changepassword?done=saved', email: 'asha@example.com' },
  },
};
