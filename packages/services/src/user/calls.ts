import type { MediaSource } from '../media/media.ts';
import type { BoundUpload } from '../media/upload/bind-upload.ts';
import type { BoundCall } from '../platform/call/bind-call.ts';
import type { CallContext } from '../platform/call/call-context.ts';
import type { PushSource } from '../platform/devices/push.ts';
import * as activateAccount from './account/activate-account-calls.ts';
import * as blockedCompanies from './account/blocked-companies-calls.ts';
import * as changePassword from './account/change-password-calls.ts';
import * as contact from './account/contact-calls.ts';
import * as cookiePolicy from './account/cookie-policy-calls.ts';
import * as deactivate from './account/deactivate-calls.ts';
import * as email from './account/email-calls.ts';
import * as exists from './account/exists-calls.ts';
import * as secondFactor from './account/second-factor-calls.ts';
import * as settings from './account/settings-calls.ts';
import * as chat from './chat/chat-calls.ts';
import * as competition from './competitions/competition-calls.ts';
import * as competitionDownload from './competitions/competition-download-calls.ts';
import type { CompetitionCallContext } from './competitions/find-competition.ts';
import * as quiz from './competitions/quiz/quiz-calls.ts';
import type { CompetitionReader } from './competitions/read-competitions.ts';
import * as submission from './competitions/submission-calls.ts';
import * as ownFollowUp from './follow-ups/own-follow-up-calls.ts';
import * as formAnswers from './form-answers/form-answer-calls.ts';
import * as staffFormAnswers from './form-answers/staff-form-answer-calls.ts';
import * as formWebhooks from './form-webhooks/webhook-calls.ts';
import * as interviewFile from './interviews/interview-file-calls.ts';
import * as interviewRead from './interviews/interview-read-calls.ts';
import * as interviewWrite from './interviews/interview-write-calls.ts';
import * as mail from './mails/mail-calls.ts';
import * as device from './notifications/device-calls.ts';
import * as notification from './notifications/notification-calls.ts';
import * as coverLetter from './profile/cover-letter-calls.ts';
import * as diversity from './profile/diversity-calls.ts';
import * as profile from './profile/profile-calls.ts';
import * as outsidePerson from './recommendations/outside-person-calls.ts';
import * as ownRecommendations from './recommendations/own-recommendations-calls.ts';
import * as socialConnections from './recommendations/social-connections-calls.ts';
import * as writeRecommendation from './recommendations/write-recommendation-calls.ts';
import * as recruiterViews from './recruiter-views/recruiter-views-calls.ts';
import * as ownResumes from './resume-documents/own-resumes-calls.ts';
import * as profileFile from './resume-documents/profile-file-calls.ts';
import * as resumeDocument from './resume-documents/resume-document-calls.ts';
import * as parseResume from './resume-reading/parse-resume-calls.ts';
import * as updateStamp from './resume-reading/update-stamp-calls.ts';
import * as skills from './skills/skills-calls.ts';
import * as tags from './skills/tags-calls.ts';
import * as staffMail from './staff-mails/staff-mail-calls.ts';
import type { SurveySource } from './surveys/read-surveys.ts';
import * as survey from './surveys/survey-calls.ts';

/** What the calls of the user service need besides their context. */
export interface UserSources extends SurveySource, PushSource, MediaSource {
  readonly readCompetitions: CompetitionReader;
}

/** The calls of the user service. */
export const USER_CALLS = [
  activateAccount,
  blockedCompanies,
  changePassword,
  contact,
  cookiePolicy,
  deactivate,
  email,
  exists,
  secondFactor,
  settings,
  chat,
  competition,
  competitionDownload,
  quiz,
  ownFollowUp,
  formAnswers,
  staffFormAnswers,
  formWebhooks,
  interviewFile,
  interviewRead,
  interviewWrite,
  mail,
  device,
  notification,
  coverLetter,
  diversity,
  profile,
  outsidePerson,
  ownRecommendations,
  socialConnections,
  writeRecommendation,
  recruiterViews,
  ownResumes,
  profileFile,
  resumeDocument,
  parseResume,
  updateStamp,
  skills,
  tags,
  staffMail,
  survey,
].flatMap((calls) => Object.values<BoundCall<CallContext & UserSources>>(calls));

/** The calls of the user service that take a file. */
export const USER_UPLOADS = Object.values<BoundUpload<CompetitionCallContext>>(submission);
