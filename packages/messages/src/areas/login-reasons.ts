import loginReasons from '../../../../layouts/messages/en-IN/login-reasons.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** Why a login is needed, by the requested page. */
export const loginReasonsMessages = defineMessages('login-reasons', loginReasons, {
  notifications: 'sentence',
  appliedJobs: 'sentence',
  applyToJobs: 'sentence',
  chats: 'sentence',
  checkout: 'sentence',
  deactivate: 'sentence',
  earlyApplicantJobs: 'sentence',
  earlyApplicantPreference: 'sentence',
  epochEntry: 'sentence',
  epochRoundOne: 'sentence',
  epochRoundTwo: 'sentence',
  interview: 'sentence',
  interviews: 'sentence',
  appliedJob: 'sentence',
  recommended: 'sentence',
  profile: 'sentence',
  assessments: 'sentence',
  recommendations: 'sentence',
  preferences: 'sentence',
  recruiterViews: 'sentence',
  removedJobs: 'sentence',
  resumeBuilder: 'sentence',
  savedJobs: 'sentence',
  settings: 'sentence',
  socialLinks: 'sentence',
  order: 'sentence',
  updateProfile: 'sentence',
});
