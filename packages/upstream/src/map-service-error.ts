import type { CallDefinition } from '@broadsheet/contract/call';
import { AppError, type ErrorCode } from '@broadsheet/contract/errors';

/** Service faults that may have an error code specific to the call. */
const FAULTS: readonly ErrorCode[] = ['BAD_GATEWAY', 'SERVICE_UNAVAILABLE'];

/** Replaces a service fault by the call's own error code. */
export const mapServiceError = ({ failure }: CallDefinition, error: unknown): unknown =>
  failure && error instanceof AppError && FAULTS.includes(error.code)
    ? new AppError(failure, { cause: error.cause })
    : error;

const has = (answer: unknown, property: string): boolean =>
  typeof answer === 'object' && answer !== null && Reflect.get(answer, property) !== undefined;

/** The answer, when it has all that makes it a good one. */
export const requireNeeded = ({ answerNeeds, failure }: CallDefinition, answer: unknown) => {
  if (answerNeeds === undefined || has(answer, answerNeeds)) return answer;
  throw new AppError(failure ?? 'BAD_GATEWAY', {
    cause: new Error(`the answer has no ${answerNeeds}`),
  });
};
