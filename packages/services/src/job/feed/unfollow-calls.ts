import { unfollowJob, unfollowRecruiter } from '@broadsheet/contract/calls/feed';
import { AppError } from '@broadsheet/contract/errors';
import { requireOwnId } from '../../auth/account/require-own-id.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { hideJob, hideRecruiter } from './hide.ts';

const MESSAGES = {
  jobHidden: "Job hidden. You won't see it again.",
  jobShown: 'This job is back in your lists.',
  recruiterHidden: "Recruiter hidden. You won't see their jobs.",
  recruiterShown: 'Jobs from this recruiter are back in your lists.',
};

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
    return { message: undo ? MESSAGES.jobShown : MESSAGES.jobHidden, jobId, hidden: !undo };
  },
);

export const unfollowRecruiterCall = bindCall(
  unfollowRecruiter,
  async (query, { userId, recruiterId }, context, body) => {
    const { id: seekerId } = await requireOwnId(context, userId);
    const undo = isUndo(query, body);
    if (!(await hideRecruiter(context, { seekerId, id: recruiterId, undo })))
      throw new AppError('RECRUITER_NOT_FOUND');
    const message = undo ? MESSAGES.recruiterShown : MESSAGES.recruiterHidden;
    return { message, recruiterId, hidden: !undo };
  },
);
