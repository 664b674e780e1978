import { followUp } from '@broadsheet/contract/calls/follow-up';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readJobcode } from '../detail/find-job.ts';
import { followUpOnce } from './follow-up-once.ts';

export const followUpCall = bindCall(followUp, async (_query, _params, context, { jobcode }) => {
  const { id } = await readSeeker(context);
  return followUpOnce(context, id, readJobcode(jobcode));
});
