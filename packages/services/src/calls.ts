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
  cancelEmailChangeCall,
  changeEmailCall,
  emailSettingsCall,
  resendEmailChangeCall,
  resendEmailVerificationCall,
  updateEmailCall,
  verifyEmailCall,
} from './calls/email.ts';
import { femaleJobsCall } from './calls/female-jobs.ts';
import { industriesCall } from './calls/industries.ts';
import { outboxCall, unsubscribeCall } from './calls/internal.ts';
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
import { recruiterCall, recruiterFeedCall, recruiterSearchCall } from './calls/recruiters.ts';
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
  answerSurveyCall,
  appliedCoursesCall,
  applyCall,
  blockCompanyCall,
  blockedCompaniesCall,
  cancelEmailChangeCall,
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
  emailSettingsCall,
  enableSecondFactorCall,
  eraseCall,
  existsCall,
  externalProfileCall,
  externalRecommendationCall,
  externalRecruiterIdCall,
  featuredCoursesCall,
  femaleJobsCall,
  filesCall,
  forgotCall,
  getAuthCall,
  industriesCall,
  jobDetailCall,
  jobReadyCoursesCall,
  jobViewCall,
  keywordCall,
  latestBlogsCall,
  loginCall,
  logoutCall,
  mtagsCall,
  nearbyCitiesCall,
  notificationsCall,
  notificationsCountCall,
  outboxCall,
  ownCourseEnquiryCall,
  parseResumeCall,
  perksCall,
  processRecommendationCall,
  profileCall,
  readChatCall,
  readNotificationsCall,
  recommendationListCall,
  recruiterCall,
  recruiterFeedCall,
  recruiterSearchCall,
  refreshCall,
  registerCall,
  remindRecommenderCall,
  removeFileCall,
  reportCall,
  resendEmailChangeCall,
  resendEmailVerificationCall,
  resendPasswordPolicyCall,
  resetPasswordCall,
  resumeDocumentCall,
  resumeJsonCall,
  resumePdfCall,
  saveCall,
  saveCoverLetterCall,
  saveDiversityCall,
  saveProfileCall,
  saveResumeDocumentCall,
  saveSettingsCall,
  saveSkillsCall,
  saveSocialConnectionCall,
  saveTagsCall,
  savedJobsCountCall,
  searchCall,
  sendChatMessageCall,
  sendOtpCall,
  sendSecondFactorCodeCall,
  seoPageCall,
  settingsCall,
  similarCompanyJobsCall,
  similarJobsCall,
  sitemapCategoryCall,
  sitemapJobsCall,
  sitemapPartsCall,
  skillsCall,
  skillsOfAreaCall,
  skipWorkCall,
  socialConnectionsCall,
  socialInfoCall,
  socialUserIdCall,
  stampResumeCall,
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
  unpublishedCoursesCall,
  unpublishedJobsCall,
  unsaveCall,
  unsubscribeCall,
  updateEmailCall,
  updateStampCall,
  validateCall,
  verifyContactCall,
  verifyEmailCall,
  verifyOtpCall,
  verifySecondFactorCall,
];

/** Every call that takes a file. */
export const BOUND_UPLOADS: readonly BoundUpload[] = [
  uploadFileCall,
  uploadRecommenderPictureCall,
  uploadResumeCall,
];
