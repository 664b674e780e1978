import type { Session, TokenClaims } from '@broadsheet/contract/entities/session';
import { ANY_BAND } from '@broadsheet/contract/experience';

/** What a token alone says of who is signed in, for when the auth service cannot be asked. */
export const sessionOfClaims = ({ sub, step, pro }: TokenClaims, ownLists: boolean): Session => ({
  isLoggedIn: !step,
  statusType: step ? 'second-step' : 'active',
  userId: Number(sub),
  obfuscatedUserId: '',
  isPro: pro,
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
