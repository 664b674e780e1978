import { formatMessage } from '@broadsheet/messages/format-message';
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
  context: Pick<CallContext, 'database' | 'messages' | 'now'>,
  recruiter: CallingRecruiter,
  { jobId, seekerId }: ApplicantMatch,
): Promise<boolean> =>
  context.database.transaction().execute(async (transaction) => {
    const { messages, now } = context;
    const within = { database: transaction, messages, now };
    const counted = await countView(transaction, { seekerId, recruiterId: recruiter.id, now });
    await setApplicationStatus(within, { seekerId, jobId, status: 'viewed', by: recruiter.id });
    if (!counted) return false;
    const company = await companyOf(within, recruiter);
    await addNotification(
      transaction,
      {
        seekerId,
        type: 5,
        text: formatMessage(messages.notices.profileOpened, { recruiter: recruiter.name, company }),
        link: '/recruiterview',
        about: `recruiter:${recruiter.id}`,
      },
      now,
    );
    return true;
  });
