import type {
  CallAnswer,
  CallBody,
  CallDefinition,
  CallParams,
  CallQuery,
} from '@broadsheet/contract/call';
import type { TSchema } from 'typebox';
import type { CallContext } from './call-context.ts';

/** Handles one call. A failure that the client should see is thrown as an AppError. */
export type CallHandler<Call extends CallDefinition, Context extends CallContext> = (
  query: CallQuery<Call>,
  params: CallParams<Call>,
  context: Context,
  body: CallBody<Call>,
) => Promise<CallAnswer<Call>> | CallAnswer<Call>;

/** A call and its handler. `bindCall` checks that their types fit and then erases them, so that one list holds all. */
export interface BoundCall<Context extends CallContext = CallContext> {
  readonly call: CallDefinition;
  readonly answer: (query: unknown, params: unknown, context: Context, body: unknown) => unknown;
}

export const bindCall = <
  P extends TSchema,
  Q extends TSchema,
  A extends TSchema,
  B extends TSchema,
  Context extends CallContext = CallContext,
>(
  call: CallDefinition<P, Q, A, B>,
  handler: CallHandler<CallDefinition<P, Q, A, B>, Context>,
): BoundCall<Context> => ({
  call,
  answer: (query, params, context, body) =>
    handler(
      query as CallQuery<CallDefinition<P, Q, A, B>>,
      params as CallParams<CallDefinition<P, Q, A, B>>,
      context,
      body as CallBody<CallDefinition<P, Q, A, B>>,
    ),
});
