import type { Recruiter } from '@broadsheet/contract/entities/recruiter';
import { AppError } from '@broadsheet/contract/errors';
import type { CallContext } from '../../platform/call/call-context.ts';
import { selectRecruiters, toRecruiter } from './select-recruiters.ts';

/** A recruiter of the brand. Throws RECRUITER_NOT_FOUND. */
export const findRecruiter = async (context: CallContext, id: number): Promise<Recruiter> => {
  const row = await selectRecruiters(context).where('recruiters.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('RECRUITER_NOT_FOUND');
  return toRecruiter(row);
};
