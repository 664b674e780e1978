import type { Session } from '@broadsheet/contract/entities/session';

/** A signed-in reader, for tests of loaders. */
export const sessionFixture: Session = {
  isLoggedIn: true,
  statusType: 'active',
  userId: 7,
  obfuscatedUserId: 'x7',
  isPro: false,
  authInfo: {
    name: 'Asha Rao',
    email: 'asha@example.com',
    verifiedEmail: true,
    verifiedNumber: false,
    twoFactorAuth: false,
  },
  reader: {
    cohort: 'none',
    experienceBand: 1,
    city: null,
    category: null,
    ownLists: false,
  },
};
