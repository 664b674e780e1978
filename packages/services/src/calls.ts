import {
  forgotCall,
  resendPasswordPolicyCall,
  resetPasswordCall,
} from './auth/password/reset-calls.ts';
import { registerCall } from './auth/registration/register-calls.ts';
import { loginCall } from './auth/session/login-calls.ts';
import {
  getAuthCall,
  logoutCall,
  refreshCall,
  validateCall,
} from './auth/session/session-calls.ts';
import {
  appliedCoursesCall,
  courseEnquiryCall,
  ownCourseEnquiryCall,
} from './course/course-enquiry-calls.ts';
import {
  courseCategoriesCall,
  courseSearchCall,
  coursesOfCategoryCall,
  unpublishedCoursesCall,
} from './course/course-list-calls.ts';
import {
  courseBannersCall,
  featuredCoursesCall,
  jobReadyCoursesCall,
  topInstitutesCall,
  trendingCoursesCall,
} from './course/learning-page-calls.ts';
import { courseBrochureCall, courseDetailCall } from './course/one-course-calls.ts';
import { jobAlertCall, saveJobAlertCall } from './job/alerts/job-alert-calls.ts';
import {
  applicationCall,
  appliedCountCall,
  appliedJobsCall,
  applyAdditionalInfoCall,
  withdrawCall,
} from './job/applications/application-calls.ts';
import { applyCall } from './job/applications/apply-calls.ts';
import { applyMultipleCall, applyOutlookCall } from './job/applications/apply-multiple-calls.ts';
import { pendingTestsCall, validateAssessmentCall } from './job/assessments/pending-tests-calls.ts';
import {
  answerAssessmentCall,
  assessmentCall,
  completeAssessmentCall,
  startAssessmentCall,
} from './job/assessments/take-assessment-calls.ts';
import { latestBlogsCall } from './job/blogs/blog-calls.ts';
import {
  companyDataCall,
  companyIdBySlugCall,
  companySlugByIdCall,
  perksCall,
} from './job/companies/company-calls.ts';
import {
  companiesSlugsCall,
  companyListCall,
  companyListSearchCall,
} from './job/companies/company-list-calls.ts';
import { industriesCall } from './job/companies/industry-calls.ts';
import { jobDetailCall, jobViewCall } from './job/detail/job-detail-calls.ts';
import {
  earlyJobFeedCall,
  earlyPreferenceCall,
  saveEarlyPreferenceCall,
} from './job/early-applicant/early-applicant-calls.ts';
import { jobFeedCall, recommendedJobsCall } from './job/feed/job-feed-calls.ts';
import {
  removedJobsCall,
  savedJobsCall,
  unfollowedRecruitersCall,
} from './job/feed/own-lists-calls.ts';
import { feedPreferencesCall, saveFeedPreferencesCall } from './job/feed/preference-calls.ts';
import { recruiterJobFeedCall } from './job/feed/recruiter-job-feed-calls.ts';
import { unfollowJobCall, unfollowRecruiterCall } from './job/feed/unfollow-calls.ts';
import {
  followUpCall,
  followUpJobCall,
  followUpsCall,
  proCheckCall,
} from './job/follow-ups/follow-up-calls.ts';
import { mtagsCall, unpublishedJobsCall } from './job/indexes/job-index-calls.ts';
import { sitemapJobsCall, sitemapPartsCall } from './job/indexes/sitemap-calls.ts';
import {
  sitemapCategoryCall,
  tagIdsByNameCall,
  tagInfoCall,
  tagsByIdCall,
  tagsCall,
} from './job/indexes/tag-calls.ts';
import { jobInsightsCall, magicRankCall } from './job/insights/job-insights-calls.ts';
import { categoryCall, keywordCall } from './job/lists/category-jobs-calls.ts';
import { femaleJobsCall } from './job/lists/female-jobs-calls.ts';
import { nearbyCitiesCall } from './job/lists/nearby-cities-calls.ts';
import { similarCompanyJobsCall, similarJobsCall } from './job/lists/similar-jobs-calls.ts';
import { topJobsCall } from './job/lists/top-jobs-calls.ts';
import {
  recruiterCall,
  recruiterFeedCall,
  recruiterSearchCall,
} from './job/recruiters/recruiter-calls.ts';
import { searchCall } from './job/search/search-calls.ts';
import { suggestCall } from './job/search/suggest-calls.ts';
import { reportCall } from './job/seeker-acts/report-calls.ts';
import { saveCall, savedJobsCountCall, unsaveCall } from './job/seeker-acts/save-calls.ts';
import type { BoundUpload } from './media/bind-upload.ts';
import { filesCall, removeFileCall, stampResumeCall } from './media/file-calls.ts';
import {
  uploadFileCall,
  uploadRecommenderPictureCall,
  uploadResumeCall,
  uploadSubmissionCall,
} from './media/upload-calls.ts';
import { sendOtpCall, verifyContactCall, verifyOtpCall } from './otp/otp-calls.ts';
import type { BoundCall } from './platform/call/call-handler.ts';
import { dataExportCall, eraseCall } from './privacy/own-data-calls.ts';
import {
  findCandidatesCall,
  jobApplicantsCall,
  moveApplicantCall,
  recruiterJobsCall,
  shortlistApplicantCall,
  viewApplicantCall,
} from './recruiter/applicant-calls.ts';
import {
  assessmentResultsCall,
  recruiterAssessmentCall,
  setAssessmentCall,
} from './recruiter/assessment-calls.ts';
import {
  answerApplicantCall,
  answerFollowUpCall,
  readApplicantChatCall,
} from './recruiter/chat-calls.ts';
import {
  inviteApplicantCall,
  openSlotsCall,
  slotRequestsCall,
} from './recruiter/interview-calls.ts';
import { seoPageCall } from './seo/seo-calls.ts';
import { countryCodesCall } from './static/country-calls.ts';
import { orderInvoiceCall } from './subscription/orders/invoice-calls.ts';
import {
  orderBuyerCall,
  orderCall,
  ordersCall,
  requestRefundCall,
  subscriptionDetailsCall,
  subscriptionHashCall,
} from './subscription/orders/order-calls.ts';
import {
  paymentCallbackCall,
  sandboxBookCall,
  sandboxPaymentCall,
} from './subscription/payments/payment-calls.ts';
import { activateAccountCall } from './user/account/activate-account-calls.ts';
import { blockCompanyCall, blockedCompaniesCall } from './user/account/blocked-companies-calls.ts';
import { changePasswordCall } from './user/account/change-password-calls.ts';
import { cookiePolicyCall } from './user/account/cookie-policy-calls.ts';
import { deactivateCall } from './user/account/deactivate-calls.ts';
import {
  cancelEmailChangeCall,
  changeEmailCall,
  emailSettingsCall,
  resendEmailChangeCall,
  resendEmailVerificationCall,
  updateEmailCall,
  verifyEmailCall,
} from './user/account/email-calls.ts';
import { existsCall } from './user/account/exists-calls.ts';
import {
  disableSecondFactorCall,
  enableSecondFactorCall,
  sendSecondFactorCodeCall,
  verifySecondFactorCall,
} from './user/account/second-factor-calls.ts';
import { saveSettingsCall, settingsCall } from './user/account/settings-calls.ts';
import {
  chatMessagesCall,
  conversationsCall,
  readChatCall,
  sendChatMessageCall,
} from './user/chat/chat-calls.ts';
import {
  competitionInfoCall,
  competitionProgressCall,
  competitionResultCall,
  registerForCompetitionCall,
  updateCompetitionCall,
} from './user/competitions/competition-calls.ts';
import { competitionDownloadCall } from './user/competitions/competition-download-calls.ts';
import {
  answerQuizCall,
  competitionQuizCall,
  completeQuizCall,
  startQuizCall,
} from './user/competitions/quiz/quiz-calls.ts';
import { interviewFileCall } from './user/interviews/interview-file-calls.ts';
import {
  interviewInvitesCall,
  interviewSlotByIdCall,
  interviewSlotDetailsCall,
  interviewSlotsCall,
  interviewSlotsCountCall,
  interviewSlotTimingsCall,
} from './user/interviews/interview-read-calls.ts';
import {
  cancelSlotCall,
  confirmSlotCall,
  notifyRecruiterCall,
} from './user/interviews/interview-write-calls.ts';
import { outboxCall, unsubscribeCall } from './user/mails/mail-calls.ts';
import {
  notificationsCall,
  notificationsCountCall,
  readNotificationsCall,
} from './user/notifications/notification-calls.ts';
import { coverLetterCall, saveCoverLetterCall } from './user/profile/cover-letter-calls.ts';
import { saveDiversityCall } from './user/profile/diversity-calls.ts';
import { profileCall, saveProfileCall, skipWorkCall } from './user/profile/profile-calls.ts';
import {
  externalProfileCall,
  externalRecommendationCall,
  externalRecruiterIdCall,
  socialInfoCall,
  socialUserIdCall,
} from './user/recommendations/outside-person-calls.ts';
import {
  processRecommendationCall,
  recommendationListCall,
  remindRecommenderCall,
} from './user/recommendations/own-recommendations-calls.ts';
import {
  saveSocialConnectionCall,
  socialConnectionsCall,
} from './user/recommendations/social-connections-calls.ts';
import {
  addCommentCall,
  addSocialUserCall,
} from './user/recommendations/write-recommendation-calls.ts';
import { recruiterViewsCall } from './user/recruiter-views/recruiter-views-calls.ts';
import {
  chooseResumeCall,
  createResumeCall,
  deleteResumeCall,
  ownResumesCall,
  renameResumeCall,
} from './user/resume-documents/own-resumes-calls.ts';
import {
  resumeDocumentCall,
  resumeJsonCall,
  resumePdfCall,
  saveResumeDocumentCall,
} from './user/resume-documents/resume-document-calls.ts';
import { parseResumeCall } from './user/resume-reading/parse-resume-calls.ts';
import { updateStampCall } from './user/resume-reading/update-stamp-calls.ts';
import {
  saveSkillsCall,
  skillsCall,
  skillsOfAreaCall,
  suggestSkillsCall,
} from './user/skills/skills-calls.ts';
import { saveTagsCall } from './user/skills/tags-calls.ts';
import { answerSurveyCall, surveyCall } from './user/surveys/survey-calls.ts';

/** Every call that the reference services answer, but those that take a file. */
export const BOUND_CALLS: readonly BoundCall[] = [
  activateAccountCall,
  addCommentCall,
  addSocialUserCall,
  answerApplicantCall,
  answerAssessmentCall,
  answerFollowUpCall,
  answerQuizCall,
  answerSurveyCall,
  applicationCall,
  appliedCountCall,
  appliedCoursesCall,
  appliedJobsCall,
  applyAdditionalInfoCall,
  withdrawCall,
  applyCall,
  applyMultipleCall,
  applyOutlookCall,
  assessmentCall,
  blockCompanyCall,
  blockedCompaniesCall,
  cancelEmailChangeCall,
  cancelSlotCall,
  categoryCall,
  changeEmailCall,
  changePasswordCall,
  chatMessagesCall,
  companiesSlugsCall,
  companyDataCall,
  companyIdBySlugCall,
  companyListCall,
  companyListSearchCall,
  companySlugByIdCall,
  competitionDownloadCall,
  competitionInfoCall,
  competitionProgressCall,
  competitionQuizCall,
  competitionResultCall,
  completeAssessmentCall,
  completeQuizCall,
  confirmSlotCall,
  conversationsCall,
  cookiePolicyCall,
  countryCodesCall,
  courseBannersCall,
  courseBrochureCall,
  courseCategoriesCall,
  courseDetailCall,
  courseEnquiryCall,
  courseSearchCall,
  coursesOfCategoryCall,
  coverLetterCall,
  dataExportCall,
  deactivateCall,
  disableSecondFactorCall,
  earlyJobFeedCall,
  earlyPreferenceCall,
  emailSettingsCall,
  enableSecondFactorCall,
  eraseCall,
  existsCall,
  externalProfileCall,
  externalRecommendationCall,
  externalRecruiterIdCall,
  featuredCoursesCall,
  feedPreferencesCall,
  femaleJobsCall,
  filesCall,
  findCandidatesCall,
  followUpCall,
  followUpJobCall,
  followUpsCall,
  forgotCall,
  getAuthCall,
  industriesCall,
  interviewFileCall,
  interviewInvitesCall,
  interviewSlotByIdCall,
  interviewSlotDetailsCall,
  interviewSlotTimingsCall,
  interviewSlotsCall,
  interviewSlotsCountCall,
  inviteApplicantCall,
  jobAlertCall,
  jobApplicantsCall,
  jobDetailCall,
  jobFeedCall,
  jobInsightsCall,
  jobReadyCoursesCall,
  jobViewCall,
  keywordCall,
  latestBlogsCall,
  loginCall,
  logoutCall,
  magicRankCall,
  moveApplicantCall,
  mtagsCall,
  nearbyCitiesCall,
  notificationsCall,
  notificationsCountCall,
  notifyRecruiterCall,
  openSlotsCall,
  orderBuyerCall,
  orderCall,
  requestRefundCall,
  orderInvoiceCall,
  ordersCall,
  outboxCall,
  ownCourseEnquiryCall,
  parseResumeCall,
  paymentCallbackCall,
  pendingTestsCall,
  perksCall,
  proCheckCall,
  processRecommendationCall,
  profileCall,
  readApplicantChatCall,
  readChatCall,
  readNotificationsCall,
  recommendationListCall,
  recommendedJobsCall,
  assessmentResultsCall,
  recruiterAssessmentCall,
  setAssessmentCall,
  recruiterCall,
  recruiterFeedCall,
  recruiterJobFeedCall,
  recruiterJobsCall,
  recruiterSearchCall,
  recruiterViewsCall,
  refreshCall,
  registerCall,
  registerForCompetitionCall,
  remindRecommenderCall,
  removeFileCall,
  removedJobsCall,
  reportCall,
  resendEmailChangeCall,
  resendEmailVerificationCall,
  resendPasswordPolicyCall,
  resetPasswordCall,
  ownResumesCall,
  createResumeCall,
  renameResumeCall,
  chooseResumeCall,
  deleteResumeCall,
  resumeDocumentCall,
  resumeJsonCall,
  resumePdfCall,
  sandboxPaymentCall,
  sandboxBookCall,
  saveCall,
  saveCoverLetterCall,
  saveDiversityCall,
  saveEarlyPreferenceCall,
  saveFeedPreferencesCall,
  saveJobAlertCall,
  saveProfileCall,
  saveResumeDocumentCall,
  saveSettingsCall,
  saveSkillsCall,
  saveSocialConnectionCall,
  saveTagsCall,
  savedJobsCall,
  savedJobsCountCall,
  searchCall,
  sendChatMessageCall,
  sendOtpCall,
  sendSecondFactorCodeCall,
  seoPageCall,
  settingsCall,
  shortlistApplicantCall,
  similarCompanyJobsCall,
  similarJobsCall,
  sitemapCategoryCall,
  sitemapJobsCall,
  sitemapPartsCall,
  skillsCall,
  skillsOfAreaCall,
  skipWorkCall,
  slotRequestsCall,
  socialConnectionsCall,
  socialInfoCall,
  socialUserIdCall,
  stampResumeCall,
  startAssessmentCall,
  startQuizCall,
  subscriptionDetailsCall,
  subscriptionHashCall,
  suggestCall,
  suggestSkillsCall,
  surveyCall,
  tagIdsByNameCall,
  tagInfoCall,
  tagsByIdCall,
  tagsCall,
  topInstitutesCall,
  topJobsCall,
  trendingCoursesCall,
  unfollowJobCall,
  unfollowRecruiterCall,
  unfollowedRecruitersCall,
  unpublishedCoursesCall,
  unpublishedJobsCall,
  unsaveCall,
  unsubscribeCall,
  updateCompetitionCall,
  updateEmailCall,
  updateStampCall,
  validateAssessmentCall,
  validateCall,
  verifyContactCall,
  verifyEmailCall,
  verifyOtpCall,
  verifySecondFactorCall,
  viewApplicantCall,
];

/** Every call that takes a file. */
export const BOUND_UPLOADS: readonly BoundUpload[] = [
  uploadFileCall,
  uploadRecommenderPictureCall,
  uploadResumeCall,
  uploadSubmissionCall,
];
