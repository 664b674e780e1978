import { answerMismatch } from '../../resume-reading/answer-mismatch.ts';
import { cityIdOf } from './save-person.ts';
import { saveWork } from './save-work.ts';
import type { SavedStep, Step, StepContext } from './step-context.ts';

/** Saves the data that jobs are selected by, and records the answer to the prompt for it. */
export const saveUpdate = async (
  context: StepContext,
  step: Step<'updateProfile'>,
): Promise<SavedStep> => {
  const { transaction, seeker, now } = context;
  const { columns } = await saveWork(context, step);
  await answerMismatch(transaction, seeker.id, now);
  return {
    columns: {
      ...columns,
      city_id: cityIdOf(context, step.currentCity),
      notice_days: step.noticePeriod,
      prompt_accepted_at: new Date(now),
    },
    id: null,
  };
};
