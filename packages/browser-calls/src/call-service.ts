import type { CallDefinition, CallInput } from '@broadsheet/contract/call';
import { type CallResult, failedAnswer, failedToReach } from '@broadsheet/contract/call-result';
import { callPath } from './call-path.ts';
import { addressOn, type RequestOptions, requestAnswer } from './request-answer.ts';

/**
 * Makes one call of a service through the BFF, with the user's session. Never throws: the result contains the error and
 * the message of the server or of the error codes.
 */
export const callService = async <Call extends CallDefinition>(
  call: Call,
  input: CallInput<Call>,
  { page, fetch }: RequestOptions,
): Promise<CallResult<Call>> => {
  const address = addressOn(page, callPath(call, input.params), { ...input.query });
  const answer = await requestAnswer(call.method, address, { ...input.body }, fetch);
  if ('failed' in answer) return failedToReach(call, answer.failed);
  if (answer.status !== 200) return failedAnswer(call, answer.status, answer.body);
  return { ok: true, data: answer.body as Extract<CallResult<Call>, { ok: true }>['data'] };
};
