import { unfollowJob, unfollowRecruiter } from '@broadsheet/contract/calls/feed';
import { AppError } from '@broadsheet/contract/errors';
import { requireOwnId } from '../../auth/account/require-own-id.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { hideJob, hideRecruiter } from './hide.ts';

const MESSAGES = {
  jobHidden: 'Hidden. You will not be shown this job again.',
  jobShown: 'Back. You are shown this job again.',
  recruiterHidden: 'Done. You will not be shown jobs of this recruiter.',
  recruiterShown: 'Back. You are shown jobs of this recruiter again.',
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
