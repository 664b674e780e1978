import type { CallAnswer } from '@broadsheet/contract/call';
import type { dataExport } from '@broadsheet/contract/calls/account';
import type { Kysely } from 'kysely';
import type { Seeker } from '../auth/account/find-seeker.ts';
import { exportLinks } from '../auth/providers/identity-links.ts';
import { exportSessions } from '../auth/session/export-sessions.ts';
import { exportEnquiries } from '../course/read-enquiries.ts';
import { exportAlerts } from '../job/alerts/own-alerts.ts';
import { exportAssessments } from '../job/assessments/export-assessments.ts';
import { exportEarlyApplicant } from '../job/early-applicant/preference.ts';
import { exportFeed } from '../job/feed/export-feed.ts';
import { exportFollowedCompanies } from '../job/followed-companies/followed-companies.ts';
import { readActsOfSeeker } from '../job/seeker-acts/acts-of-seeker.ts';
import { exportFiles } from '../media/find-files.ts';
import type { BrandDirectory } from '../platform/brands/directory.ts';
import type { Schema } from '../platform/database/schema.ts';
import { exportDevices } from '../platform/devices/own-devices.ts';
import { exportEntitlements } from '../platform/entitlements/read-entitlements.ts';
import { exportMessages } from '../platform/messages/export-messages.ts';
import { readOrders } from '../subscription/orders/read-orders.ts';
import { readBlockedCompanies } from '../user/account/blocked-companies.ts';
import { exportAccount, exportConsents } from '../user/account/export-account.ts';
import { readProfileSettings } from '../user/account/profile-settings.ts';
import { exportChats } from '../user/chat/export-chats.ts';
import { exportCompetitions } from '../user/competitions/export-competitions.ts';
import { exportFormAnswers } from '../user/form-answers/own-form-answers.ts';
import { exportInterviews } from '../user/interviews/export-interviews.ts';
import { exportProfile } from '../user/profile/export-profile.ts';
import { exportRecommendations } from '../user/recommendations/export-recommendations.ts';
import { exportRecruiterViews } from '../user/recruiter-views/read-recruiter-views.ts';
import { exportResumes } from '../user/resume-documents/resume-list.ts';
import { readParsedResume } from '../user/resume-reading/read-parsed-resume.ts';

/**
 * Everything that the site stores about a seeker, and nothing about other people. This is the registry of the export: a
 * section is a line here and in the contract, and a missing one does not compile. @param now epoch ms
 */
export const exportData = async (
  database: Kysely<Schema>,
  seeker: Seeker,
  directory: BrandDirectory,
  now: number,
): Promise<CallAnswer<typeof dataExport>> => ({
  exportedAt: new Date(now).toISOString(),
  account: await exportAccount(database, seeker),
  settings: await readProfileSettings(database, seeker, now),
  profile: await exportProfile(database, seeker, directory, now),
  blockedCompanies: await readBlockedCompanies(database, seeker.id),
  ...(await readActsOfSeeker(database, seeker.id)),
  assessments: await exportAssessments(database, seeker.id),
  competitions: await exportCompetitions(database, seeker.id),
  ...(await exportFeed(database, seeker.id, directory)),
  followedCompanies: await exportFollowedCompanies(database, seeker.id),
  interviews: await exportInterviews(database, seeker.id),
  sessions: await exportSessions(database, seeker.id),
  identityLinks: await exportLinks(database, seeker.id),
  consents: await exportConsents(database, seeker.id),
  courseEnquiries: await exportEnquiries(database, seeker.id),
  ...(await exportRecommendations(database, seeker.id)),
  formAnswers: await exportFormAnswers(database, seeker),
  messages: await exportMessages(database, seeker.id),
  ...(await exportChats(database, seeker.id)),
  devices: await exportDevices(database, seeker.id),
  files: await exportFiles(database, seeker.id),
  parsedResume: await readParsedResume(database, seeker.id),
  resumeDocuments: await exportResumes(database, seeker.id),
  entitlements: await exportEntitlements(database, seeker.id),
  orders: await readOrders(database, seeker.id),
  jobAlerts: await exportAlerts(database, seeker.id),
  earlyApplicant: await exportEarlyApplicant(database, seeker.id, directory),
  recruiterViews: await exportRecruiterViews(database, seeker.id),
});
