import { parseResume } from '@broadsheet/contract/calls/profile';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readParsedResume } from './read-parsed-resume.ts';

export const parseResumeCall = bindCall(parseResume, async (_query, _params, context) => {
  const { id } = await readSeeker(context);
  return readParsedResume(context.database, id);
});
