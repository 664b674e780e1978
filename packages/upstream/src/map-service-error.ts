import type { CallDefinition } from '@broadsheet/contract/call';
import { AppError, type ErrorCode } from '@broadsheet/contract/errors';

/** Faults of a service for which the catalogue may have words of the call's own. */
const FAULTS: readonly ErrorCode[] = ['BAD_GATEWAY', 'SERVICE_UNAVAILABLE'];

/** A fault of the service in the words that its call has for it. */
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
