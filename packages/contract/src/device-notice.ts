/** What the services, pages and the service worker share about notices on devices (web push). */

/** The kinds of notices, in the order in which they are shown. Each has a setting of the seeker. */
export const NOTICE_KINDS = ['interviews', 'messages', 'alerts'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The most devices of a seeker; the one that was added first is dropped. */
export const DEVICES_MAX = 10;

/** The content of a push message. It is shown on locked screens: it names nobody and no job. */
export interface DeviceNotice {
  /** The name of the brand. */
  readonly title: string;
  readonly body: string;
  /** A path of the site. */
  readonly path: string;
  /** A notice takes the place of one with the same tag. */
  readonly tag: string;
}

/** A cache of the browser that exists while notices are on: the worker shows none without it. */
export const NOTICES_CACHE = 'notices-1';
export const NOTICES_MARK = '/notices-on';
/** The path of the call `renewDevice` at the BFF, for the service worker. */
export const RENEW_DEVICE_PATH = '/api/user/notifications/devices/renew';
/** Name under which a browser stores that its member declined notices; it ends with the session. */
export const DEVICE_OFFER_NAME = 'device-offer';
