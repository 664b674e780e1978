import { SEEKER_HOME } from '@broadsheet/contract/constants';

const ACCOUNT_PAGES = ['/login', '/register', '/reactivate'];

/**
 * Returns the path after a login: `next`, else the current page, or the recommended jobs if that is a login page. A mail
 * link to a member page came with a token in the fragment, which is passed on.
 * @param next the `next` parameter; empty if there is none
 */
export const afterSignIn = (next: string): string => {
  const { pathname, search, hash } = window.location;
  if (next !== '') return hash.startsWith('#token=') ? `${next}${hash}` : next;
  return ACCOUNT_PAGES.includes(pathname) ? SEEKER_HOME : `${pathname}${search}`;
};
