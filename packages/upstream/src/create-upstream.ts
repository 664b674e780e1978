import { setMaxListeners } from 'node:events';
import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import type { Brand } from '@broadsheet/contract/brand';
import type { CallAnswer, CallDefinition, ServiceName } from '@broadsheet/contract/call';
import { CatalogueError } from '@broadsheet/contract/errors';
import { checkInput } from './call-validators.ts';
import { CallerGone, toFault } from './fault.ts';
import { createFlights, type Flights } from './flights.ts';
import { createLastGood } from './last-good.ts';
import { readAnswer } from './read-answer.ts';
import { type CallInput, requestPathOf } from './request-path.ts';
import { createServiceClient, type ServiceClient } from './service-client.ts';
import { untilAborted } from './until-aborted.ts';

/** One call as it ended. `outcome` is `ok`, `refused` (4xx), `gone`, or the code of the fault. */
export interface CallReport {
  readonly service: ServiceName;
  readonly outcome: string;
  /** An earlier answer was given instead. */
  readonly stale: boolean;
}

export interface UpstreamOptions {
  readonly baseUrls: Readonly<Partial<Record<ServiceName, string>>>;
  readonly log: { warn: (fields: object, message: string) => void };
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly onCall?: (report: CallReport) => void;
}

export interface CallerOptions {
  readonly brand: Brand;
  /** Abort it when the client has gone or when nothing is awaited any more: it cancels what still runs. */
  readonly signal: AbortSignal;
  /** How long all calls of this caller together may take, from now. */
  readonly deadlineMs: number;
  /** Shared by callers of whose equal calls only one is made; absent are the caller's own. */
  readonly flights?: Flights;
}

export interface Upstream {
  /** Makes the caller of one request. */
  readonly caller: (options: CallerOptions) => ServiceCaller;
  /** Services that failed last or whose breaker is open. */
  readonly degraded: () => ServiceName[];
  readonly close: () => Promise<void>;
}

const signalOf = ({ signal, deadlineMs }: CallerOptions): AbortSignal => {
  const controller = new AbortController();
  // One listener for each call that runs, which Node would take for a leak beyond ten.
  setMaxListeners(0, controller.signal);
  const timer = setTimeout(() => controller.abort(new CatalogueError('TIMEOUT')), deadlineMs);
  timer.unref();
  const leave = () => {
    clearTimeout(timer);
    controller.abort(new CallerGone('the caller has gone'));
  };
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave, { once: true });
  return controller.signal;
};

/** The BFF's way out to the services: validated, bounded, and stale rather than broken for public reads. */
export const createUpstream = (options: UpstreamOptions): Upstream => {
  const { log, now, onCall = () => {} } = options;
  const lastGood = createLastGood(now);
  const onBreaker = (event: { service: ServiceName; open: boolean }) =>
    log.warn(event, event.open ? 'breaker opened' : 'breaker closed');
  const clients = new Map<ServiceName, ServiceClient>(
    Object.entries(options.baseUrls).map(([name, baseUrl]) => {
      const service = name as ServiceName;
      return [service, createServiceClient({ service, baseUrl, now, onBreaker })];
    }),
  );

  const make = async (call: CallDefinition, path: string, brand: Brand, signal: AbortSignal) => {
    const client = clients.get(call.service);
    if (!client) throw new CatalogueError('SERVICE_UNAVAILABLE');
    const key = call.method === 'GET' && call.auth === 'public' ? `${brand} ${path}` : null;
    const report = (outcome: string, stale = false) =>
      onCall({ service: call.service, outcome, stale });
    const request = { method: call.method, path, headers: { 'x-brand': brand }, signal };
    try {
      const sent = client.send(request, (answer) => readAnswer(call, answer));
      const read = await untilAborted(sent, signal);
      if ('refusal' in read) {
        if (key && read.refusal.status === 404) lastGood.forget(`${call.service} ${key}`);
        report('refused');
        throw read.refusal;
      }
      if (key) lastGood.keep(`${call.service} ${key}`, read.body);
      report('ok');
      return read.answer;
    } catch (error) {
      if (error instanceof CatalogueError && error.status < 500) throw error;
      const fault = toFault(error);
      if (error instanceof CallerGone) {
        report('gone');
        throw fault;
      }
      const kept = key ? lastGood.find(`${call.service} ${key}`) : undefined;
      report(fault.code, kept !== undefined);
      log.warn(
        { service: call.service, call: call.path, stale: kept !== undefined, err: fault },
        'service call failed',
      );
      if (!kept) throw fault;
      return JSON.parse(kept.toString('utf8'));
    }
  };

  const caller = (callerOptions: CallerOptions): ServiceCaller => {
    const signal = signalOf(callerOptions);
    const { brand, flights = createFlights(true) } = callerOptions;
    return async <Call extends CallDefinition>(call: Call, input: CallInput) => {
      checkInput(call, input);
      const path = requestPathOf(call, input);
      const key = `${call.service} ${call.method} ${path}`;
      const start = (ended: AbortSignal) => make(call, path, brand, ended);
      const answer = call.method === 'GET' ? flights.join(key, start, signal) : start(signal);
      return (await answer) as CallAnswer<Call>;
    };
  };

  return {
    caller,
    degraded: () => [...clients.values()].filter((c) => c.isDegraded()).map((c) => c.service),
    close: async () => {
      await Promise.all([...clients.values()].map((client) => client.close()));
    },
  };
};
