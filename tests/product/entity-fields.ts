import { BrandConfig, Category, Tag } from '@broadsheet/contract/brand-config';
import { JobFeed } from '@broadsheet/contract/calls/feed';
import { notificationsCount } from '@broadsheet/contract/calls/notifications';
import { subscriptionDetails } from '@broadsheet/contract/calls/subscription';
import { Competition, CompetitionProgress } from '@broadsheet/contract/entities/competition';
import { JobInsights } from '@broadsheet/contract/entities/insights';
import { JobFlags, JobSummary } from '@broadsheet/contract/entities/job';
import { Notification } from '@broadsheet/contract/entities/notification';
import { Completeness, Profile } from '@broadsheet/contract/entities/profile';
import { ProfileSettings } from '@broadsheet/contract/entities/profile-settings';
import { SocialUser } from '@broadsheet/contract/entities/recommendation';
import { Session } from '@broadsheet/contract/entities/session';
import { PageJson } from '@broadsheet/contract/page-json';
import { PromoBanner } from '@broadsheet/contract/promo-banner';
import type { TSchema } from 'typebox';

/** Where something stands that is no property of a schema of its name: the file, and the words that it has there. */
export interface Place {
  readonly file: string;
  readonly words: string;
}

export interface Entity {
  readonly name: string;
  /** In these schemas, at any depth, each of `fields` is the name of a property. */
  readonly schemas: readonly TSchema[];
  readonly fields: readonly string[];
  /** Fields of the specification that stand elsewhere, or under another name. */
  readonly elsewhere?: Readonly<Record<string, Place>>;
}

const at = (file: string, words: string): Place => ({ file, words });
const CONTEXT = 'renderer/src/session/app-context.ts';
const BLOCKS = 'packages/blocks/src';

/** The entities of the product specification, section 3, with all their fields. */
export const ENTITIES: readonly Entity[] = [
  {
    name: 'session',
    schemas: [Session],
    fields: ['isLoggedIn', 'statusType', 'userId', 'isPro', 'obfuscatedUserId', 'authInfo'],
  },
  {
    name: 'app context',
    schemas: [PageJson, notificationsCount.answer, Notification],
    // What a page is about is `page`: its kind, its path and its parameters.
    fields: [
      'page',
      'kind',
      'path',
      'params',
      'redirectedFromExpiredJD',
      'chatCount',
      'count',
      'id',
      'status',
    ],
    elsewhere: {
      reCap: at(CONTEXT, 'reCap: RECAPTCHA_DEFAULT'),
      validated: at(CONTEXT, 'validated: boolean'),
      enableLoginPopup: at(CONTEXT, 'enableLoginPopup: boolean'),
      isLoading: at(CONTEXT, 'isLoading: boolean'),
      isCrawlerBot: at('packages/contract/src/audience.ts', 'crawler: Type.Boolean()'),
      device: at('packages/contract/src/audience.ts', "device: 'desktop'"),
      searchOverlay: at(`${BLOCKS}/search-sheet/schema.ts`, 'search-sheet'),
      // An advert is text that comes with the page: `enabled` decides whether it does.
      enableAdsPreload: at('packages/contract/src/brand-config.ts', 'enabled: Type.Boolean'),
      'jobdetail apply flag': at(`${BLOCKS}/job-actions/schema.ts`, 'applied'),
    },
  },
  {
    name: 'job feed',
    schemas: [JobFeed],
    fields: [
      'items',
      'id',
      'saved',
      'filters',
      'sort',
      'filterChips',
      'label',
      'loadMoreEnabled',
      'fetchedPageNo',
      'industryOptions',
      'totalJobs',
    ],
    elsewhere: {
      // A list comes with its page; one that is on its way later is a deferred block.
      isLoading: at('renderer/src/page/frame-tags.ts', 'aria-busy'),
      loadingSource: at('renderer/src/page/frame-tags.ts', "state === 'deferred'"),
      isFilterLoaded: at(`${BLOCKS}/feed-filters/schema.ts`, 'feed-filters'),
    },
  },
  {
    name: 'job detail insights',
    schemas: [JobInsights, JobSummary],
    fields: [
      'competition',
      'band',
      'recruiterActions',
      'months',
      'applied',
      'viewed',
      'totalApplicantsFromTopBSchool',
      'magicRank',
      'text',
      'percentile',
      'saved',
    ],
  },
  {
    name: 'profile',
    schemas: [Profile, Completeness],
    fields: [
      'id',
      'name',
      'email',
      'phone',
      'dob',
      'gender',
      'country',
      'countryCode',
      'createdAt',
      'experienceYear',
      'experienceMonth',
      'passingYear',
      'experienceStatus',
      'locations',
      'current',
      'preferred',
      'functionalArea',
      'currentCTC',
      'currentSalary',
      'expectedCTC',
      'expectedSalary',
      'resumePath',
      'resumeUpdatedAt',
      'resumeUpdated',
      'picUrl',
      'audio',
      'video',
      'audioPath',
      'videoPath',
      'maritalStatus',
      'tags',
      'obfuscatedUserId',
      'proMembership',
      'isValid',
      'daysLeft',
      'subscriptions',
      'spotLight',
      'showSpotLight',
      'institute',
      'industry',
      'confidential',
      'negotiable',
      'noticePeriod',
      'followUpsRemaining',
      'coverText',
      'coverLetterId',
      'professionalInfo',
      'educationInfo',
      'info',
      'courseType',
      'degree',
      'settings',
      'isShortlisted',
      'showMaven',
      'verifiedEmail',
      'verifiedNumber',
      'resumeBuilderProfileCompleteness',
      'schema',
    ],
  },
  {
    name: 'profile settings',
    schemas: [ProfileSettings],
    fields: [
      'coverLetter',
      'jobFeed',
      'jobAction',
      'promotions',
      'education',
      'weeklyJobReport',
      'jobApply',
      'hideResume',
      'followUp',
      'invalidEmail',
      'emailChangeRequestedOn',
      'testPending',
      'chat',
      'boost',
      'search',
      'unpublish',
      'followUpUsed',
      'hideStories',
      'diversity',
      'twoFactorAuth',
      'similarCourseEnquiry',
    ],
  },
  {
    name: 'completeness',
    schemas: [Completeness],
    fields: [
      'percentage',
      'personalDetails',
      'professionalDetails',
      'educationDetails',
      'resumeAttached',
      'followKeywords',
      'profilePicture',
      'profileVideoAudio',
      'verificationEmail',
      'verificationPhone',
      'skills',
      'recommendations',
      'connectionsLinkedIn',
      'connectionsFacebook',
      'connectionsTwitter',
      'appliedJobCount',
      'savedJobCount',
      'interviewSlots',
      'count',
      'slots',
    ],
  },
  {
    name: 'job-info flags',
    schemas: [JobFlags],
    fields: [
      'femaleCandidate',
      'femaleBackWorkForce',
      'differentlyAbled',
      'exDefence',
      'workFromHome',
    ],
  },
  {
    name: 'cover letter',
    schemas: [Profile],
    fields: ['includeCoverletter'],
    elsewhere: { coverletter: at('packages/contract/src/calls/profile.ts', 'coverletter:') },
  },
  { name: 'category', schemas: [Category, Tag], fields: ['dataId', 'label', 'tag', 'tags'] },
  {
    name: 'plans',
    schemas: [BrandConfig],
    fields: [
      'earlyApplicant',
      'resumeBuilder',
      'name',
      'description',
      'priceRupees',
      'months',
      'bothSaveRupees',
    ],
  },
  {
    name: 'subscription details',
    schemas: [subscriptionDetails.answer],
    fields: ['earlyApplicant', 'resumeBuilder', 'active', 'expiry'],
  },
  {
    name: 'competition',
    schemas: [Competition, CompetitionProgress],
    fields: [
      'rounds',
      'title',
      'subTitle',
      'details',
      'instructions',
      'elimination',
      'caseStudy',
      'timelines',
      'registration',
      'round1',
      'round2',
      'round3',
      'startDate',
      'endDate',
      'testSlug',
    ],
    elsewhere: {
      'status idle': at('packages/contract/src/entities/competition.ts', "Type.Enum(['idle'"),
    },
  },
  {
    name: 'promo banner',
    schemas: [PromoBanner],
    fields: [
      'id',
      'companyId',
      'title',
      'companyLogo',
      'imageUrl',
      'link',
      'description',
      'subText',
      'ctaText',
      'trackerText',
      'courseId',
      'institute',
      'allowOnJobfeed',
      'minExp',
      'maxExp',
      'location',
      'jobId',
      'ordering',
      'companyName',
      'showcaseRedirectionLink',
      'categoryIds',
    ],
  },
  {
    name: 'content blocks',
    schemas: [],
    fields: [],
    elsewhere: {
      'featured employers': at(`${BLOCKS}/featured-employers/schema.ts`, 'companyLogo'),
      skills: at(`${BLOCKS}/skills-grid/schema.ts`, 'skills'),
      partners: at(`${BLOCKS}/learning-partners/schema.ts`, 'platinum'),
      'gold partners': at(`${BLOCKS}/learning-partners/schema.ts`, 'gold'),
      diversity: at('layouts/home.json', 'diversity'),
      banners: at(`${BLOCKS}/promo-banners/schema.ts`, 'promo-banners'),
      'learn and grow': at(`${BLOCKS}/content-list/schema.ts`, 'content-list'),
      institutes: at(`${BLOCKS}/institute-list/schema.ts`, 'institute'),
      events: at(`${BLOCKS}/events/schema.ts`, 'events'),
      blogs: at(`${BLOCKS}/blog-list/schema.ts`, 'blog'),
    },
  },
  { name: 'advert slots', schemas: [BrandConfig], fields: ['adverts', 'label', 'enabled', 'slot'] },
  {
    name: 'recommendation social user',
    schemas: [SocialUser],
    fields: [
      'userId',
      'type',
      'name',
      'publicId',
      'positions',
      'loginVia',
      'status',
      'requestedEmail',
      'picUrl',
    ],
  },
];
