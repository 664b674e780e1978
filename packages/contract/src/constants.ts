/** The constants of the product specification. Values that a brand may change are in its config. */

export const REQUEST_TIMEOUT_MS = 30_000;
export const TOKEN_REFRESH_RETRIES = 3;
export const TOKEN_REFRESH_RETRY_DELAY_MS = 3_000;
export const TOKEN_MIN_LENGTH = 150;
export const TOKEN_PARTS = 3;
export const SESSION_EXPIRY_SECONDS = 172_800;
/** How long a token counts before it has to be refreshed. */
export const ACCESS_TOKEN_SECONDS = 600;
/** How long concurrent refreshes get the same new token. */
export const REFRESH_RACE_MS = 10_000;

export const CODE_LIFE_MS = 600_000;
/** Of a link that sets a new password. */
export const RESET_LINK_LIFE_MS = 3_600_000;
/** Of a link that proves an email. */
export const EMAIL_LINK_LIFE_MS = 86_400_000;
/** Lifetime of a recommendation link. */
export const RECOMMEND_LINK_DAYS = 30;
export const CODE_TRIES = 5;
export const CODE_DIGITS = 6;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

export const PAGE_SIZE = 20;
/** How many job alerts a seeker can have, those that are off included. */
export const ALERTS_MAX = 10;
/** In characters. */
export const ALERT_NAME_MAX = 80;
/** For how many jobs one can apply in one go. */
export const APPLY_MANY_MAX = 50;
export const RESULT_PAGE = 1;
export const RESULT_PAGE_SIZE = 100;
export const SAVED_COUNT_FLOOR = 0;
export const VISITOR_USER_ID = -1;

export const TOAST_LIMIT = 4;
export const TOAST_COLOURS = { success: '#0b2545', error: '#b42318' } as const;
export const AVATAR_COLOURS = [
  '#8a3ffc',
  '#0f62fe',
  '#007d79',
  '#a2191f',
  '#6f4e00',
  '#4d5358',
] as const;

/** Minimum viewport widths, px. */
export const BREAKPOINTS = {
  xxs: 0,
  xs: 350,
  sm: 600,
  md: 900,
  lg: 1200,
  xl: 1440,
  xxl: 1536,
} as const;

export const RECAPTCHA_DEFAULT = '123';
export const COURSE_REF_DEFAULT = 'NA';
export const DEVICE_DEFAULT = 'Web';

/** The date-posted filter: the `range` query value, its label and its reach in days (0 is any). */
export const DATE_RANGES = [
  { id: 0, label: 'Posting', days: 0 },
  { id: 1, label: '< 3 Days', days: 3 },
  { id: 2, label: 'Last 1 Week', days: 7 },
  { id: 3, label: 'Last 2 Weeks', days: 14 },
  { id: 4, label: 'Last 1 Month', days: 30 },
  { id: 5, label: 'Last 3 Months', days: 90 },
] as const;

/** Reasons of a job report: the stored value, and the label. */
export const REPORT_REASONS = [
  { id: 'expired', label: 'Closed or already filled' },
  { id: 'wrong', label: 'Wrong information' },
  { id: 'fraud', label: 'Asks for money or looks like fraud' },
  { id: 'offensive', label: 'Offensive' },
  { id: 'other', label: 'Something else' },
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number]['id'];
/** Letters. */
export const REPORT_NOTE_MAX = 500;

export const FOLLOW_UPS_PER_WEEK = 1;
export const COMPETITION_QUIZ_QUESTIONS = 30;
export const COMPETITION_ROUNDS = 3;
export const COMPETITION_SLIDES_MAX = 12;
export const COMPETITION_VIDEO_MAX_SECONDS = 120;

const MEGABYTE = 2 ** 20;
/** The files of a seeker, at most one of a kind: the accepted types by extension, and the size limit in bytes. */
export const MEDIA_KINDS = {
  resume: { label: 'resume', types: ['pdf', 'doc', 'docx'], bytesMax: 5 * MEGABYTE },
  picture: { label: 'picture', types: ['jpeg', 'png', 'webp'], bytesMax: 5 * MEGABYTE },
  RoundZeroVideo: { label: 'video', types: ['mp4'], bytesMax: 50 * MEGABYTE },
  audio: { label: 'audio', types: ['mp3'], bytesMax: 10 * MEGABYTE },
  caseStudy: {
    label: 'case study',
    types: ['pdf', 'ppt', 'pptx', 'doc', 'docx'],
    bytesMax: 20 * MEGABYTE,
  },
  slides: { label: 'presentation', types: ['pdf', 'pptx'], bytesMax: 20 * MEGABYTE },
  pitchVideo: { label: 'video', types: ['mp4'], bytesMax: 50 * MEGABYTE },
} as const;
export const MEDIA_VIDEO_MAX_SECONDS = 120;
export const PICTURE_PIXELS_MAX = 40_000_000;
/** For pictures that must be decoded in memory as a whole: progressive JPEG, interlaced PNG, WebP. */
export const PICTURE_PIXELS_MAX_IN_MEMORY = 8_000_000;
/** Each side of a picture that was cropped, px. */
export const PICTURE_CROP_PX = 512;
/** The longer side of a picture that was not, px. */
export const PICTURE_SIDE_MAX_PX = 1_024;
/** How long a file may be on its way, up or down: the largest in five minutes is 1.4 Mbit/s. */
export const FILE_TIMEOUT_MS = 300_000;
export const RESUME_UPLOADED = 'Your resume has been uploaded successfully!';

/** prev/next links go when a page's title shows this many job vacancies or fewer. */
export const SEO_PAGED_LINKS_ABOVE = 20;

export const SOURCE_TRACKING_CODES = {
  hp: 1,
  cl: 2,
  kl: 3,
  jd: 4,
  jf: 5,
  apj: 6,
  svj: 7,
  smj: 8,
  src: 9,
  reg: 10,
  incompletePayment: 100,
} as const;
export const RENEWAL_REMINDER_CODES = [
  101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112,
] as const;
export const LISTING_SOURCE_CODES = { cl: 1, rl: 2, ep: 3, jf: 4, kp: 5 } as const;

export const ORIGIN_LABELS = [
  'CategoryPage',
  'KeywordPage',
  'Search',
  'SimilarJob',
  'SavedJob',
  'AppliedJob',
  'NotificationPage',
  'home',
  'Jobfeed',
] as const;

export const BLOG_TOPICS = [
  'Career Advice',
  'Interview Questions',
  'Technology',
  'Appraisals',
  'Insights',
  'Interview Advice',
] as const;

export const HOME_PAGE_VIEW_NAME = 'Home Page';
/** The default page of a seeker after the login. */
export const SEEKER_HOME = '/jobfeed';
export const NOT_FOUND_HEADING = 'Ooops! Looks like you’ve got lost…';

export const SKILLS_MAX = 50;
export const PREFERRED_CITIES_MAX = 10;
/** Limits of the jobfeed's filters. */
export const FEED_AREAS_MAX = 10;
export const FEED_CITIES_MAX = 10;
export const FEED_PAY_MAX_LAKH = 1_000;
/** Years of work that a seeker may name. */
export const EARLY_YEARS_MAX = 50;
/** The steps of registration, in their order. */
export const REGISTRATION_STEPS = [
  'addPersonalDetails',
  'addEducationalDetails',
  'addWorkExperience',
  'addAdditionalDetails',
  'addAudioVideoProfile',
  'addCoverLetterAndSkills',
] as const;
/** The field of an entry in a form that excludes the entry from saving: `1`. */
export const OMIT_ENTRY = 'leaveOut';
/** The limit of entries that one step of a profile sends together. */
export const MAX_ENTRIES_PER_STEP = 20;
/** ISO 3166 alpha-2 code of the sites' country: first in lists of countries, and the default. */
export const HOME_COUNTRY = 'IN';

/** The feed of a brand's articles, as RSS. */
export const FEED_PATH = '/blog/feed.xml';
