import { setMaxListeners } from 'node:events';
import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import type { Brand } from '@broadsheet/contract/brand';
import type { CallAnswer, CallDefinition, CallInput } from '@broadsheet/contract/call';
import type { ComposedCall } from '@broadsheet/contract/composed-call';
import type { PageParameters } from '@broadsheet/contract/page-parameters';
import { CALLER_GONE, limitWork, signalOf } from './call-deadline.ts';
import { checkInput } from './call-validators.ts';
import { createComposedFlight, flightKeyOf } from './composed-flight.ts';
import { type Credentials, tokenFor } from './credentials.ts';
import { createFlights, type Flights, type JoinOptions } from './flights.ts';
import type { LastAnswers } from './last-answers.ts';
import { type Ending, endingOf } from './lazy-abort.ts';
import type { CallerContext, CallRequest, createMake } from './make-call.ts';
import type { Client } from './request-head.ts';
import { requestPathOf } from './request-path.ts';

export interface CallerOptions {
  readonly brand: Brand;
  /** Aborts when the client has disconnected or needs no more answers: it cancels running calls. */
  readonly signal: AbortSignal | Ending;
  /** The deadline for all calls of this caller together, from now. */
  readonly deadlineMs: number;
  /** Shared by callers whose equal calls run once; absent: only this caller's. */
  readonly flights?: Flights;
  /** Sent only with calls that depend on the reader. Their answers are not cached. */
  readonly credentials?: Credentials;
  readonly client?: Client;
  /** The request id, for calls without a client: shared calls carry that of one requester. */
  readonly requestId?: string | undefined;
  /** The parameters of the calling page; they do not affect whether calls are equal. */
  readonly pageParameters?: PageParameters;
  /** Made in place of its leading call, where that is made without a token. */
  readonly composed?: ComposedCall | undefined;
}

interface CallerDeps {
  readonly make: ReturnType<typeof createMake>;
  readonly lastAnswers: LastAnswers;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export const callerContextOf = (
  { deadlineMs, ...options }: CallerOptions,
  now: () => number,
): CallerContext => ({
  brand: options.brand,
  client: options.client,
  requestId: options.requestId ?? options.client?.requestId,
  credentials: options.credentials,
  pageParameters: options.pageParameters ?? {},
  endsAt: now() + deadlineMs,
});

/** The end of a caller's calls. */
export const endingOfCaller = ({ signal }: Pick<CallerOptions, 'signal'>): Ending => {
  if (!(signal instanceof AbortSignal)) return signal;
  // Each running call adds a listener; Node would warn of a leak from the eleventh on.
  setMaxListeners(0, signal);
  return endingOf(signal);
};

/** Makes the callers of requests: equal reads of one request are made once. */
export const createCaller =
  ({ make, lastAnswers, now }: CallerDeps) =>
  (callerOptions: CallerOptions): ServiceCaller => {
    const { brand, deadlineMs, credentials, composed } = callerOptions;
    const ending = endingOfCaller(callerOptions);
    const { flights = createFlights(true) } = callerOptions;
    const caller = callerContextOf(callerOptions, now);
    const began = performance.now();
    const remainingMs = () => Math.max(0, Math.floor(began + deadlineMs - performance.now()));
    const join: JoinOptions = {
      gone: CALLER_GONE,
      limit: (work, abort) => limitWork(work, abort, remainingMs()),
    };

    const startRead = (key: string, request: CallRequest, ended: AbortSignal) => {
      const makeOther = (other: CallRequest, signal: AbortSignal) => make(caller, other, signal);
      const deps = { brand, flights, lastAnswers, make: makeOther };
      const flight = composed && createComposedFlight(composed, deps);
      return flight?.leadKey === key ? flight.start(request, ended) : make(caller, request, ended);
    };

    return async <Call extends CallDefinition>(call: Call, input: CallInput<Call>) => {
      const isRead = call.method === 'GET' && !call.changes;
      // Only what was checked may be a part of a path.
      const isUnchecked = isRead && !call.path.includes('{');
      if (!isUnchecked) checkInput(call, input);
      const token = tokenFor(call, credentials);
      const request = { call, path: requestPathOf(call, input), token, body: input.body };
      if (!isRead)
        return (await make(
          caller,
          request,
          signalOf({ signal: ending.signal(), deadlineMs: remainingMs() }),
        )) as CallAnswer<Call>;
      const key = flightKeyOf(call, request.path, token);
      // An equal call was checked when it was made.
      if (isUnchecked && !flights.find(key)) checkInput(call, input);
      const start = (ended: Ending) => startRead(key, request, ended.signal());
      return (await flights.join(key, start, ending, join)) as CallAnswer<Call>;
    };
  };
