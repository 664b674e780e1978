import { assignPortrait, callingRecruiter } from '@broadsheet/contract/calls/recruiter-images';
import { bindCall } from '../platform/call/bind-call.ts';
import { readRecruiter } from './find-calling-recruiter.ts';
import { replacePortrait } from './replace-portrait.ts';

export const callingRecruiterCall = bindCall(callingRecruiter, (_query, _params, context) => {
  const { id, name, companyId } = readRecruiter(context);
  return { id, name, companyId };
});

export const assignPortraitCall = bindCall(
  assignPortrait,
  async (_query, _params, context, { address }) => ({
    before: await replacePortrait(context.database, readRecruiter(context).id, address),
  }),
);
