import type { BlockFixtures } from '../block-fixtures.ts';
import type { deactivateForm } from './schema.ts';

const settings = { title: 'Deactivate your account' };

export const fixtures: BlockFixtures<typeof deactivateForm> = {
  usual: { settings, data: { failed: null } },
  failed: { settings, data: { failed: 'The password is not right.' } },
};
