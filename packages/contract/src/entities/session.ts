import Type from 'typebox';
import { Cohort, ExperienceBandId } from '../audience.ts';
import { TOKEN_MIN_LENGTH, TOKEN_PARTS } from '../constants.ts';

/** The format of a token; its content only counts after its signature was verified. */
export const Token = Type.String({
  pattern: `^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+){${TOKEN_PARTS - 1}}$`,
  minLength: TOKEN_MIN_LENGTH + 1,
  maxLength: 4096,
});

export const AuthInfo = Type.Object({
  name: Type.String(),
  email: Type.String(),
  verifiedEmail: Type.Boolean(),
  verifiedNumber: Type.Boolean(),
  twoFactorAuth: Type.Boolean(),
});

/** The signed-in person, as the auth service reports it. */
export const Session = Type.Object({
  isLoggedIn: Type.Boolean({ description: 'False while the second step of a login is open.' }),
  statusType: Type.Enum(['active', 'second-step']),
  userId: Type.Integer(),
  obfuscatedUserId: Type.String(),
  isPro: Type.Boolean(),
  authInfo: AuthInfo,
  /** The fields that pages vary by; null: unknown. */
  reader: Type.Object({
    cohort: Cohort,
    experienceBand: ExperienceBandId,
    city: Type.Union([Type.String(), Type.Null()]),
    category: Type.Union([Type.String(), Type.Null()]),
    /** Lists of jobs are otherwise than for all: some are unwanted, or some jobs saved. */
    ownLists: Type.Boolean(),
  }),
});
export type Session = Type.Static<typeof Session>;

/** The claims of a token; times are epoch seconds. */
export const TokenClaims = Type.Object({
  sub: Type.String({ pattern: '^[1-9]\\d*$', description: "The seeker's id." }),
  /** The brand. */
  aud: Type.String(),
  iss: Type.Literal('broadsheet'),
  sid: Type.String({ description: 'The session.' }),
  /** How often the session was refreshed before this token. */
  gen: Type.Integer({ minimum: 0 }),
  /** True while the second step is open: good for that step only. */
  step: Type.Boolean(),
  /** Until when the seeker is a pro member, or was; absent for never. */
  proUntil: Type.Optional(Type.Integer()),
  iat: Type.Integer(),
  exp: Type.Integer(),
});
export type TokenClaims = Type.Static<typeof TokenClaims>;

/** Header in which a browser of trial mode sends its stored token. */
export const STORED_TOKEN_HEADER = 'x-stored-token';
/** Response header of the BFF with the token that replaces a bearer's one. */
export const REFRESHED_TOKEN_HEADER = 'x-refreshed-token';
