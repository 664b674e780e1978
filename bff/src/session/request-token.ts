import { TOKEN_MIN_LENGTH } from '@broadsheet/contract/constants';

/** A token from a request: well-formed, but not verified. */
export interface RequestToken {
  readonly token: string;
  /** `stored` is the token that a browser in trial mode stores itself. */
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
 * The token of a request: from the bearer header, else the cookie, else the stored one. Null where there is none, and
 * where the bearer header has another format, because that header takes precedence.
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
