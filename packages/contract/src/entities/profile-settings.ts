import Type from 'typebox';

const Flag = Type.Enum([0, 1]);

/** The flags a seeker sets: 1 is on. */
export const SETTABLE_FLAGS = [
  'coverLetter',
  'jobFeed',
  'jobAction',
  'promotions',
  'education',
  'weeklyJobReport',
  'jobApply',
  'hideResume',
  'followUp',
  'chat',
  'boost',
  'search',
  'unpublish',
  'hideStories',
  'diversity',
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
