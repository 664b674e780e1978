import type { BlockFixtures } from '../block-fixtures.ts';
import type { secondFactorSettings } from './schema.ts';

const data = {
  next: '/settings/changepassword?done=saved',
  email: 'asha@example.com',
  isOn: false,
  hasNumber: true,
};

export const fixtures: BlockFixtures<typeof secondFactorSettings> = {
  usual: { settings: {}, data },
  on: { settings: {}, data: { ...data, isOn: true } },
  'without number': { settings: {}, data: { ...data, hasNumber: false } },
};
