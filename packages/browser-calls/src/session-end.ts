/** A 401 of these means wrong credentials, not the end of a session. */
const AUTH_SERVICE = '/api/auth/';
/** Calls that need no session or end it. */
const EXEMPT: ReadonlySet<string> = new Set(
  ['login', 'register', 'forgot', 'resetpassword', 'user/logout'].map(
    (path) => `${AUTH_SERVICE}${path}`,
  ),
);

export type SessionEnd = 401 | 406 | 418;

/**
 * The status that ends the session; null if the response does not.
 * @param path of the call at the BFF, without a query
 */
export const sessionEndOf = (path: string, status: number): SessionEnd | null => {
  if (EXEMPT.has(path)) return null;
  if (status === 406 || status === 418) return status;
  return status === 401 && !path.startsWith(AUTH_SERVICE) ? status : null;
};
