import { activateAccountCall } from './calls/accounts/activate-account.ts';
import { changePasswordCall } from './calls/accounts/change-password.ts';
import { deactivateCall } from './calls/accounts/deactivate.ts';
import { existsCall } from './calls/accounts/exists.ts';
import { loginCall } from './calls/accounts/login.ts';
import { sendOtpCall, verifyContactCall, verifyOtpCall } from './calls/accounts/otp-calls.ts';
import { registerCall } from './calls/accounts/register.ts';
import {
  forgotCall,
  resendPasswordPolicyCall,
  resetPasswordCall,
} from './calls/accounts/reset-calls.ts';
import {
  disableSecondFactorCall,
  enableSecondFactorCall,
  sendSecondFactorCodeCall,
  verifySecondFactorCall,
} from './calls/accounts/second-factor-calls.ts';
import {
  getAuthCall,
  logoutCall,
  refreshCall,
  validateCall,
} from './calls/accounts/session-calls.ts';
import {
  applicationCall,
  appliedCountCall,
  appliedJobsCall,
  applyAdditionalInfoCall,
  withdrawCall,
} from './calls/applications/applications.ts';
import { applyMultipleCall, applyOutlookCall } from './calls/applications/apply-multiple.ts';
import {
  followUpCall,
  followUpJobCall,
  followUpsCall,
  proCheckCall,
} from './calls/applications/follow-up.ts';
import { pendingTestsCall, validateAssessmentCall } from './calls/assessments/pending-tests.ts';
import {
  answerAssessmentCall,
  assessmentCall,
  completeAssessmentCall,
  startAssessmentCall,
} from './calls/assessments/take-assessment.ts';
import { blockCompanyCall, blockedCompaniesCall } from './calls/blocked-companies.ts';
import { latestBlogsCall } from './calls/blogs.ts';
import type { BoundCall } from './calls/call-handler.ts';
import { categoryCall, keywordCall } from './calls/category-jobs.ts';
import {
  chatMessagesCall,
  conversationsCall,
  readChatCall,
  sendChatMessageCall,
} from './calls/chat/chat-calls.ts';
import {
  companyDataCall,
  companyIdBySlugCall,
  companySlugByIdCall,
  perksCall,
} from './calls/company.ts';
import {
  companiesSlugsCall,
  companyListCall,
  companyListSearchCall,
} from './calls/company-lists.ts';
import {
  competitionInfoCall,
  competitionProgressCall,
  competitionResultCall,
  registerForCompetitionCall,
  updateCompetitionCall,
} from './calls/competition/about-competition.ts';
import { competitionDownloadCall } from './calls/competition/competition-download.ts';
import {
  answerQuizCall,
  competitionQuizCall,
  completeQuizCall,
  startQuizCall,
} from './calls/competition/take-quiz.ts';
import { cookiePolicyCall } from './calls/cookie-policy.ts';
import { countryCodesCall } from './calls/country-codes.ts';
import {
  appliedCoursesCall,
  courseEnquiryCall,
  ownCourseEnquiryCall,
} from './calls/courses/course-enquiries.ts';
import {
  courseCategoriesCall,
  courseSearchCall,
  coursesOfCategoryCall,
  unpublishedCoursesCall,
} from './calls/courses/course-lists.ts';
import {
  courseBannersCall,
  featuredCoursesCall,
  jobReadyCoursesCall,
  topInstitutesCall,
  trendingCoursesCall,
} from './calls/courses/learning-page.ts';
import { courseBrochureCall, courseDetailCall } from './calls/courses/one-course.ts';
import {
  earlyJobFeedCall,
  earlyPreferenceCall,
  saveEarlyPreferenceCall,
} from './calls/early-applicant/early-applicant.ts';
import {
  cancelEmailChangeCall,
  changeEmailCall,
  emailSettingsCall,
  resendEmailChangeCall,
  resendEmailVerificationCall,
  updateEmailCall,
  verifyEmailCall,
} from './calls/email.ts';
import { jobFeedCall, recommendedJobsCall } from './calls/feed/job-feed.ts';
import {
  removedJobsCall,
  savedJobsCall,
  unfollowedRecruitersCall,
} from './calls/feed/own-lists.ts';
import { feedPreferencesCall, saveFeedPreferencesCall } from './calls/feed/preferences.ts';
import { recruiterJobFeedCall } from './calls/feed/recruiter-job-feed.ts';
import { unfollowJobCall, unfollowRecruiterCall } from './calls/feed/unfollow.ts';
import { femaleJobsCall } from './calls/female-jobs.ts';
import { industriesCall } from './calls/industries.ts';
import { jobInsightsCall, magicRankCall } from './calls/insights/job-insights.ts';
import { outboxCall, unsubscribeCall } from './calls/internal.ts';
import { interviewFileCall } from './calls/interviews/interview-file.ts';
import {
  interviewInvitesCall,
  interviewSlotByIdCall,
  interviewSlotDetailsCall,
  interviewSlotsCall,
  interviewSlotsCountCall,
  interviewSlotTimingsCall,
} from './calls/interviews/interview-reads.ts';
import {
  cancelSlotCall,
  confirmSlotCall,
  notifyRecruiterCall,
} from './calls/interviews/interview-writes.ts';
import { jobAlertCall, saveJobAlertCall } from './calls/job-alerts.ts';
import { jobDetailCall, jobViewCall } from './calls/job-detail.ts';
import { mtagsCall, unpublishedJobsCall } from './calls/job-indexes.ts';
import { applyCall } from './calls/jobs-of-seeker/apply.ts';
import { reportCall } from './calls/jobs-of-seeker/report.ts';
import { saveCall, savedJobsCountCall, unsaveCall } from './calls/jobs-of-seeker/save.ts';
import type { BoundUpload } from './calls/media/bind-upload.ts';
import { filesCall, removeFileCall, stampResumeCall } from './calls/media/files.ts';
import {
  uploadFileCall,
  uploadRecommenderPictureCall,
  uploadResumeCall,
  uploadSubmissionCall,
} from './calls/media/uploads.ts';
import { nearbyCitiesCall } from './calls/nearby-cities.ts';
import {
  notificationsCall,
  notificationsCountCall,
  readNotificationsCall,
} from './calls/notifications/notification-calls.ts';
import { dataExportCall, eraseCall } from './calls/own-data.ts';
import { coverLetterCall, saveCoverLetterCall } from './calls/profile/cover-letter.ts';
import { saveDiversityCall } from './calls/profile/diversity.ts';
import { profileCall, saveProfileCall, skipWorkCall } from './calls/profile/profile.ts';
import {
  saveSkillsCall,
  skillsCall,
  skillsOfAreaCall,
  suggestSkillsCall,
} from './calls/profile/skills.ts';
import { saveTagsCall } from './calls/profile/tags.ts';
import {
  externalProfileCall,
  externalRecommendationCall,
  externalRecruiterIdCall,
  socialInfoCall,
  socialUserIdCall,
} from './calls/recommendations/outside-person.ts';
import {
  processRecommendationCall,
  recommendationListCall,
  remindRecommenderCall,
} from './calls/recommendations/own-recommendations.ts';
import {
  saveSocialConnectionCall,
  socialConnectionsCall,
} from './calls/recommendations/social-connections.ts';
import { addCommentCall, addSocialUserCall } from './calls/recommendations/write-recommendation.ts';
import {
  findCandidatesCall,
  jobApplicantsCall,
  moveApplicantCall,
  recruiterJobsCall,
  shortlistApplicantCall,
  viewApplicantCall,
} from './calls/recruiter-side/applicants.ts';
import {
  assessmentResultsCall,
  recruiterAssessmentCall,
  setAssessmentCall,
} from './calls/recruiter-side/assessments.ts';
import {
  answerApplicantCall,
  answerFollowUpCall,
  readApplicantChatCall,
} from './calls/recruiter-side/chat.ts';
import {
  inviteApplicantCall,
  openSlotsCall,
  slotRequestsCall,
} from './calls/recruiter-side/interviews.ts';
import { recruiterViewsCall } from './calls/recruiter-side/recruiter-views.ts';
import { recruiterCall, recruiterFeedCall, recruiterSearchCall } from './calls/recruiters.ts';
import {
  chooseResumeCall,
  createResumeCall,
  deleteResumeCall,
  ownResumesCall,
  renameResumeCall,
} from './calls/resume-documents/own-resumes.ts';
import {
  resumeDocumentCall,
  resumeJsonCall,
  resumePdfCall,
  saveResumeDocumentCall,
} from './calls/resume-documents/resume-document.ts';
import { parseResumeCall } from './calls/resume-reading/parse-resume.ts';
import { updateStampCall } from './calls/resume-reading/update-stamp.ts';
import { searchCall } from './calls/search.ts';
import { seoPageCall } from './calls/seo-page.ts';
import { saveSettingsCall, settingsCall } from './calls/settings.ts';
import { similarCompanyJobsCall, similarJobsCall } from './calls/similar-jobs.ts';
import { sitemapJobsCall, sitemapPartsCall } from './calls/sitemap.ts';
import { orderInvoiceCall } from './calls/subscription/invoice.ts';
import {
  orderBuyerCall,
  orderCall,
  ordersCall,
  requestRefundCall,
  subscriptionDetailsCall,
  subscriptionHashCall,
} from './calls/subscription/orders.ts';
import {
  paymentCallbackCall,
  sandboxBookCall,
  sandboxPaymentCall,
} from './calls/subscription/payments.ts';
import { suggestCall } from './calls/suggest.ts';
import { answerSurveyCall, surveyCall } from './calls/surveys.ts';
import {
  sitemapCategoryCall,
  tagIdsByNameCall,
  tagInfoCall,
  tagsByIdCall,
  tagsCall,
} from './calls/tags.ts';
import { topJobsCall } from './calls/top-jobs.ts';

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
