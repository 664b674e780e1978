import { parseResume } from '@broadsheet/contract/calls/profile';
import { readSeeker } from '../../accounts/require-password.ts';
import { readParsedResume } from '../../resume-reading/read-parsed-resume.ts';
import { bindCall } from '../call-handler.ts';

export const parseResumeCall = bindCall(parseResume, async (_query, _params, context) => {
  const { id } = await readSeeker(context);
  return readParsedResume(context.database, id);
});
