import type { BlockFixtures } from '../block-fixtures.ts';
import type { deactivateForm } from './schema.ts';

const email = 'asha@example.com';

const settings = { title: 'Deactivate your account' };

export const fixtures: BlockFixtures<typeof deactivateForm> = {
  usual: { settings, data: { failed: null, email } },
  failed: { settings, data: { failed: 'Wrong password. Try again.', email } },
};
