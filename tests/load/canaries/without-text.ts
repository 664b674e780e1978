const NUMBERS = 'numbers and marks, no words of anybody';
const OF_THE_BRAND = 'chosen out of the lists of the brand';
const PUBLIC_JOBS = 'open jobs, picked by the profile, in words that are public';
const RECRUITERS = 'recruiters and companies, whose names are public';
const OF_THE_JOB = 'numbers, and skills as the job names them';
const PACKED = 'a PDF, whose text is packed';
const NOT_HELD = 'the competition of this brand is not held';

/** Personal addresses without any text of a person, each with the reason. */
export const WITHOUT_TEXT: Readonly<Record<string, string>> = {
  '/api/auth/providers/links': 'logins by providers, of which these people have none',
  '/api/user/settings/blocked-companies': RECRUITERS,
  '/api/user/settings': NUMBERS,
  '/api/job/companies/followed': RECRUITERS,
  '/api/job/applied/count/': NUMBERS,
  '/api/job/jobdetail/apply-outlook': NUMBERS,
  '/api/job/jobdetail/validate-assessment/?jobId={jobId}': NUMBERS,
  '/api/user/competition/download': NOT_HELD,
  '/api/user/competition/progress': NOT_HELD,
  '/api/user/competition/quiz': NOT_HELD,
  '/api/course/checkappliedcourses': NUMBERS,
  '/api/course/course/{seekerId}/brochure': PACKED,
  '/api/course/course/{seekerId}/enquiry': NUMBERS,
  '/api/job/v2/early-applicant-jobfeed': PUBLIC_JOBS,
  '/api/subscription/early-applicant-preference': OF_THE_BRAND,
  '/api/job/jobfeed': PUBLIC_JOBS,
  '/api/job/recommended-jobs': PUBLIC_JOBS,
  '/api/job/jobfeed/{seekerId}/recruiter/1': PUBLIC_JOBS,
  '/api/job/unfollowed-recruiters': RECRUITERS,
  '/api/job/jobfeed/preferences': OF_THE_BRAND,
  '/api/user/pro-check': NUMBERS,
  '/api/job/jobdetail/fit?jobcode={jobId}': OF_THE_JOB,
  '/api/job/jobdetail/insights?jobcode={jobId}': NUMBERS,
  '/api/user/resume-document/for-job?jobcode={jobId}': OF_THE_JOB,
  '/api/job/jobdetail/magic-rank?jobId={jobId}': NUMBERS,
  '/api/user/interview/slot-timings?calendarId={calendarId}': NUMBERS,
  '/api/user/interview/slots-count': NUMBERS,
  '/api/job/saved-jobs/count/': NUMBERS,
  '/api/user/notifications/count': NUMBERS,
  '/api/user/notifications/devices': 'keys, and browsers, of which these people have none',
  '/api/user/parse-resume': 'what is read in a file of a resume, which these people have not sent',
  '/api/user/skills': OF_THE_BRAND,
  '/api/user/early-applicant/getSkills': OF_THE_BRAND,
  '/api/user/recruiter-views': RECRUITERS,
  '/api/user/social-connections': 'connections with other seekers, of whom these people have none',
  '/api/subscription/orders/1': NUMBERS,
  '/api/subscription/orders/1/invoice': PACKED,
  '/api/subscription/orders': NUMBERS,
  '/api/subscription/details': NUMBERS,
  '/api/user/survey': 'what is asked of everybody alike',
  '/subscribe/checkout/1': 'an order that is not there',
  '/api/layout?path=%2Fsubscribe%2Fcheckout%2F1': 'an order that is not there',
};
