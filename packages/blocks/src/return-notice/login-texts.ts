import { PAGE_KINDS, type PageLayoutName } from '@broadsheet/contract/page-kinds';

/** The page kinds that need an account. */
export const MEMBER_PAGES = (Object.keys(PAGE_KINDS) as PageLayoutName[]).filter(
  (kind) => PAGE_KINDS[kind].auth === 'seeker',
);

/** What logging in is for, by the page kind that a visitor asked for. A layout can replace single ones. */
export const LOGIN_TEXTS: Readonly<Partial<Record<PageLayoutName, string>>> = {
  allnotification: 'Log in to see your notifications.',
  'applied-jobs': 'Log in to see the jobs you have applied for.',
  'apply-to-jobs': 'Log in to apply for the jobs you selected.',
  chats: 'Log in to read your messages.',
  checkout: 'Log in to complete your payment.',
  deactivate: 'Log in to deactivate your account.',
  'early-applicant-jobs': 'Log in to see your early applicant jobs.',
  'early-applicant-preference': 'Log in to choose your early applicant preferences.',
  'epoch-entry': 'Log in to register for EPOCH.',
  'epoch-round-one': 'Log in to take part in round one of EPOCH.',
  'epoch-round-two': 'Log in to take part in round two of EPOCH.',
  interview: 'Log in to book your interview slot.',
  interviews: 'Log in to see your interview invites.',
  jobapplied: 'Log in to see your application.',
  jobfeed: 'Log in to see your recommended jobs.',
  myprofile: 'Log in to see your profile.',
  pendingassessments: 'Log in to take your pending assessments.',
  pendingrecommendations: 'Log in to see your recommendations.',
  'personalize-jobfeed': 'Log in to customise your job feed.',
  'recommended-jobs': 'Log in to see your recommended jobs.',
  recruiterview: 'Log in to see which recruiters viewed your profile.',
  removedjobs: 'Log in to see the jobs you have removed.',
  'resume-builder': 'Log in to build your resume.',
  'saved-jobs': 'Log in to see your saved jobs.',
  settings: 'Log in to change your settings.',
  socialconnection: 'Log in to manage your social profiles.',
  subscriptionsuccess: 'Log in to see your order.',
  'update-profile': 'Log in to update your profile.',
};
