import type { Migration } from 'kysely';
import { textSearch } from './migrations/0001-text-search.ts';
import { employers } from './migrations/0002-employers.ts';
import { jobs } from './migrations/0003-jobs.ts';
import { accounts } from './migrations/0004-accounts.ts';
import { invalidEmail } from './migrations/0005-invalid-email.ts';
import { jobActions } from './migrations/0006-job-actions.ts';
import { courses } from './migrations/0007-courses.ts';
import { lists } from './migrations/0009-lists.ts';
import { listedJobs } from './migrations/0010-listed-jobs.ts';
import { narrowListedJobs } from './migrations/0011-narrow-listed-jobs.ts';
import { termsByDay } from './migrations/0012-words-by-day.ts';
import { media } from './migrations/0013-media.ts';
import { profiles } from './migrations/0014-profiles.ts';
import { recommendations } from './migrations/0015-recommendations.ts';
import { resumeDocuments } from './migrations/0016-resume-documents.ts';
import { resumeFacts } from './migrations/0017-resume-facts.ts';
import { oneProfile } from './migrations/0018-one-profile.ts';
import { feed } from './migrations/0019-feed.ts';
import { applications } from './migrations/0020-applications.ts';
import { insights } from './migrations/0021-insights.ts';
import { interviews } from './migrations/0022-interviews.ts';
import { chatAndNotifications } from './migrations/0023-chat.ts';
import { recruiters } from './migrations/0024-recruiters.ts';
import { orders } from './migrations/0025-orders.ts';
import { earlyApplicant } from './migrations/0026-early-applicant.ts';
import { competitions } from './migrations/0027-competitions.ts';
import { profileFlags } from './migrations/0028-profile-flags.ts';
import { streamSlots } from './migrations/0030-stream-places.ts';
import { applicationFits } from './migrations/0031-application-fits.ts';
import { proIsAnEntitlement } from './migrations/0032-pro-is-an-entitlement.ts';
import { pagesAndCounts } from './migrations/0034-pages-and-counts.ts';
import { refundRequests } from './migrations/0035-refund-requests.ts';
import { evaluation } from './migrations/0036-judging.ts';
import { crowdedJobs } from './migrations/0037-crowded-jobs.ts';
import { oneSpellingOfAddresses } from './migrations/0040-one-spelling-of-addresses.ts';
import { pricedByAndBuyer } from './migrations/0042-priced-by-and-buyer.ts';
import { namedResumes } from './migrations/0043-named-resumes.ts';
import { loadProgress } from './migrations/0044-load-progress.ts';
import { withdrawnApplications } from './migrations/0046-withdrawn-applications.ts';
import { jobImports } from './migrations/0050-job-imports.ts';
import { identityLinks } from './migrations/0051-identity-links.ts';
import { salaryInsights } from './migrations/0055-salary-insights.ts';
import { trust } from './migrations/0056-trust.ts';
import { followedCompanies } from './migrations/0057-followed-companies.ts';
import { namedAlerts } from './migrations/0060-named-alerts.ts';
import { companyCovers } from './migrations/0061-company-covers.ts';
import { workTerms } from './migrations/0062-work-terms.ts';
import { officePictures } from './migrations/0063-office-pictures.ts';
import { devices } from './migrations/0064-devices.ts';
import { narrowPictures } from './migrations/0065-narrow-pictures.ts';
import { recruiterPictures } from './migrations/0066-recruiter-pictures.ts';
import { formAnswers } from './migrations/0067-form-answers.ts';
import { formWebhooks } from './migrations/0068-form-webhooks.ts';
import { staffMails } from './migrations/0069-staff-mails.ts';

/** Every migration by its name, in the order in which they run. A released one is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-text-search': textSearch,
  '0002-employers': employers,
  '0003-jobs': jobs,
  '0004-accounts': accounts,
  '0005-invalid-email': invalidEmail,
  '0006-job-actions': jobActions,
  '0007-courses': courses,
  '0009-lists': lists,
  '0010-listed-jobs': listedJobs,
  '0011-narrow-listed-jobs': narrowListedJobs,
  '0012-words-by-day': termsByDay,
  '0013-media': media,
  '0014-profiles': profiles,
  '0015-recommendations': recommendations,
  '0016-resume-documents': resumeDocuments,
  '0017-resume-facts': resumeFacts,
  '0018-one-profile': oneProfile,
  '0019-feed': feed,
  '0020-applications': applications,
  '0021-insights': insights,
  '0022-interviews': interviews,
  '0023-chat': chatAndNotifications,
  '0024-recruiters': recruiters,
  '0025-orders': orders,
  '0026-early-applicant': earlyApplicant,
  '0027-competitions': competitions,
  '0028-profile-flags': profileFlags,
  '0030-stream-places': streamSlots,
  '0031-application-fits': applicationFits,
  '0032-pro-is-an-entitlement': proIsAnEntitlement,
  '0034-pages-and-counts': pagesAndCounts,
  '0035-refund-requests': refundRequests,
  '0036-judging': evaluation,
  '0037-crowded-jobs': crowdedJobs,
  '0040-one-spelling-of-addresses': oneSpellingOfAddresses,
  '0042-priced-by-and-buyer': pricedByAndBuyer,
  '0043-named-resumes': namedResumes,
  '0044-load-progress': loadProgress,
  '0046-withdrawn-applications': withdrawnApplications,
  '0050-job-imports': jobImports,
  '0051-identity-links': identityLinks,
  '0055-salary-insights': salaryInsights,
  '0056-trust': trust,
  '0057-followed-companies': followedCompanies,
  '0060-named-alerts': namedAlerts,
  '0061-company-covers': companyCovers,
  '0062-work-terms': workTerms,
  '0063-office-pictures': officePictures,
  '0064-devices': devices,
  '0065-narrow-pictures': narrowPictures,
  '0066-recruiter-pictures': recruiterPictures,
  '0067-form-answers': formAnswers,
  '0068-form-webhooks': formWebhooks,
  '0069-staff-mails': staffMails,
};
