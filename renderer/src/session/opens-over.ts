import { readContext } from './app-context.ts';
import { loadSession } from './load-session.ts';

/** Pages that open in an overlay. */
const ACCOUNT_PAGES: ReadonlySet<string> = new Set(['/login', '/register']);

export const isAccountPage = (pathname: string): boolean => ACCOUNT_PAGES.has(pathname);

/**
 * How the login or registration opens: in an overlay or as a page. `signed-in` if the user has a session that this page
 * does not know.
 */
export const resolveAccountPage = async (): Promise<'overlay' | 'page' | 'signed-in'> => {
  const { isLoggedIn } = await loadSession();
  if (isLoggedIn) return 'signed-in';
  return readContext().layout.enableLoginPopup ? 'overlay' : 'page';
};
