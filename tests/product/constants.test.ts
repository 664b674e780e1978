import * as constants from '@broadsheet/contract/constants';
import { COMPETITION_BANDS } from '@broadsheet/contract/entities/insights';
import { NOTIFICATION_TYPES } from '@broadsheet/contract/entities/notification';
import { EXPERIENCE_BANDS, EXPERIENCE_GROUPS } from '@broadsheet/contract/experience';
import { SOCIAL_KINDS } from '@broadsheet/contract/social-address';
import { expect, it } from 'vitest';

/** Section 9, word for word; it lists colours by name. */
const SPECIFIED = {
  REQUEST_TIMEOUT_MS: 30_000,
  TOKEN_REFRESH_RETRIES: 3,
  TOKEN_REFRESH_RETRY_DELAY_MS: 3_000,
  TOKEN_MIN_LENGTH: 150,
  TOKEN_PARTS: 3,
  SESSION_EXPIRY_SECONDS: 172_800,
  PAGE_SIZE: 20,
  RESULT_PAGE: 1,
  RESULT_PAGE_SIZE: 100,
  SAVED_COUNT_FLOOR: 0,
  VISITOR_USER_ID: -1,
  TOAST_LIMIT: 4,
  RECAPTCHA_DEFAULT: '123',
  COURSE_REF_DEFAULT: 'NA',
  DEVICE_DEFAULT: 'Web',
  FOLLOW_UPS_PER_WEEK: 1,
  COMPETITION_QUIZ_QUESTIONS: 30,
  COMPETITION_ROUNDS: 3,
  COMPETITION_SLIDES_MAX: 12,
  COMPETITION_VIDEO_MAX_SECONDS: 120,
  SEO_PAGED_LINKS_ABOVE: 20,
  RESUME_UPLOADED: 'Your resume has been uploaded successfully!',
  HOME_PAGE_VIEW_NAME: 'Home Page',
  NOT_FOUND_HEADING: 'Ooops! Looks like you’ve got lost…',
  BREAKPOINTS: { xxs: 0, xs: 350, sm: 600, md: 900, lg: 1200, xl: 1440, xxl: 1536 },
  SOURCE_TRACKING_CODES: {
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
  },
  RENEWAL_REMINDER_CODES: [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112],
  LISTING_SOURCE_CODES: { cl: 1, rl: 2, ep: 3, jf: 4, kp: 5 },
  ORIGIN_LABELS: [
    'CategoryPage',
    'KeywordPage',
    'Search',
    'SimilarJob',
    'SavedJob',
    'AppliedJob',
    'NotificationPage',
    'home',
    'Jobfeed',
  ],
  BLOG_TOPICS: [
    'Career Advice',
    'Interview Questions',
    'Technology',
    'Appraisals',
    'Insights',
    'Interview Advice',
  ],
  REGISTRATION_STEPS: [
    'addPersonalDetails',
    'addEducationalDetails',
    'addWorkExperience',
    'addAdditionalDetails',
    'addAudioVideoProfile',
    'addCoverLetterAndSkills',
  ],
};

const ours: Readonly<Record<string, unknown>> = { ...constants };

it.each(Object.entries(SPECIFIED))('%s is as the specification says', (name, value) => {
  expect(ours[name]).toEqual(value);
});

it('filters and bands are those of the specification', () => {
  expect(constants.DATE_RANGES.map(({ label }) => label)).toEqual([
    'Posting',
    '< 3 Days',
    'Last 1 Week',
    'Last 2 Weeks',
    'Last 1 Month',
    'Last 3 Months',
  ]);
  expect(EXPERIENCE_BANDS.map(({ id, minYears, maxYears }) => [id, minYears, maxYears])).toEqual([
    [1, 0, 30],
    [2, 0, 1],
    [3, 2, 3],
    [4, 4, 6],
    [5, 7, 10],
    [6, 11, 15],
    [7, 16, 20],
    [8, 21, 25],
    [9, 26, 100],
  ]);
  expect(EXPERIENCE_BANDS.map(({ label }) => label)).toEqual([
    'Any',
    '0-1',
    '2-3',
    '4-6',
    '7-10',
    '11-15',
    '16-20',
    '21-25',
    '26+',
  ]);
  expect(EXPERIENCE_GROUPS.map(({ id, minYears }) => [id, minYears])).toEqual([
    [1, 0],
    [2, 4],
    [3, 7],
    [4, 11],
    [5, 16],
  ]);
  expect(COMPETITION_BANDS.map(({ label }) => label)).toEqual([
    '<1 Yr',
    '1-3 Yr',
    '3-5 Yr',
    '5-10 Yr',
    '10-15 Yr',
    '15+ Yr',
  ]);
});

it('there are six colours of avatars, nine types of notifications beside that of payments, and three social networks', () => {
  expect(new Set(constants.AVATAR_COLOURS).size).toBe(6);
  expect(Object.keys(NOTIFICATION_TYPES).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 11, 14, 15, 16]);
  expect([...SOCIAL_KINDS]).toEqual(['linkedin', 'facebook', 'twitter']);
});
