import { setApplicationStatus } from '../job/applications/set-status.ts';
import type { CallContext, CallingRecruiter } from '../platform/call/call-context.ts';
import { addNotification } from '../platform/notifications/add-notification.ts';
import type { ApplicantMatch } from './applicants.ts';
import { countView } from './count-view.ts';

const companyOf = async (
  { database }: Pick<CallContext, 'database'>,
  { companyId }: CallingRecruiter,
): Promise<string> => {
  const { name } = await database
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return name;
};

/**
 * Records that a recruiter has opened the profile of an applicant: counts the view, advances the application to
 * `viewed`, and notifies the seeker of a counted view. @returns whether it counts
 */
export const noteView = (
  { database, now }: Pick<CallContext, 'database' | 'now'>,
  recruiter: CallingRecruiter,
  { jobId, seekerId }: ApplicantMatch,
): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const within = { database: transaction, now };
    const counted = await countView(transaction, { seekerId, recruiterId: recruiter.id, now });
    await setApplicationStatus(within, { seekerId, jobId, status: 'viewed', by: recruiter.id });
    if (!counted) return false;
    const company = await companyOf(within, recruiter);
    await addNotification(
      transaction,
      {
        seekerId,
        type: 5,
        text: `${recruiter.name} of ${company} has opened your profile.`,
        link: '/recruiterview',
        about: `recruiter:${recruiter.id}`,
      },
      now,
    );
    return true;
  });
