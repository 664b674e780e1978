import type { BoundCall } from '../platform/call/bind-call.ts';
import type { CallContext } from '../platform/call/call-context.ts';
import * as jobAlerts from './alerts/job-alert-calls.ts';
import * as application from './applications/application-calls.ts';
import * as apply from './applications/apply-calls.ts';
import * as applyMultiple from './applications/apply-multiple-calls.ts';
import * as pendingTests from './assessments/pending-tests-calls.ts';
import * as takeAssessment from './assessments/take-assessment-calls.ts';
import * as blog from './blogs/blog-calls.ts';
import type { BlogSource } from './blogs/read-blogs.ts';
import * as company from './companies/company-calls.ts';
import * as companyList from './companies/company-list-calls.ts';
import * as industry from './companies/industry-calls.ts';
import * as officePicture from './companies/office-picture-calls.ts';
import * as staffEmployer from './companies/staff-employer-calls.ts';
import * as staffOfficePicture from './companies/staff-office-picture-calls.ts';
import * as jobDetail from './detail/job-detail-calls.ts';
import * as jobPage from './detail/job-page-calls.ts';
import * as earlyApplicant from './early-applicant/early-applicant-calls.ts';
import * as jobFeed from './feed/job-feed-calls.ts';
import * as ownLists from './feed/own-lists-calls.ts';
import * as preference from './feed/preference-calls.ts';
import * as recruiterJobFeed from './feed/recruiter-job-feed-calls.ts';
import * as unfollow from './feed/unfollow-calls.ts';
import * as jobFit from './fit/job-fit-calls.ts';
import * as followUp from './follow-ups/follow-up-calls.ts';
import * as followCompany from './followed-companies/follow-company-calls.ts';
import * as jobIndex from './indexes/job-index-calls.ts';
import * as sitemap from './indexes/sitemap-calls.ts';
import * as tag from './indexes/tag-calls.ts';
import * as jobInsights from './insights/job-insights-calls.ts';
import * as categoryJobs from './lists/category-jobs-calls.ts';
import * as femaleJobs from './lists/female-jobs-calls.ts';
import * as nearbyCities from './lists/nearby-cities-calls.ts';
import * as similarJobs from './lists/similar-jobs-calls.ts';
import * as topJobs from './lists/top-jobs-calls.ts';
import * as recruiter from './recruiters/recruiter-calls.ts';
import * as salary from './salaries/salary-calls.ts';
import * as search from './search/search-calls.ts';
import * as suggest from './search/suggest-calls.ts';
import * as report from './seeker-acts/report-calls.ts';
import * as save from './seeker-acts/save-calls.ts';
import * as staffReport from './trust/staff-report-calls.ts';
import * as trust from './trust/trust-calls.ts';

/** The calls of the job service. */
export const JOB_CALLS = [
  jobAlerts,
  application,
  apply,
  applyMultiple,
  pendingTests,
  takeAssessment,
  blog,
  company,
  companyList,
  industry,
  officePicture,
  jobDetail,
  jobPage,
  earlyApplicant,
  jobFeed,
  ownLists,
  preference,
  recruiterJobFeed,
  unfollow,
  jobFit,
  followUp,
  followCompany,
  jobIndex,
  sitemap,
  tag,
  jobInsights,
  categoryJobs,
  femaleJobs,
  nearbyCities,
  similarJobs,
  topJobs,
  recruiter,
  salary,
  search,
  suggest,
  report,
  save,
  staffEmployer,
  staffOfficePicture,
  staffReport,
  trust,
].flatMap((calls) => Object.values<BoundCall<CallContext & BlogSource>>(calls));
