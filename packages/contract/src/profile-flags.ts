import { hrefOf } from './match-page.ts';

/** The flags of a profile: one row for each, which the services, the settings page, docs/flags.md and the tests follow. */

/** Under which heading of /settings/privacy a flag stands. */
export const FLAG_GROUPS = {
  seen: 'Who sees you',
  mails: 'Mails that you get',
  applying: 'When you apply',
} as const;
export type FlagGroup = keyof typeof FLAG_GROUPS;

/** What a seeker turns on and off. */
export interface Switch {
  readonly group: FlagGroup;
  /** Where the seeker has chosen nothing: what serves the search is on, what sells is off. */
  readonly initially: 0 | 1;
  readonly label: string;
  /** What it means when it is on. */
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
    'You come up when they search for candidates. Those to whom you have applied see you in any case.',
  ),
  unpublish: seen(
    0,
    'Hide my profile',
    'Recruiters cannot find or open your profile, or see that you have applied, until you turn this off.',
  ),
  hideResume: seen(
    0,
    'Hide my resume and applications',
    'Recruiters cannot find you, open your profile or resume, or see that you have applied, until you turn this off. Your own list of applications stays.',
  ),
  hideStories: seen(
    0,
    'Hide my stories',
    'What you and others have written about your work stays with you.',
  ),
  chat: seen(
    1,
    'Recruiters can write to me',
    'Those who have shortlisted you may start a chat, if you are a pro member. Off: only you start one.',
  ),
  boost: seen(
    0,
    'Show me higher up',
    'You stand before others when recruiters search for candidates.',
  ),
  diversity: seen(
    0,
    'Diversity hiring',
    'You come up when employers search for people for a mixed team. They are not told why.',
  ),
  jobFeed: mail(1, 'New jobs for me', 'New jobs for the alert that you have set.'),
  weeklyJobReport: mail(1, 'Weekly report', 'Once a week: new jobs that go with your profile.'),
  jobAction: mail(
    1,
    'News of my jobs',
    'When a job that you have saved is about to close, and what is new in a competition that you have entered. For pro members also when a recruiter has looked at an application, or decided.',
  ),
  followUp: mail(1, 'Answers to follow-ups', 'When somebody answers what you have asked.'),
  education: mail(0, 'Learning', 'Once a month: courses that go with your skills.'),
  similarCourseEnquiry: mail(
    0,
    'Similar courses',
    'What you ask about one course may be asked of others like it.',
  ),
  promotions: mail(0, 'Offers', 'Plans of ours, where one would help you.'),
  jobApply: applying(
    1,
    'Confirm by mail',
    'You get a mail when you have applied; one for all where you apply for many jobs at once.',
  ),
  coverLetter: applying(
    0,
    'Send my cover letter',
    'It goes along with each application for which you write no other.',
  ),
} as const satisfies Readonly<Record<string, Switch>>;
export type SettableFlag = keyof typeof SWITCHES;
export const SETTABLE_FLAGS = Object.keys(SWITCHES) as SettableFlag[];

/** What the site knows, and nobody sets. */
export interface KnownState {
  /** Where a seeker can do something about it. */
  readonly href: string;
  readonly link: string;
  /** What is said while it is so. */
  readonly label: string;
}

const CONTACT = hrefOf('settings', { section: 'verify-contact-details' });

/** Each is derived from what stands, when it is asked for. */
export const KNOWN_STATES = {
  invalidEmail: {
    label: 'Mails to your address come back.',
    href: CONTACT,
    link: 'Change your address',
  },
  emailChangeRequestedOn: {
    label: 'A new address waits to be confirmed.',
    href: CONTACT,
    link: 'See the change',
  },
  testPending: {
    label: 'An assessment of a job that you have applied for waits for you.',
    href: hrefOf('pendingassessments'),
    link: 'See it',
  },
  followUpUsed: {
    label: 'You have used the follow-up of this week.',
    href: hrefOf('applied-jobs'),
    link: 'See your applications',
  },
  twoFactorAuth: {
    label: 'Logging in takes a second step.',
    href: hrefOf('settings', { section: 'changepassword' }),
    link: 'Change it',
  },
} as const satisfies Readonly<Record<string, KnownState>>;
export type KnownFlag = keyof typeof KNOWN_STATES;

/** Whether a flag is on for somebody who has chosen `settings`. */
export const isFlagOn = (
  settings: Readonly<Partial<Record<SettableFlag, 0 | 1>>>,
  flag: SettableFlag,
): boolean => (settings[flag] ?? SWITCHES[flag].initially) === 1;
