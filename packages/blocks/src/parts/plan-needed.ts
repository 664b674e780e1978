import { AppError } from '@broadsheet/contract/errors';

/** What a call answers, or null for who lacks the plan that it belongs to. */
export const unlessPlanNeeded = async <Answer>(asked: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && error.code === 'PLAN_NEEDED') return null;
    throw error;
  }
};
