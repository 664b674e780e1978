import { PAGE_KINDS, type PageLayoutName } from '@broadsheet/contract/page-kinds';
import type { Messages } from '@broadsheet/messages/message-areas';

/** The page kinds that need an account. */
export const MEMBER_PAGES = (Object.keys(PAGE_KINDS) as PageLayoutName[]).filter(
  (kind) => PAGE_KINDS[kind].auth === 'seeker',
);

/**
 * The message that explains the login, by the page kind that the visitor requested. A layout can override single ones.
 */
export const LOGIN_REASONS: Readonly<
  Partial<Record<PageLayoutName, keyof Messages['login-reasons']>>
> = {
  allnotification: 'notifications',
  'applied-jobs': 'appliedJobs',
  'apply-to-jobs': 'applyToJobs',
  chats: 'chats',
  checkout: 'checkout',
  deactivate: 'deactivate',
  'early-applicant-jobs': 'earlyApplicantJobs',
  'early-applicant-preference': 'earlyApplicantPreference',
  'epoch-entry': 'epochEntry',
  'epoch-round-one': 'epochRoundOne',
  'epoch-round-two': 'epochRoundTwo',
  interview: 'interview',
  interviews: 'interviews',
  jobapplied: 'appliedJob',
  jobfeed: 'recommended',
  myprofile: 'profile',
  pendingassessments: 'assessments',
  pendingrecommendations: 'recommendations',
  'personalize-jobfeed': 'preferences',
  'recommended-jobs': 'recommended',
  recruiterview: 'recruiterViews',
  removedjobs: 'removedJobs',
  'resume-builder': 'resumeBuilder',
  'saved-jobs': 'savedJobs',
  settings: 'settings',
  socialconnection: 'socialLinks',
  subscriptionsuccess: 'order',
  'update-profile': 'updateProfile',
};
