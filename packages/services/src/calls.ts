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
import { nearbyCitiesCall } from './calls/nearby-cities.ts';
import { dataExportCall, eraseCall } from './calls/own-data.ts';
import { searchCall } from './calls/search.ts';
import { seoPageCall } from './calls/seo-page.ts';
import { saveSettingsCall, settingsCall } from './calls/settings.ts';
import { similarCompanyJobsCall, similarJobsCall } from './calls/similar-jobs.ts';
import { sitemapJobsCall, sitemapPartsCall } from './calls/sitemap.ts';
import { suggestCall } from './calls/suggest.ts';
import {
  sitemapCategoryCall,
  tagIdsByNameCall,
  tagInfoCall,
  tagsByIdCall,
  tagsCall,
} from './calls/tags.ts';
import { topJobsCall } from './calls/top-jobs.ts';

/** Every call that the reference services answer. */
export const BOUND_CALLS: readonly BoundCall[] = [
  activateAccountCall,
  blockCompanyCall,
  blockedCompaniesCall,
  cancelEmailChangeCall,
  categoryCall,
  changeEmailCall,
  changePasswordCall,
  companiesSlugsCall,
  companyDataCall,
  companyIdBySlugCall,
  companyListCall,
  companyListSearchCall,
  companySlugByIdCall,
  cookiePolicyCall,
  countryCodesCall,
  dataExportCall,
  deactivateCall,
  disableSecondFactorCall,
  emailSettingsCall,
  enableSecondFactorCall,
  eraseCall,
  existsCall,
  femaleJobsCall,
  forgotCall,
  getAuthCall,
  industriesCall,
  jobDetailCall,
  jobViewCall,
  keywordCall,
  latestBlogsCall,
  loginCall,
  logoutCall,
  nearbyCitiesCall,
  outboxCall,
  perksCall,
  refreshCall,
  registerCall,
  resendEmailChangeCall,
  resendEmailVerificationCall,
  resendPasswordPolicyCall,
  resetPasswordCall,
  saveSettingsCall,
  searchCall,
  sendOtpCall,
  sendSecondFactorCodeCall,
  seoPageCall,
  settingsCall,
  similarCompanyJobsCall,
  similarJobsCall,
  sitemapCategoryCall,
  sitemapJobsCall,
  sitemapPartsCall,
  suggestCall,
  tagIdsByNameCall,
  tagInfoCall,
  tagsByIdCall,
  tagsCall,
  topJobsCall,
  unsubscribeCall,
  updateEmailCall,
  validateCall,
  verifyContactCall,
  verifyEmailCall,
  verifyOtpCall,
  verifySecondFactorCall,
];
