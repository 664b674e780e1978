import type { Audience } from '@broadsheet/contract/audience';
import type { Brand } from '@broadsheet/contract/brand';
import {
  type EvaluationFailure,
  FlagContext,
  type FlagErrorCode,
} from '@broadsheet/contract/flag-evaluation';
import { getValidator } from '@broadsheet/contract/get-validator';
import type { Participant } from '@broadsheet/experiments/assignment';
import { Value } from 'typebox/value';
import { audienceOfContext } from './evaluate-flags.ts';

export type ParsedContext =
  | { readonly participant: Participant; readonly audience: Audience }
  | { readonly failure: EvaluationFailure };

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const failureOf = (
  key: string | undefined,
  errorCode: FlagErrorCode,
  errorDetails: string,
): EvaluationFailure => ({ ...(key === undefined ? {} : { key }), errorCode, errorDetails });

/** Names the attributes that are wrong, never their values: they may be personal. */
const describeFaults = (context: unknown): string =>
  [...getValidator(FlagContext).Errors(context)]
    .map(({ instancePath, message }) => `${instancePath.slice(1)} ${message}`)
    .join('; ');

/** Parses the body of an evaluation into the participant and its audience, or into the failure of the protocol. Pure. */
export const parseFlagContext = (
  body: unknown,
  brand: Brand,
  key: string | undefined,
): ParsedContext => {
  const refuse = (code: FlagErrorCode, details: string) => ({
    failure: failureOf(key, code, details),
  });
  if (!isFields(body)) return refuse('PARSE_ERROR', 'The body must be a JSON object.');
  const { context } = body;
  if (!isFields(context)) return refuse('INVALID_CONTEXT', 'context must be a JSON object.');
  const { targetingKey } = context;
  if (targetingKey === undefined || targetingKey === null || targetingKey === '')
    return refuse('TARGETING_KEY_MISSING', 'context.targetingKey is missing: name the unit.');
  if (!Value.Check(FlagContext, context))
    return refuse('INVALID_CONTEXT', `context: ${describeFaults(context)}`);
  const audience = audienceOfContext(context, brand);
  if (!audience)
    return refuse('INVALID_CONTEXT', 'context: a visitor has no cohort. Leave out one of both.');
  const participant = { visitorId: context.targetingKey, seekerId: context.seekerId ?? null };
  return { participant, audience };
};
