import { RECAPTCHA_DEFAULT, VISITOR_USER_ID } from '@broadsheet/contract/constants';
import { isCrawler } from '@broadsheet/contract/crawler';
import type { FeedState } from '@broadsheet/contract/entities/feed-state';
import type { Notification } from '@broadsheet/contract/entities/notification';
import type { AuthInfo, Session } from '@broadsheet/contract/entities/session';
import type Type from 'typebox';

/** What the browser knows about the signed-in user. */
export interface SessionState {
  readonly isLoggedIn: boolean;
  readonly statusType: Session['statusType'] | null;
  readonly userId: number;
  readonly isPro: boolean;
  readonly obfuscatedUserId: string;
  readonly authInfo: Type.Static<typeof AuthInfo> | null;
}

export type NotificationState = Pick<Notification, 'id' | 'status'>;

/** State that modules of the page share. Lives as long as the document. */
export interface AppContext {
  readonly session: SessionState;
  readonly reCap: string;
  /** True for a bot, by its user agent. */
  readonly isCrawlerBot: boolean;
  readonly chatCount: number;
  readonly layout: {
    /** True after the auth service has answered. */
    readonly validated: boolean;
    /** Login and registration open in an overlay. */
    readonly enableLoginPopup: boolean;
  };
  readonly notifications: {
    readonly count: number;
    readonly isLoading: boolean;
    /** Notifications that arrived or were read since the document was loaded, newest first. */
    readonly items: readonly NotificationState[];
  };
  /** The state of the page's list of jobs. */
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

/** Removes the user's data; the page's data stays. */
export const forgetPerson = (before: AppContext): AppContext => ({
  ...before,
  session: NOBODY,
  chatCount: DEFAULT_CONTEXT.chatCount,
  layout: { ...before.layout, validated: false },
  notifications: DEFAULT_CONTEXT.notifications,
});
