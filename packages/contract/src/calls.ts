import type { CallDefinition } from './call.ts';
import * as account from './calls/account.ts';
import * as alerts from './calls/alerts.ts';
import * as applications from './calls/applications.ts';
import * as assessments from './calls/assessments.ts';
import * as auth from './calls/auth.ts';
import * as blogs from './calls/blogs.ts';
import * as chat from './calls/chat.ts';
import * as competition from './calls/competition.ts';
import * as course from './calls/course.ts';
import * as devices from './calls/devices.ts';
import * as earlyApplicant from './calls/early-applicant.ts';
import * as external from './calls/external.ts';
import * as feed from './calls/feed.ts';
import * as feedPreferences from './calls/feed-preferences.ts';
import * as followCompanies from './calls/follow-companies.ts';
import * as followUp from './calls/follow-up.ts';
import * as insights from './calls/insights.ts';
import * as interviews from './calls/interviews.ts';
import * as job from './calls/job.ts';
import * as jobActions from './calls/job-actions.ts';
import * as media from './calls/media.ts';
import * as notifications from './calls/notifications.ts';
import * as otp from './calls/otp.ts';
import * as profile from './calls/profile.ts';
import * as providerLogin from './calls/provider-login.ts';
import * as recommendations from './calls/recommendations.ts';
import * as recruiter from './calls/recruiter.ts';
import * as recruiterAssessments from './calls/recruiter-assessments.ts';
import * as recruiterChats from './calls/recruiter-chats.ts';
import * as recruiterPictures from './calls/recruiter-pictures.ts';
import * as recruiterSide from './calls/recruiter-side.ts';
import * as recruiterViews from './calls/recruiter-views.ts';
import * as resumeDocument from './calls/resume-document.ts';
import * as seo from './calls/seo.ts';
import * as socialConnections from './calls/social-connections.ts';
import * as statics from './calls/static.ts';
import * as subscription from './calls/subscription.ts';
import * as surveys from './calls/surveys.ts';

const definitionsOf = (module: Record<string, unknown>): CallDefinition[] =>
  Object.values(module).filter(
    (value): value is CallDefinition =>
      typeof value === 'object' && value !== null && 'service' in value,
  );

/** Every call built so far: the BFF exposes each, the sweep walks each. */
export const CALLS: readonly CallDefinition[] = [
  account,
  alerts,
  applications,
  assessments,
  auth,
  blogs,
  chat,
  competition,
  course,
  devices,
  earlyApplicant,
  external,
  feed,
  feedPreferences,
  followCompanies,
  followUp,
  insights,
  interviews,
  job,
  jobActions,
  media,
  notifications,
  otp,
  profile,
  providerLogin,
  recommendations,
  recruiter,
  recruiterAssessments,
  recruiterChats,
  recruiterPictures,
  recruiterSide,
  recruiterViews,
  resumeDocument,
  seo,
  socialConnections,
  statics,
  subscription,
  surveys,
].flatMap(definitionsOf);
