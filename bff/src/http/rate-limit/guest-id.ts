import { randomBytes } from 'node:crypto';

const ID_BYTES = 16;
/** One day: long enough for a visit, too short to track anybody. */
export const GUEST_SECONDS = 86_400;
const FORM = /^g\.([\w-]{22})\.([0-9a-z]{1,9})$/;

/** The random id of a visitor, with the second at which it ends. It is signed before it is sent. @param now epoch ms */
export const createGuestId = (now: number): string => {
  const expiresAt = Math.floor(now / 1_000) + GUEST_SECONDS;
  return `g.${randomBytes(ID_BYTES).toString('base64url')}.${expiresAt.toString(36)}`;
};

/** The id in the value of a signed cookie; null for any other signed value, and for an expired id. */
export const parseGuestId = (signed: string | null, now: number): string | null => {
  const [, id, expiresAt = ''] = FORM.exec(signed ?? '') ?? [];
  if (id === undefined) return null;
  return Number.parseInt(expiresAt, 36) * 1_000 > now ? id : null;
};
