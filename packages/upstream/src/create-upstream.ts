import { setTimeout as waitFor } from 'node:timers/promises';
import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import type { CacheCounts } from '@broadsheet/contract/cache-counts';
import type { CallAnswer, CallBody, CallDefinition, ServiceName } from '@broadsheet/contract/call';
import { type AttemptDeps, type CallReport, createAttempt } from './attempt-call.ts';
import { deadlineOf, signalOf } from './call-deadline.ts';
import { checkInput } from './call-validators.ts';
import {
  type CallerOptions,
  callerContextOf,
  createCaller,
  endingOfCaller,
} from './create-caller.ts';
import { tokenFor } from './credentials.ts';
import { createLastAnswers } from './last-answers.ts';
import { createMake, type StreamedBody } from './make-call.ts';
import { createFileOpener, type FileRequest } from './open-file.ts';
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

const limitOf = (options: CallerOptions) => ({
  signal: endingOfCaller(options).signal(),
  deadlineMs: options.deadlineMs,
});

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

  const caller = createCaller({ make, lastAnswers, now });

  const sendFile = async <Call extends CallDefinition>(
    sender: CallerOptions,
    call: Call,
    fields: CallBody<Call>,
    stream: StreamedBody,
  ) => {
    checkInput(call, { body: fields });
    const token = tokenFor(call, sender.credentials);
    const request = { call, path: requestPathOf(call, {}), token, body: undefined, stream };
    return (await make(
      callerContextOf(sender, now),
      request,
      signalOf(limitOf(sender)),
    )) as CallAnswer<Call>;
  };

  const openStream = async (options: CallerOptions, stream: FileRequest) => {
    const { signal, lift } = deadlineOf(limitOf(options));
    const opened = await open(callerContextOf(options, now), { ...stream, isStream: true }, signal);
    lift();
    return opened;
  };

  return {
    caller,
    sendFile,
    openStream,
    openFile: (options, file) =>
      open(callerContextOf(options, now), file, signalOf(limitOf(options))),
    degraded: () => [...services.values()].filter((s) => s.isDegraded()).map((s) => s.service),
    breakers: () =>
      [...services.values()].map(({ service, isOpen }) => ({ service, isOpen: isOpen() })),
    lastAnswers: lastAnswers.counts,
    close: async () => {
      await Promise.all([...services.values()].map((service) => service.close()));
    },
  };
};
