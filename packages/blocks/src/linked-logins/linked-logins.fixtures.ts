import type { BlockFixtures } from '../block-fixtures.ts';
import type { linkedLogins } from './schema.ts';

const google = { id: 'google', name: 'Google' };
const linkedIn = { id: 'linkedin', name: 'LinkedIn' };
const linked = {
  provider: google.id,
  name: google.name,
  email: 'asha@example.com',
  linkedAt: '2026-10-30T06:30:00.000Z',
};
const next = '/settings/changepassword?done=saved';

export const fixtures: BlockFixtures<typeof linkedLogins> = {
  usual: {
    settings: {},
    data: {
      next,
      links: { items: [linked], available: [linkedIn], hasPassword: true },
      isLinked: true,
    },
  },
  empty: {
    settings: {},
    data: {
      next,
      links: { items: [], available: [google, linkedIn], hasPassword: true },
      isLinked: false,
    },
  },
  long: {
    settings: {},
    data: {
      next,
      links: {
        items: [
          { ...linked, email: 'asha.venkataraghavan.subramanian@mail.engineering.example.com' },
          { ...linked, provider: linkedIn.id, name: 'The single sign-on of a large college' },
        ],
        available: [],
        hasPassword: false,
      },
      isLinked: false,
    },
  },
};
