import type { CallBody } from '@broadsheet/contract/call';
import { addComment, addSocialUser } from '@broadsheet/contract/calls/external';
import { AppError } from '@broadsheet/contract/errors';
import { readSocialAddress } from '@broadsheet/contract/social-address';
import { formatMessage } from '@broadsheet/messages/format-message';
import { selectRecruiters } from '../../job/recruiters/select-recruiters.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';
import { findAwaited } from './find-awaited.ts';

type Introduction = CallBody<typeof addSocialUser>;

const fault = (path: string, message: string) =>
  new AppError('VALIDATION', { details: [{ path: `body/${path}`, message }] });

const linkedInOf = ({ linkedIn = '' }: Introduction): string | null => {
  if (linkedIn.trim() === '') return null;
  const address = readSocialAddress('linkedin', linkedIn);
  if (address === null) throw fault('linkedIn', 'must be the address of a person at LinkedIn');
  return address;
};

/** Only an author who claims to be a recruiter is stored as one, and only with the id of an existing recruiter. */
const recruiterOf = async (
  context: CallContext,
  { type, recruiterId }: Introduction,
): Promise<number | null> => {
  if (type !== 'recruiter' || recruiterId === undefined) return null;
  const found = await selectRecruiters(context)
    .where('recruiters.id', '=', recruiterId)
    .executeTakeFirst();
  if (!found) throw fault('recruiterId', 'must be the number of a recruiter of this site');
  return found.id;
};

export const addSocialUserCall = bindCall(
  addSocialUser,
  async (_query, _params, context, given) => {
    const { id } = await findAwaited(context, given.token);
    const changed = await context.database
      .updateTable('recommendations')
      .set({
        name: given.name.trim(),
        relation: given.type,
        title: given.title.trim(),
        company: given.company.trim(),
        linkedin: linkedInOf(given),
        recruiter_id: await recruiterOf(context, given),
        introduced_at: new Date(context.now),
      })
      .where('id', '=', id)
      .where('status', '=', 'asked')
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw new AppError('LINK_SPENT');
    return { message: context.messages.answers.introductionSaved, userId: changed.id };
  },
);

export const addCommentCall = bindCall(
  addComment,
  async (_query, _params, context, { token, comment }) => {
    const { database, brand, now } = context;
    const found = await findAwaited(context, token);
    if (found.introduced_at === null) throw new AppError('INTRODUCTION_MISSING');
    await database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('recommendations')
        .set({ comment: comment.trim(), written_at: new Date(now), status: 'received' })
        .where('id', '=', found.id)
        .where('status', '=', 'asked')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new AppError('LINK_SPENT');
      await queueMessage(transaction, {
        brand,
        channel: 'email',
        seekerId: found.seeker_id,
        recipient: found.seeker_email,
        template: 'recommendation-received',
        variables: { name: found.seeker_name, recommender: found.name ?? found.asked_name },
        now,
      });
    });
    const { recommendationSent } = context.messages.answers;
    return { message: formatMessage(recommendationSent, { name: found.seeker_name }) };
  },
);
