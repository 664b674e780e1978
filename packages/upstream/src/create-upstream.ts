import { setMaxListeners } from 'node:events';
import { setTimeout as waitFor } from 'node:timers/promises';
import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import type { Brand } from '@broadsheet/contract/brand';
import type { CacheCounts } from '@broadsheet/contract/cache-counts';
import type {
  CallAnswer,
  CallBody,
  CallDefinition,
  CallInput,
  ServiceName,
} from '@broadsheet/contract/call';
import type { ComposedCall } from '@broadsheet/contract/composed-call';
import { AppError } from '@broadsheet/contract/errors';
import type { PageParameters } from '@broadsheet/contract/page-parameters';
import { type AttemptDeps, type CallReport, createAttempt } from './attempt-call.ts';
import { checkInput } from './call-validators.ts';
import { createComposedFlight, flightKeyOf } from './composed-flight.ts';
import { type Credentials, tokenFor } from './credentials.ts';
import { CallerGone } from './fault.ts';
import { createFlights, type Flights } from './flights.ts';
import { createLastAnswers } from './last-answers.ts';
import {
  type CallerContext,
  type CallRequest,
  createMake,
  type StreamedBody,
} from './make-call.ts';
import { createFileOpener, type FileRequest } from './open-file.ts';
import type { Client } from './request-head.ts';
import { requestPathOf } from './request-path.ts';
import type { BreakerEvent } from './service-client.ts';
import type { OpenedAnswer } from './service-connections.ts';
import { openServicePools, type ServicePools } from './service-pools.ts';
import type { RetryOptions } from './with-retry.ts';

export type { CallReport };

export interface UpstreamOptions {
  readonly baseUrls: Readonly<Partial<Record<ServiceName, string>>>;
  readonly log: AttemptDeps['log'];
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly wait?: RetryOptions['wait'];
  readonly onCall?: (report: CallReport) => void;
  /** A service has answered that it is overloaded. */
  readonly onOverload?: () => void;
  /** Awaited before an answer is parsed, if it returns a promise. */
  readonly takeTurn?: () => Promise<void> | undefined;
}

export interface CallerOptions {
  readonly brand: Brand;
  /** Aborts when the client has disconnected or needs no more answers: it cancels running calls. */
  readonly signal: AbortSignal;
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

export interface Upstream {
  /** Makes the caller of one request. */
  readonly caller: (options: CallerOptions) => ServiceCaller;
  /**
   * Makes an upload once: an expired token is an error, so pass a valid one. The file is streamed. @param fields the
   * fields of the call's body, only for the check
   */
  readonly sendFile: <Call extends CallDefinition>(
    options: CallerOptions,
    call: Call,
    fields: CallBody<Call>,
    body: StreamedBody,
  ) => Promise<CallAnswer<Call>>;
  /** Opens a file of a service; the caller reads it. */
  readonly openFile: (options: CallerOptions, file: FileRequest) => Promise<OpenedAnswer>;
  /** Opens a stream of a service, without a deadline from its first byte on; the caller reads it. */
  readonly openStream: (options: CallerOptions, stream: FileRequest) => Promise<OpenedAnswer>;
  /** Services whose last call failed or whose breaker is open. */
  readonly degraded: () => ServiceName[];
  /** Every service, and whether one of its breakers is open. */
  readonly breakers: () => { readonly service: ServiceName; readonly isOpen: boolean }[];
  /** Counts of the stale-answer cache. */
  readonly lastAnswers: () => CacheCounts;
  readonly close: () => Promise<void>;
}

/** One instance for all: its stack has no information, and every page ends with it. */
const CALLER_GONE = new CallerGone('the caller has gone');

const deadlineOf = ({ signal, deadlineMs }: CallerOptions) => {
  const controller = new AbortController();
  // Each running call adds a listener; Node would warn of a leak from the eleventh on.
  setMaxListeners(0, controller.signal);
  const timer = setTimeout(() => controller.abort(new AppError('TIMEOUT')), deadlineMs);
  timer.unref();
  const leave = () => {
    clearTimeout(timer);
    controller.abort(CALLER_GONE);
  };
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave, { once: true });
  return { signal: controller.signal, lift: () => clearTimeout(timer) };
};

const signalOf = (options: CallerOptions): AbortSignal => deadlineOf(options).signal;

/** The BFF's way out to the services: validated, bounded, and stale rather than broken for public reads. */
export const createUpstream = (options: UpstreamOptions): Upstream => {
  const { log, now, onCall = () => {}, onOverload = () => {}, takeTurn } = options;
  const wait = options.wait ?? ((ms, signal) => waitFor(ms, undefined, { signal, ref: false }));
  const onBreaker = (event: BreakerEvent) =>
    log.warn(event, event.open ? 'breaker opened' : 'breaker closed');
  const services = new Map<ServiceName, ServicePools>(
    Object.entries(options.baseUrls).map(([name, baseUrl]) => {
      const service = name as ServiceName;
      return [
        service,
        openServicePools({ service, baseUrl, now, onBreaker, onOverload, takeTurn }),
      ];
    }),
  );
  const lastAnswers = createLastAnswers(now);
  const attempt = createAttempt({ services, log, onCall });
  const make = createMake({ attempt, lastAnswers, wait, now });
  const open = createFileOpener({ services, log, onCall });

  const callerContextOf = ({ deadlineMs, ...options }: CallerOptions): CallerContext => ({
    brand: options.brand,
    client: options.client,
    requestId: options.requestId ?? options.client?.requestId,
    credentials: options.credentials,
    pageParameters: options.pageParameters ?? {},
    endsAt: now() + deadlineMs,
  });

  const caller = (callerOptions: CallerOptions): ServiceCaller => {
    const signal = signalOf(callerOptions);
    const { brand, credentials, composed, flights = createFlights(true) } = callerOptions;
    const caller = callerContextOf(callerOptions);
    const makeRequest = (request: CallRequest, signal: AbortSignal) =>
      make(caller, request, signal);
    const composedFlight =
      composed &&
      createComposedFlight(composed, { brand, flights, lastAnswers, make: makeRequest });
    return async <Call extends CallDefinition>(call: Call, input: CallInput<Call>) => {
      checkInput(call, input);
      const token = tokenFor(call, credentials);
      const request = { call, path: requestPathOf(call, input), token, body: input.body };
      const key = flightKeyOf(call, request.path, token);
      const start = (ended: () => AbortSignal) =>
        composedFlight?.leadKey === key
          ? composedFlight.start(request, ended())
          : make(caller, request, ended());
      const isJoined = call.method === 'GET' && !call.changes;
      const answer = isJoined ? flights.join(key, start, signal) : make(caller, request, signal);
      return (await answer) as CallAnswer<Call>;
    };
  };

  const sendFile = async <Call extends CallDefinition>(
    sender: CallerOptions,
    call: Call,
    fields: CallBody<Call>,
    stream: StreamedBody,
  ) => {
    checkInput(call, { body: fields });
    const token = tokenFor(call, sender.credentials);
    const request = { call, path: requestPathOf(call, {}), token, body: undefined, stream };
    return (await make(callerContextOf(sender), request, signalOf(sender))) as CallAnswer<Call>;
  };

  const openStream = async (options: CallerOptions, stream: FileRequest) => {
    const { signal, lift } = deadlineOf(options);
    const opened = await open(callerContextOf(options), { ...stream, isStream: true }, signal);
    lift();
    return opened;
  };

  return {
    caller,
    sendFile,
    openStream,
    openFile: (options, file) => open(callerContextOf(options), file, signalOf(options)),
    degraded: () => [...services.values()].filter((s) => s.isDegraded()).map((s) => s.service),
    breakers: () =>
      [...services.values()].map(({ service, isOpen }) => ({ service, isOpen: isOpen() })),
    lastAnswers: lastAnswers.counts,
    close: async () => {
      await Promise.all([...services.values()].map((service) => service.close()));
    },
  };
};
