import { unfollowJob, unfollowRecruiter } from '@broadsheet/contract/calls/feed';
import { AppError } from '@broadsheet/contract/errors';
import { requireOwnId } from '../../auth/account/require-own-id.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { hideJob, hideRecruiter } from './hide.ts';

interface UnfollowRequest {
  readonly undo?: boolean;
}

const isUndo = (query: UnfollowRequest, body: UnfollowRequest): boolean =>
  body.undo ?? query.undo ?? false;

export const unfollowJobCall = bindCall(
  unfollowJob,
  async (query, { userId, jobId }, context, body) => {
    const { id: seekerId } = await requireOwnId(context, userId);
    const undo = isUndo(query, body);
    if (!(await hideJob(context, { seekerId, id: jobId, undo })))
      throw new AppError('JOB_NOT_FOUND');
    const { jobShown, jobHidden } = context.messages.answers;
    return { message: undo ? jobShown : jobHidden, jobId, hidden: !undo };
  },
);

export const unfollowRecruiterCall = bindCall(
  unfollowRecruiter,
  async (query, { userId, recruiterId }, context, body) => {
    const { id: seekerId } = await requireOwnId(context, userId);
    const undo = isUndo(query, body);
    if (!(await hideRecruiter(context, { seekerId, id: recruiterId, undo })))
      throw new AppError('RECRUITER_NOT_FOUND');
    const { recruiterShown, recruiterHidden } = context.messages.answers;
    return { message: undo ? recruiterShown : recruiterHidden, recruiterId, hidden: !undo };
  },
);
