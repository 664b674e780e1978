import type { Session } from '@broadsheet/contract/entities/session';
import { ANY_BAND } from '@broadsheet/contract/experience';
import type { VerifiedToken } from '@broadsheet/session-token/verify-token';

/** The session from a token's claims alone, for when the auth service fails. */
export const sessionOfClaims = (
  { claims: { sub, step }, isPro }: VerifiedToken,
  ownLists: boolean,
): Session => ({
  isLoggedIn: !step,
  statusType: step ? 'second-step' : 'active',
  userId: Number(sub),
  obfuscatedUserId: '',
  isPro,
  authInfo: {
    name: '',
    email: '',
    verifiedEmail: false,
    verifiedNumber: false,
    twoFactorAuth: false,
  },
  reader: {
    cohort: 'none',
    experienceBand: ANY_BAND,
    city: null,
    category: null,
    ownLists,
  },
});
