import { readContext } from './app-context.ts';
import { loadSession } from './load-session.ts';

/** Pages that open over the page they are asked for from. */
const ACCOUNT_PAGES: ReadonlySet<string> = new Set(['/login', '/register']);

export const isAccountPage = (pathname: string): boolean => ACCOUNT_PAGES.has(pathname);

/**
 * How the login or the registration is shown to who asks for it: over the page, as a page, or, since they are signed in
 * already and this page does not know, not at all.
 */
export const resolveAccountPage = async (): Promise<'overlay' | 'page' | 'signed-in'> => {
  const { isLoggedIn } = await loadSession();
  if (isLoggedIn) return 'signed-in';
  return readContext().layout.enableLoginPopup ? 'overlay' : 'page';
};
