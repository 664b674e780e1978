/** What the service worker, pages and the BFF share about reading offline. */

export const SERVICE_WORKER_PATH = '/service-worker.js';
/** The page that is shown instead of one without a copy. */
export const OFFLINE_PATH = '/offline';
export const OFFLINE_STYLES_PATH = '/offline.css';
/** Texts of the worker and of what pages do offline, as JSON. */
export const OFFLINE_TEXTS_PATH = '/offline.json';

/** Of a page that its reader can read offline: a tag of that reader. Other pages of seekers have no copy. */
export const OFFLINE_OWNER_HEADER = 'x-offline-owner';

/** Seekers' pages with copies: what somebody needs on the way to an interview. */
export const OFFLINE_KINDS: ReadonlySet<string> = new Set([
  'saved-jobs',
  'applied-jobs',
  'jobapplied',
  'interviews',
  'interview',
]);

/** Names of caches. The number grows when their content changes its form. */
export const COPY_CACHES = { public: 'pages-1', own: 'own-1' } as const;
export const SAVE_QUEUE = { database: 'offline', store: 'saves' } as const;

/** Marks in the offline page for its lists. */
export const OFFLINE_GROUPS = { own: '<!--own-->', public: '<!--public-->' } as const;
/** In a text, the time of a copy. */
export const COPY_TIME = '%TIME%';

export interface OfflineTexts {
  /** Contains COPY_TIME. */
  readonly copy: string;
  readonly tryAgain: string;
  readonly saveQueued: string;
  readonly unsaveQueued: string;
  readonly queueSent: string;
}

export type WorkerMessage =
  /** A page is loaded, with these files, and its reader is known. */
  | {
      readonly is: 'member' | 'visitor';
      readonly path: string;
      readonly files: readonly string[];
    }
  /** The session has ended. */
  | { readonly is: 'forget' };
