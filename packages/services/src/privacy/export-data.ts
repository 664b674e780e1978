import type { CallAnswer } from '@broadsheet/contract/call';
import type { dataExport } from '@broadsheet/contract/calls/account';
import type { Kysely, Selectable } from 'kysely';
import { readEnquiries } from '../course/read-enquiries.ts';
import { exportJobAlert } from '../job/alerts/job-alert.ts';
import { exportAssessments } from '../job/assessments/export-assessments.ts';
import { exportEarlyApplicant } from '../job/early-applicant/preference.ts';
import { exportFeed } from '../job/feed/export-feed.ts';
import { readActsOfSeeker } from '../job/seeker-acts/acts-of-seeker.ts';
import { exportFiles } from '../media/find-files.ts';
import type { BrandDirectory } from '../platform/brands/directory.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { SeekersTable } from '../platform/database/tables/accounts.ts';
import { readEntitlements } from '../platform/entitlements/read-entitlements.ts';
import { withoutSecrets } from '../platform/messages/secret-variables.ts';
import { readOrders } from '../subscription/orders/read-orders.ts';
import { readBlockedCompanies } from '../user/account/blocked-companies.ts';
import { readEmailState } from '../user/account/email-state.ts';
import { readProfileSettings } from '../user/account/profile-settings.ts';
import { exportChats } from '../user/chat/export-chats.ts';
import { exportCompetitions } from '../user/competitions/export-competitions.ts';
import { exportInterviews } from '../user/interviews/export-interviews.ts';
import { exportProfile } from '../user/profile/export-profile.ts';
import { exportRecommendations } from '../user/recommendations/export-recommendations.ts';
import { exportRecruiterViews } from '../user/recruiter-views/read-recruiter-views.ts';
import { exportResumes } from '../user/resume-documents/resume-list.ts';
import { readParsedResume } from '../user/resume-reading/read-parsed-resume.ts';

type Seeker = Selectable<SeekersTable>;
type DataExport = CallAnswer<typeof dataExport>;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** All that is known of the person; hashes and keys are not theirs to read, and are good for nothing but signing in. */
const accountOf = (seeker: Seeker, change: unknown): DataExport['account'] => ({
  id: seeker.public_id,
  brand: seeker.brand,
  name: seeker.name,
  email: seeker.email,
  emailVerifiedAt: iso(seeker.email_verified_at),
  emailInvalidAt: iso(seeker.email_invalid_at),
  emailChange: change,
  phone: seeker.phone,
  phoneVerifiedAt: iso(seeker.phone_verified_at),
  passwordChangedAt: iso(seeker.password_changed_at),
  status: seeker.status,
  secondFactor: seeker.second_factor,
  createdAt: iso(seeker.created_at),
});

const readSessions = async (database: Kysely<Schema>, { id }: Seeker) => {
  const rows = await database
    .selectFrom('sessions')
    .selectAll()
    .where('seeker_id', '=', id)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    browser: row.user_agent,
    createdAt: iso(row.created_at),
    refreshedAt: iso(row.refreshed_at),
    expiresAt: iso(row.expires_at),
    endedAt: iso(row.ended_at),
    endReason: row.end_reason,
  }));
};

const readConsents = async (database: Kysely<Schema>, { id }: Seeker) => {
  const rows = await database
    .selectFrom('consents')
    .selectAll()
    .where('seeker_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    browser: row.unique_identifier,
    choice: row.choice,
    agreedAt: iso(row.agreed_at),
  }));
};

const readCourseEnquiries = async (database: Kysely<Schema>, { id }: Seeker) =>
  (await readEnquiries(database, id)).map((row) => ({ ...row, enquiredAt: iso(row.enquiredAt) }));

const readMessages = async (database: Kysely<Schema>, { id }: Seeker) => {
  const rows = await database
    .selectFrom('messages')
    .selectAll()
    .where('seeker_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    channel: row.channel,
    to: row.recipient,
    template: row.template,
    variables: withoutSecrets(row.variables),
    createdAt: iso(row.created_at),
    sentAt: iso(row.sent_at),
  }));
};

/** All that is kept of a seeker, and nothing of anybody else. @param now epoch ms */
export const exportData = async (
  database: Kysely<Schema>,
  seeker: Seeker,
  directory: BrandDirectory,
  now: number,
): Promise<DataExport> => {
  const { change } = await readEmailState(database, seeker);
  return {
    exportedAt: new Date(now).toISOString(),
    account: accountOf(seeker, change),
    settings: await readProfileSettings(database, seeker, now),
    profile: await exportProfile(database, seeker, directory, now),
    blockedCompanies: await readBlockedCompanies(database, seeker.id),
    ...(await readActsOfSeeker(database, seeker.id)),
    assessments: await exportAssessments(database, seeker.id),
    competitions: await exportCompetitions(database, seeker.id),
    ...(await exportFeed(database, seeker.id, directory)),
    interviews: await exportInterviews(database, seeker.id),
    sessions: await readSessions(database, seeker),
    consents: await readConsents(database, seeker),
    courseEnquiries: await readCourseEnquiries(database, seeker),
    ...(await exportRecommendations(database, seeker.id)),
    messages: await readMessages(database, seeker),
    ...(await exportChats(database, seeker.id)),
    files: await exportFiles(database, seeker.id),
    parsedResume: await readParsedResume(database, seeker.id),
    resumeDocuments: await exportResumes(database, seeker.id),
    entitlements: [...(await readEntitlements(database, seeker.id))].map(([feature, until]) => ({
      feature,
      until: iso(until),
    })),
    orders: await readOrders(database, seeker.id),
    jobAlert: await exportJobAlert(database, seeker.id),
    earlyApplicant: await exportEarlyApplicant(database, seeker.id, directory),
    recruiterViews: await exportRecruiterViews(database, seeker.id),
  };
};
