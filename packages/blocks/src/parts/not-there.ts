import { AppError } from '@broadsheet/contract/errors';

/** Answers null where the service says that the thing does not exist; other failures stay failures. */
export const orNull = async <Value>(loading: Promise<Value>): Promise<Value | null> => {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
};
