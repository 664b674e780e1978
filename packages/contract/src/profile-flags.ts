import { hrefOf } from './match-page.ts';

/** The flags of a profile: one row for each, which the services, the settings page, docs/flags.md and the tests follow. */

/** The heading of a flag on /settings/privacy. */
export const FLAG_GROUPS = {
  seen: 'Who can see you',
  mails: 'Emails you get',
  devices: 'Notices on your devices',
  applying: 'When you apply',
} as const;
export type FlagGroup = keyof typeof FLAG_GROUPS;

/** A setting that a seeker turns on and off. */
export interface Switch {
  readonly group: FlagGroup;
  /** The default: settings that help the search are on, marketing is off. */
  readonly initially: 0 | 1;
  readonly label: string;
  /** Its effect when it is on: exactly what is hidden, and from whom. */
  readonly hint: string;
}

const seen = (initially: 0 | 1, label: string, hint: string): Switch => ({
  group: 'seen',
  initially,
  label,
  hint,
});
const mail = (initially: 0 | 1, label: string, hint: string): Switch => ({
  group: 'mails',
  initially,
  label,
  hint,
});
const device = (label: string, hint: string): Switch => ({
  group: 'devices',
  initially: 1,
  label,
  hint,
});
const applying = (initially: 0 | 1, label: string, hint: string): Switch => ({
  group: 'applying',
  initially,
  label,
  hint,
});

/** In the order in which they are shown. */
export const SWITCHES = {
  search: seen(
    1,
    'Recruiters can find me',
    'You appear in recruiter searches. Recruiters you apply to see you even when this is off.',
  ),
  unpublish: seen(
    0,
    'Hide my profile',
    'No recruiter can find you, open your profile or see your applications until you turn this off.',
  ),
  hideResume: seen(
    0,
    'Hide my resume and applications',
    'Hides your profile, resume, applications and messages from all recruiters, including those you have applied to. You still see them yourself.',
  ),
  hideStories: seen(
    0,
    'Hide recommendations and stories',
    'Nobody sees recommendations you have received, and recruiters do not see what you have written about your jobs.',
  ),
  chat: seen(
    1,
    'Recruiters can message me',
    'If you are a Pro member, recruiters who shortlist you can start a chat. When this is off, only you can.',
  ),
  boost: seen(0, 'Boost my profile', 'You appear above others in recruiter searches.'),
  diversity: seen(
    0,
    'Diversity hiring',
    'You appear when companies search for diverse candidates. They do not see why.',
  ),
  jobFeed: mail(
    1,
    'Job alerts',
    'New jobs for your job alerts and your early applicant preferences.',
  ),
  weeklyJobReport: mail(1, 'Weekly job report', 'New jobs that match your profile, once a week.'),
  jobAction: mail(
    1,
    'Job updates',
    'Saved jobs that close soon and news of your competitions. Pro members also hear when a recruiter views or decides on their application.',
  ),
  followUp: mail(1, 'Follow-up replies', 'When a recruiter replies to your follow-up.'),
  education: mail(0, 'Course suggestions', 'Courses for your skills, once a month.'),
  similarCourseEnquiry: mail(
    0,
    'Similar courses',
    'When you enquire about a course, similar courses can get your enquiry too.',
  ),
  promotions: mail(
    0,
    'Offers',
    'Plans for you, for example when you have used all your applications.',
  ),
  noticeInterviews: device(
    'Interviews',
    'When a recruiter invites you to an interview or changes its times.',
  ),
  noticeMessages: device('Messages', 'When a recruiter sends you a message.'),
  noticeAlerts: device(
    'New jobs',
    'When your job alerts or the companies you follow have new jobs. One notice a morning.',
  ),
  jobApply: applying(
    1,
    'Application confirmation',
    'An email when you apply. One email if you apply for many jobs at once.',
  ),
  coverLetter: applying(
    0,
    'Send my cover letter',
    'Sent with every application, unless you write another one for it.',
  ),
} as const satisfies Readonly<Record<string, Switch>>;
export type SettableFlag = keyof typeof SWITCHES;
export const SETTABLE_FLAGS = Object.keys(SWITCHES) as SettableFlag[];

/** A state that the site derives and nobody sets. */
export interface KnownState {
  /** The page where a seeker can change it. */
  readonly href: string;
  readonly link: string;
  /** The text while it holds. */
  readonly label: string;
}

const CONTACT = hrefOf('settings', { section: 'verify-contact-details' });

/** Each is derived from stored data when it is read. */
export const KNOWN_STATES = {
  invalidEmail: {
    label: 'Emails to your address are bouncing.',
    href: CONTACT,
    link: 'Change email',
  },
  emailChangeRequestedOn: {
    label: 'Your new email is not confirmed yet.',
    href: CONTACT,
    link: 'View change',
  },
  testPending: {
    label: 'You have a pending assessment.',
    href: hrefOf('pendingassessments'),
    link: 'View assessments',
  },
  followUpUsed: {
    label: 'You have used your follow-up for this week.',
    href: hrefOf('applied-jobs'),
    link: 'View applied jobs',
  },
  twoFactorAuth: {
    label: 'Two-step verification is on.',
    href: hrefOf('settings', { section: 'changepassword' }),
    link: 'Change',
  },
} as const satisfies Readonly<Record<string, KnownState>>;
export type KnownFlag = keyof typeof KNOWN_STATES;

/** Whether a flag is on with the given `settings`. */
export const isFlagOn = (
  settings: Readonly<Partial<Record<SettableFlag, 0 | 1>>>,
  flag: SettableFlag,
): boolean => (settings[flag] ?? SWITCHES[flag].initially) === 1;
