import { dropBrowserCookie } from '@broadsheet/browser-calls/drop-browser-cookie';
import type { SessionEnd } from '@broadsheet/browser-calls/session-end';
import { STORED_TOKEN_NAME } from '@broadsheet/browser-calls/stored-token';
import { DEVICE_OFFER_NAME } from '@broadsheet/contract/device-notice';
import { RECENT_SEARCHES_NAME } from '@broadsheet/contract/recent-searches';
import { STORED_FILTER_NAME } from '@broadsheet/contract/stored-filter';
import { forgetOffline } from '../offline/forget-offline.ts';
import type { PageState } from '../page/page-state.ts';
import { changeContext, forgetPerson } from './app-context.ts';
import { loadPage } from './load-page.ts';

/** Pages that visitors can read, so the user stays on them. */
const STAYS_ON: ReadonlySet<string> = new Set(['category', 'location_based', 'tag', 'jobdetail']);
const EXEMPT: ReadonlySet<string> = new Set(['login', 'register']);

/** The path after the end of a session; null: stay. @param next a page with unsaved input, to which the login returns */
export const pathAfterSession = (
  { kind, path }: Pick<PageState['page'], 'kind' | 'path'>,
  status: SessionEnd,
  next?: string,
): string | null => {
  if (EXEMPT.has(kind)) return null;
  if (next !== undefined) return `/login?${new URLSearchParams({ next })}`;
  if (status === 401) return kind === 'home' ? null : '/';
  return STAYS_ON.has(kind) ? path : '/';
};

const clearStored = (): void => {
  try {
    localStorage.removeItem(STORED_TOKEN_NAME);
    localStorage.removeItem(STORED_FILTER_NAME);
    localStorage.removeItem(RECENT_SEARCHES_NAME);
    localStorage.removeItem(DEVICE_OFFER_NAME);
  } catch {
    // If storage is not available, nothing was stored.
  }
  dropBrowserCookie('filter');
};

/**
 * Clears the data of an ended session. A 401 alone ends none: it means that there is no session, and so nobody whose
 * pages may be read offline.
 */
export const endSession = (page: PageState['page'], status: SessionEnd, next?: string): void => {
  void forgetOffline();
  const path = pathAfterSession(page, status, next);
  if (path === null) return;
  if (status !== 401) {
    clearStored();
    changeContext(forgetPerson);
  }
  loadPage(path);
};
