import { RECAPTCHA_DEFAULT, VISITOR_USER_ID } from '@broadsheet/contract/constants';
import { isCrawler } from '@broadsheet/contract/crawler';
import type { FeedState } from '@broadsheet/contract/entities/feed-state';
import type { Notification } from '@broadsheet/contract/entities/notification';
import type { AuthInfo, Session } from '@broadsheet/contract/entities/session';
import type Type from 'typebox';

/** What the browser knows of who is signed in. */
export interface SessionState {
  readonly isLoggedIn: boolean;
  readonly statusType: Session['statusType'] | null;
  readonly userId: number;
  readonly isPro: boolean;
  readonly obfuscatedUserId: string;
  readonly authInfo: Type.Static<typeof AuthInfo> | null;
}

export type NotificationState = Pick<Notification, 'id' | 'status'>;

/** What parts of the page share beside what they were drawn from. Lives as long as the document. */
export interface AppContext {
  readonly session: SessionState;
  readonly reCap: string;
  /** A program reads, by what it says of itself. */
  readonly isCrawlerBot: boolean;
  readonly chatCount: number;
  readonly layout: {
    /** The auth service was asked who is signed in, and has answered. */
    readonly validated: boolean;
    /** Login and registration open over the page, not instead of it. */
    readonly enableLoginPopup: boolean;
  };
  readonly notifications: {
    readonly count: number;
    readonly isLoading: boolean;
    /** Those that came or were read while the document is open, the newest first. */
    readonly items: readonly NotificationState[];
  };
  /** Of the list of jobs that the page shows. */
  readonly feed: FeedState;
}

const NOBODY: SessionState = {
  isLoggedIn: false,
  statusType: null,
  userId: VISITOR_USER_ID,
  isPro: false,
  obfuscatedUserId: '',
  authInfo: null,
};

export const DEFAULT_CONTEXT: AppContext = {
  session: NOBODY,
  reCap: RECAPTCHA_DEFAULT,
  isCrawlerBot: isCrawler(navigator.userAgent),
  chatCount: 0,
  layout: { validated: false, enableLoginPopup: true },
  notifications: { count: 0, isLoading: false, items: [] },
  feed: { isLoading: false, loadingSource: null, isFilterLoaded: false },
};

let context = DEFAULT_CONTEXT;

export const readContext = (): AppContext => context;

export const changeContext = (change: (before: AppContext) => AppContext): void => {
  context = change(context);
};

/** Forgets the person; what is of the page stays. */
export const forgetPerson = (before: AppContext): AppContext => ({
  ...before,
  session: NOBODY,
  chatCount: DEFAULT_CONTEXT.chatCount,
  layout: { ...before.layout, validated: false },
  notifications: DEFAULT_CONTEXT.notifications,
});
