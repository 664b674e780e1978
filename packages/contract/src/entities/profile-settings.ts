import Type from 'typebox';

const Flag = Type.Enum([0, 1]);

/**
 * The flags a seeker sets, and what each decides when it is 1. The services act on `weeklyJobReport` and `jobFeed`, whose
 * mails they send, on `similarCourseEnquiry`, and, towards recruiters, on `hideResume`, `unpublish` and `hideStories`; the
 * others they keep and hand out to who serves what they decide. No mail depends on `promotions` or `jobAction`.
 */
export const SETTABLE_FLAGS = [
  /** The seeker's cover letter goes along with each application. */
  'coverLetter',
  /** The mails of new jobs that the seeker has set an alert for; decided anew when each is sent. */
  'jobFeed',
  /** Mails of what recruiters do with an application. */
  'jobAction',
  /** Mails of plans and discounts. */
  'promotions',
  /** Mails of courses and advice. */
  'education',
  /** The weekly mail of new jobs; decided anew when it is sent. */
  'weeklyJobReport',
  /** A mail for each application that is sent. */
  'jobApply',
  /** Recruiters do not see the seeker, nor that they have applied. */
  'hideResume',
  /** Mails of answers to follow-ups. */
  'followUp',
  /** Recruiters who have shortlisted the seeker may begin a chat. */
  'chat',
  /** The profile stands earlier in lists of recruiters. */
  'boost',
  /** Recruiters find the seeker when they search. */
  'search',
  /** Nobody finds or opens the profile. */
  'unpublish',
  /** What the seeker has written about work is shown to nobody. */
  'hideStories',
  /** The seeker is shown to employers who look for a mixed team. */
  'diversity',
  /** An enquiry about a course may also go to courses like it, where the form says so, too. */
  'similarCourseEnquiry',
] as const;
export type SettableFlag = (typeof SETTABLE_FLAGS)[number];

const settable = Object.fromEntries(SETTABLE_FLAGS.map((name) => [name, Flag])) as Record<
  SettableFlag,
  typeof Flag
>;

/** The spec's profile settings: what a seeker sets, then what the site knows. */
export const ProfileSettings = Type.Object({
  ...settable,
  invalidEmail: Flag,
  /** Epoch seconds, 0 when no change of the address is open. */
  emailChangeRequestedOn: Type.Integer({ minimum: 0 }),
  testPending: Flag,
  followUpUsed: Type.Integer({ minimum: 0 }),
  twoFactorAuth: Flag,
});
export type ProfileSettings = Type.Static<typeof ProfileSettings>;

/** A change of some flags. */
export const SettingsChange = Type.Partial(Type.Object(settable), { additionalProperties: false });
export type SettingsChange = Type.Static<typeof SettingsChange>;

/** What a new account begins with: mails that serve the search are on, what sells is off. */
export const DEFAULT_SETTINGS: Readonly<Record<SettableFlag, 0 | 1>> = {
  coverLetter: 0,
  jobFeed: 1,
  jobAction: 1,
  promotions: 0,
  education: 0,
  weeklyJobReport: 1,
  jobApply: 1,
  hideResume: 0,
  followUp: 1,
  chat: 1,
  boost: 0,
  search: 1,
  unpublish: 0,
  hideStories: 0,
  diversity: 0,
  similarCourseEnquiry: 0,
};
