import { recruiterViews } from '@broadsheet/contract/calls/recruiter-views';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readMovingPaging } from '../../platform/call/list-query.ts';
import { listRecruiterViews } from './read-recruiter-views.ts';

export const recruiterViewsCall = bindCall(recruiterViews, async (query, _params, context) => {
  const { id } = await readSeeker(context);
  return listRecruiterViews(context, id, readMovingPaging(query));
});
