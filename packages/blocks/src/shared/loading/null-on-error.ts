import { AppError } from '@broadsheet/contract/errors';

const nullOn = async <Value>(
  loading: Promise<Value>,
  isExpected: (error: AppError) => boolean,
): Promise<Value | null> => {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof AppError && isExpected(error)) return null;
    throw error;
  }
};

/** Resolves to null where the service has no such entity (404); other errors stay errors. */
export const nullIfNotFound = <Value>(loading: Promise<Value>): Promise<Value | null> =>
  nullOn(loading, ({ status }) => status === 404);

/** Resolves to null for a reader without the plan that the call needs; other errors stay errors. */
export const nullIfPlanNeeded = <Value>(loading: Promise<Value>): Promise<Value | null> =>
  nullOn(loading, ({ code }) => code === 'PLAN_NEEDED');
