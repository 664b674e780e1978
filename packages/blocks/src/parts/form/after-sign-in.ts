const ACCOUNT_PAGES = ['/login', '/register', '/reactivate'];

/**
 * Where to go when somebody has signed in: where they wanted to, else the page they are on, unless it is only there to
 * sign in. @param next of the address; empty when it named none
 */
export const afterSignIn = (next: string): string => {
  if (next !== '') return next;
  const { pathname, search } = window.location;
  return ACCOUNT_PAGES.includes(pathname) ? '/' : `${pathname}${search}`;
};
