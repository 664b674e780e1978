import { unfollowJob, unfollowRecruiter } from '@broadsheet/contract/calls/feed';
import { AppError } from '@broadsheet/contract/errors';
import { requireOwnId } from '../../auth/account/require-own-id.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { hideJob, hideRecruiter } from './hide.ts';

const WORDS = {
  jobHidden: 'Hidden. You will not be shown this job again.',
  jobShown: 'Back. You are shown this job again.',
  recruiterHidden: 'Done. You will not be shown jobs of this recruiter.',
  recruiterShown: 'Back. You are shown jobs of this recruiter again.',
};

interface Asked {
  readonly undo?: boolean;
}

const isUndo = (query: Asked, body: Asked): boolean => body.undo ?? query.undo ?? false;

export const unfollowJobCall = bindCall(
  unfollowJob,
  async (query, { userId, jobId }, context, body) => {
    const { id: seekerId } = await requireOwnId(context, userId);
    const undo = isUndo(query, body);
    if (!(await hideJob(context, { seekerId, id: jobId, undo })))
      throw new AppError('JOB_NOT_FOUND');
    return { message: undo ? WORDS.jobShown : WORDS.jobHidden, jobId, hidden: !undo };
  },
);

export const unfollowRecruiterCall = bindCall(
  unfollowRecruiter,
  async (query, { userId, recruiterId }, context, body) => {
    const { id: seekerId } = await requireOwnId(context, userId);
    const undo = isUndo(query, body);
    if (!(await hideRecruiter(context, { seekerId, id: recruiterId, undo })))
      throw new AppError('RECRUITER_NOT_FOUND');
    const message = undo ? WORDS.recruiterShown : WORDS.recruiterHidden;
    return { message, recruiterId, hidden: !undo };
  },
);
