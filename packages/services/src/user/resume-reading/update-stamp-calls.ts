import type { CallBody } from '@broadsheet/contract/call';
import { updateStamp } from '@broadsheet/contract/calls/profile';
import { cohortOf, resumeMonthsOf } from '@broadsheet/contract/cohort';
import { AppError } from '@broadsheet/contract/errors';
import { readReader } from '../../auth/session/read-reader.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { changeProfile } from '../profile/change-profile.ts';
import type { StepContext } from '../profile/steps/step-context.ts';
import type { ProfileColumns } from '../profile/write-profile.ts';
import { answerMismatch } from './answer-mismatch.ts';
import { readParsedResume } from './read-parsed-resume.ts';

type Answer = CallBody<typeof updateStamp>;

const requireProfile = async ({ transaction, seeker }: StepContext): Promise<void> => {
  const found = await transaction
    .selectFrom('profiles')
    .select('seeker_id')
    .where('seeker_id', '=', seeker.id)
    .executeTakeFirst();
  if (!found) throw new AppError('PROFILE_NOT_FOUND');
};

/** The experience in the resume, as the profile stores it. */
const experienceOfResume = async ({ transaction, seeker }: StepContext) => {
  const { resume } = await readParsedResume(transaction, seeker.id);
  const experience_months = resumeMonthsOf(resume);
  if (experience_months === null) throw new AppError('FILE_NOT_FOUND');
  return {
    experience_status: experience_months === 0 ? 'fresher' : 'experienced',
    experience_months,
  } as const;
};

const columnsOf = async (
  context: StepContext,
  { opt, isUpdate }: Answer,
): Promise<ProfileColumns> => {
  const accepted = { prompt_accepted_at: new Date(context.now) };
  if (opt === 'parserMismatch') {
    await answerMismatch(context.transaction, context.seeker.id, context.now);
    return isUpdate === 1 ? { ...(await experienceOfResume(context)), ...accepted } : accepted;
  }
  // A success message that was read is not shown again.
  if (opt === 'profileUpdateSuccess') return { prompt_accepted_at: null };
  return isUpdate === 0 ? {} : accepted;
};

export const updateStampCall = bindCall(updateStamp, async (_query, _params, context, answer) => {
  const { seekerId } = await changeProfile(context, async (step) => {
    await requireProfile(step);
    return { columns: await columnsOf(step, answer), step: null, seekerId: step.seeker.id };
  });
  const { facts } = await readReader(context.database, seekerId);
  return {
    message: context.messages.answers.profileConfirmed,
    cohort: cohortOf(facts, context.now),
  };
});
