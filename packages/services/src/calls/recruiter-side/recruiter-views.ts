import { recruiterViews } from '@broadsheet/contract/calls/recruiter-views';
import { readSeeker } from '../../accounts/require-password.ts';
import { listRecruiterViews } from '../../recruiter-side/recruiter-views.ts';
import { bindCall } from '../call-handler.ts';
import { readMovingPaging } from '../list-query.ts';

export const recruiterViewsCall = bindCall(recruiterViews, async (query, _params, context) => {
  const { id } = await readSeeker(context);
  return listRecruiterViews(context, id, readMovingPaging(query));
});
