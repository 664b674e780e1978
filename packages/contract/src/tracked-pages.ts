import type { LISTING_SOURCE_CODES, ORIGIN_LABELS, SOURCE_TRACKING_CODES } from './constants.ts';
import { HOME_PAGE_VIEW_NAME } from './constants.ts';
import type { PageMatch } from './match-page.ts';
import type { PageLayoutName } from './page-kinds.ts';

export type OriginLabel = (typeof ORIGIN_LABELS)[number];
export type SourceKey = keyof typeof SOURCE_TRACKING_CODES;
type ListingKey = keyof typeof LISTING_SOURCE_CODES;

/** The view name of one page kind, and its label as an origin. */
export interface TrackedPage {
  /** Absent: the name of the kind. */
  readonly view?: string;
  readonly source?: SourceKey;
  readonly origin?: OriginLabel;
  /** Which kind of list of jobs it is. */
  readonly listing?: ListingKey;
}

/** Every page kind, also those that no label of the product names. */
const TRACKED_PAGES = {
  home: { view: HOME_PAGE_VIEW_NAME, source: 'hp', origin: 'home' },
  category: { source: 'cl', origin: 'CategoryPage', listing: 'cl' },
  location_based: { source: 'cl', origin: 'CategoryPage', listing: 'cl' },
  tag: { source: 'kl', origin: 'KeywordPage', listing: 'kp' },
  search: { source: 'src', origin: 'Search' },
  jobdetail: { source: 'jd' },
  'similar-jobs': { source: 'smj', origin: 'SimilarJob' },
  jobfeed: { source: 'jf', origin: 'Jobfeed', listing: 'jf' },
  recruiterJobfeed: { source: 'jf', origin: 'Jobfeed', listing: 'rl' },
  'saved-jobs': { source: 'svj', origin: 'SavedJob' },
  'applied-jobs': { source: 'apj', origin: 'AppliedJob' },
  allnotification: { origin: 'NotificationPage' },
  checkout: {},
  company: { listing: 'ep' },
  register: { source: 'reg' },
  registration: { source: 'reg' },
  aboutus: {},
  article: {},
  app: {},
  blog: {},
  chats: {},
  'apply-to-jobs': {},
  contact: {},
  cookiepolicy: {},
  course: {},
  deactivate: {},
  'early-applicant-jobs': {},
  'early-applicant-preference': {},
  engineers_week: {},
  epoch: {},
  'epoch-round-one': {},
  'epoch-round-two': {},
  'epoch-terms': {},
  'epoch-entry': {},
  faq: {},
  interview: {},
  interviews: {},
  jobapplied: {},
  landing: {},
  learning: {},
  location: {},
  login: {},
  myprofile: {},
  notfound: {},
  pendingassessments: {},
  pendingrecommendations: {},
  'personalize-jobfeed': {},
  plans: {},
  privacy: {},
  'pro-membership': {},
  reactivate: {},
  recommend: {},
  'recommended-jobs': {},
  recruiterview: {},
  refund: {},
  removedjobs: {},
  'resume-builder': {},
  settings: {},
  sitemap: {},
  socialconnection: {},
  subscriptionsuccess: {},
  talentBridge: {},
  terms: {},
  unsubscribe: {},
  'update-profile': {},
  women_at_work: {},
} as const satisfies Record<PageLayoutName, TrackedPage>;

/** True if no other kind of page has the same label and source as an origin. */
export const hasOwnOrigin = (kind: PageLayoutName): boolean => {
  const rows: TrackedPage[] = Object.values(TRACKED_PAGES);
  const { origin, source }: TrackedPage = TRACKED_PAGES[kind];
  return rows.filter((row) => row.origin === origin && row.source === source).length === 1;
};

/** The event name of a page view. */
export const viewNameOf = (kind: PageLayoutName): string => {
  const { view }: TrackedPage = TRACKED_PAGES[kind];
  return view ?? kind;
};

/** The row of a page; that of a keyword in a city is the keyword's. */
export const trackedPageOf = ({ kind, params }: Pick<PageMatch, 'kind' | 'params'>): TrackedPage =>
  TRACKED_PAGES[kind === 'location_based' && params.keyword !== undefined ? 'tag' : kind];

/** The label of a source key's pages; null where the product has none. */
export const originOfSource = (key: SourceKey): OriginLabel | null => {
  const rows: TrackedPage[] = Object.values(TRACKED_PAGES);
  return rows.find(({ source }) => source === key)?.origin ?? null;
};
