import type { Brand } from './brand.ts';

export interface PageKindDefinition {
  /** More specific patterns first; parameters as {name}. The first with all its parameters builds links. */
  readonly paths: readonly string[];
  readonly auth: 'public' | 'seeker';
  /** Absent: both brands. */
  readonly brands?: readonly Brand[];
  /** Absent: independent of the brand's flags. */
  readonly flag?: 'competition';
  /** About one entity that a primary block finds: without such a block the page does not exist. */
  readonly hasLookup?: true;
  /** Public, but without search value: search engines and the sitemap exclude it. */
  readonly unlisted?: true;
  /** Its address grants access: no cache stores it, and no log contains it. */
  readonly forOne?: true;
}

const seeker = (...paths: string[]): PageKindDefinition => ({ paths, auth: 'seeker' });
const open = (...paths: string[]): PageKindDefinition => ({ paths, auth: 'public' });
const unlisted = (...paths: string[]): PageKindDefinition => ({
  ...open(...paths),
  unlisted: true,
});
const hasLookup = (kind: PageKindDefinition): PageKindDefinition => ({ ...kind, hasLookup: true });

/** Of the competition: of one brand, and there while it is switched on. */
const competition = (kind: PageKindDefinition): PageKindDefinition => ({
  ...kind,
  brands: ['management'],
  flag: 'competition',
});

/** Every page of the product by the name of its layout. Links and routes both come from here. */
export const PAGE_KINDS = {
  home: open('/'),
  location_based: open('/c/{category}-jobs-in-{city}', '/k/{keyword}-jobs-in-{city}'),
  category: open('/c/{category}-jobs'),
  tag: open('/k/{keyword}-jobs'),
  app: open('/downloadapp'),
  notfound: open(),
  /** Its addresses are in its layouts: see `site-addresses.ts`. */
  landing: open(),
  aboutus: open('/aboutus'),
  company: open('/company/{slug}', '/companies'),
  contact: open('/contact'),
  refund: open('/refund'),
  privacy: open('/privacy'),
  cookiepolicy: open('/cookiepolicy'),
  terms: open('/terms'),
  faq: open('/faq'),
  chats: seeker('/chats/{conversationId}', '/chats/', '/mychat'),
  sitemap: open('/sitemap'),
  deactivate: seeker('/deactivate'),
  interviews: seeker('/interviews'),
  interview: hasLookup(seeker('/interview/{calendarId}')),
  recruiterJobfeed: hasLookup(open('/jobfeed/recruiter/{recruiterId}')),
  jobfeed: seeker('/jobfeed'),
  recruiterview: seeker('/recruiterview'),
  allnotification: seeker('/allnotification'),
  jobapplied: hasLookup(seeker('/job/applied/{jobId}')),
  jobdetail: hasLookup(open('/j/{slug}-{jobId}')),
  search: open('/search/{keyword}-p{page}.html', '/search/{keyword}.html'),
  location: open('/jobs-in-{city}'),
  'personalize-jobfeed': seeker('/personalize-jobfeed'),
  registration: hasLookup(unlisted('/registration/{step}')),
  'update-profile': seeker('/update-profile'),
  women_at_work: open('/women_at_work'),
  engineers_week: open('/engineers_week'),
  blog: open('/blog'),
  article: hasLookup(open('/blog/{slug}')),
  course: hasLookup(open('/course/{slug}')),
  learning: open('/learning'),
  talentBridge: open('/pro_talent'),
  pendingrecommendations: seeker('/pendingrecommendations'),
  socialconnection: seeker('/socialconnection'),
  'resume-builder': seeker('/resume-builder', '/subscribe/resume-builder'),
  plans: open('/subscribe/plans'),
  checkout: hasLookup(seeker('/subscribe/checkout/{orderId}')),
  subscriptionsuccess: seeker('/subscribe/success'),
  'pro-membership': open('/subscribe/pro-membership'),
  pendingassessments: seeker('/pendingassessments'),
  unsubscribe: unlisted('/unsubscribe'),
  reactivate: unlisted('/reactivate'),
  epoch: competition(open('/epoch')),
  'epoch-round-one': competition(seeker('/epoch/round-one')),
  'epoch-round-two': competition(seeker('/epoch/round-two')),
  'epoch-terms': competition(open('/epoch/terms')),

  login: unlisted('/login'),
  register: unlisted('/register'),
  myprofile: seeker('/myprofile'),
  'saved-jobs': seeker('/saved-jobs'),
  'applied-jobs': seeker('/applied-jobs'),
  removedjobs: seeker('/removedjobs'),
  settings: seeker('/settings/{section}'),
  'early-applicant-preference': seeker(
    '/early-applicant-preference',
    '/subscribe/early-applicant-preference',
  ),
  'similar-jobs': hasLookup(open('/similar-jobs/{jobId}')),
  'recommended-jobs': seeker('/recommended-jobs'),
  'apply-to-jobs': seeker('/apply-to-jobs'),
  'early-applicant-jobs': seeker('/early-applicant-jobs'),
  'epoch-entry': competition(seeker('/epoch/entry')),
  recommend: { ...hasLookup(unlisted('/recommend/{token}')), forOne: true },
} as const satisfies Record<string, PageKindDefinition>;

/** The name of a page kind. Its file in `layouts/` has the same name, except for landing pages: see `PageName`. */
export type PageLayoutName = keyof typeof PAGE_KINDS;

/** Whether search engines may list pages of a kind. */
export const isListed = (name: PageLayoutName): boolean => {
  const { auth, unlisted: hidden }: PageKindDefinition = PAGE_KINDS[name];
  return auth === 'public' && !hidden;
};

export const isPageLayoutName = (name: string): name is PageLayoutName =>
  Object.hasOwn(PAGE_KINDS, name);
