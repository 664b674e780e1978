import { readContext } from './app-context.ts';
import { loadSession } from './load-session.ts';

/** Pages that open in an overlay. */
const ACCOUNT_PAGES: ReadonlySet<string> = new Set(['/login', '/register']);

export const isAccountPage = (pathname: string): boolean => ACCOUNT_PAGES.has(pathname);

/** The parameters by which a login says what it is for. */
const REASON = ['act', 'job'];

/** The path of a page of accounts, which says what it is for as the one before it over the same page. */
export const withReason = (path: string, before: string | null): string => {
  if (before === null) return path;
  const { pathname, searchParams } = new URL(path, window.location.href);
  const given = new URL(before, window.location.href).searchParams;
  for (const name of REASON) {
    const value = given.get(name);
    if (value !== null) searchParams.set(name, value);
  }
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
};

/**
 * How the login or registration opens: in an overlay or as a page. `signed-in` if the user has a session that this page
 * does not know.
 */
export const resolveAccountPage = async (): Promise<'overlay' | 'page' | 'signed-in'> => {
  const { isLoggedIn } = await loadSession();
  if (isLoggedIn) return 'signed-in';
  return readContext().layout.enableLoginPopup ? 'overlay' : 'page';
};
