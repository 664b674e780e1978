import { SEEKER_HOME } from '@broadsheet/contract/constants';

const ACCOUNT_PAGES = ['/login', '/register', '/reactivate'];

/**
 * Where to go when somebody has signed in: where they wanted to, else the page they are on, and their jobs where that
 * is only there to sign in. The link of a mail that led here by a page for members brought its token along, which goes on with them.
 * @param next of the address; empty when it named none
 */
export const afterSignIn = (next: string): string => {
  const { pathname, search, hash } = window.location;
  if (next !== '') return hash.startsWith('#token=') ? `${next}${hash}` : next;
  return ACCOUNT_PAGES.includes(pathname) ? SEEKER_HOME : `${pathname}${search}`;
};
