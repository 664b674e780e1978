import type { CallDefinition } from '@broadsheet/contract/call';
import { AppError } from '@broadsheet/contract/errors';
import { checkAnswer } from './call-validators.ts';
import { isRefusal, readErrorAnswer } from './fault.ts';
import type { ServiceAnswer } from './service-connections.ts';

export type ReadAnswer =
  | { readonly answer: unknown; readonly body: Buffer }
  | { readonly refusal: AppError };

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new AppError('BAD_GATEWAY', { cause });
  }
};

const parseOrNothing = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** The valid answer of a call, or the service's refusal (4xx, OVERLOADED). Throws AppError for a fault of the service. */
export const readAnswer = (call: CallDefinition, { status, body }: ServiceAnswer): ReadAnswer => {
  if (status < 200 || status > 299) {
    const error = readErrorAnswer(status, parseOrNothing(body));
    if (!isRefusal(error)) throw error;
    return { refusal: error };
  }
  const answer = parse(body);
  checkAnswer(call, answer);
  return { answer, body };
};
