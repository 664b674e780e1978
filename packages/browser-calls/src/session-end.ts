/** A 401 of these says that credentials are wrong, not that a session is over. */
const AUTH_SERVICE = '/api/auth/';
/** They are made by those who have no session, or want none any more. */
const EXEMPT: ReadonlySet<string> = new Set(
  ['login', 'register', 'forgot', 'resetpassword', 'user/logout'].map(
    (path) => `${AUTH_SERVICE}${path}`,
  ),
);

export type SessionEnd = 401 | 406 | 418;

/**
 * Whether the answer of a call says that nobody is signed in any more; null when it says no such thing.
 * @param path of the call at the BFF, without a query
 */
export const sessionEndOf = (path: string, status: number): SessionEnd | null => {
  if (EXEMPT.has(path)) return null;
  if (status === 406 || status === 418) return status;
  return status === 401 && !path.startsWith(AUTH_SERVICE) ? status : null;
};
