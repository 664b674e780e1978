import { TOKEN_MIN_LENGTH } from '@broadsheet/contract/constants';

/** A token as it came with a request: of the right form, and nothing more is known of it. */
export interface RequestToken {
  readonly token: string;
  /** `stored` is what a browser of trial mode keeps by itself. */
  readonly by: 'bearer' | 'cookie' | 'stored';
}

export interface TokenHints {
  readonly authorization: string | undefined;
  readonly cookie: string | undefined;
  /** Encrypted; undefined where the brand is not in trial mode. */
  readonly stored: string | undefined;
}

const MAX_LENGTH = 4_096;
const FORM = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const BEARER = /^bearer\s+(.*)$/i;

const hasForm = (token: string): boolean =>
  token.length > TOKEN_MIN_LENGTH && token.length <= MAX_LENGTH && FORM.test(token);

/** The token that a header `Authorization` names; undefined without one. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  BEARER.exec(authorization ?? '')?.[1]?.trim();

/**
 * The token of a request: the bearer's, else the cookie's, else the stored one. Null where there is none, and where a
 * bearer sends something else: what it names goes before all others.
 */
export const readRequestToken = async (
  { authorization, cookie, stored }: TokenHints,
  decrypt: (stored: string) => Promise<string | null>,
): Promise<RequestToken | null> => {
  const bearer = bearerOf(authorization);
  if (bearer !== undefined) return hasForm(bearer) ? { token: bearer, by: 'bearer' } : null;
  if (cookie !== undefined) return hasForm(cookie) ? { token: cookie, by: 'cookie' } : null;
  const token = stored === undefined ? null : await decrypt(stored);
  return token !== null && hasForm(token) ? { token, by: 'stored' } : null;
};
