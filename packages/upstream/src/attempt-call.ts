import type { CallDefinition, ServiceName } from '@broadsheet/contract/call';
import { AppError } from '@broadsheet/contract/errors';
import { traceHeaders, withSpan } from '@broadsheet/tracing/with-span';
import { CallerGone, isRefusal, isTooMuch, toFault } from './fault.ts';
import type { StaleAnswer } from './last-answers.ts';
import { readAnswer } from './read-answer.ts';
import type { ServicePools } from './service-pools.ts';
import type { ServiceRequest } from './service-request.ts';
import { untilAborted } from './until-aborted.ts';

/** A completed call. `outcome` is `ok`, `refused` (4xx), `gone`, or the code of the fault. */
export interface CallReport {
  readonly service: ServiceName;
  readonly outcome: string;
  /** A stale answer was returned instead. */
  readonly stale: boolean;
  /** How long it took, a second attempt over a broken connection included. */
  readonly seconds: number;
}

export interface AttemptDeps {
  readonly services: ReadonlyMap<ServiceName, ServicePools>;
  readonly log: { warn: (fields: object, message: string) => void };
  readonly onCall: (report: CallReport) => void;
}

/** Returns a function for the elapsed seconds. */
export const startClock = (): (() => number) => {
  const began = performance.now();
  return () => (performance.now() - began) / 1000;
};

const spanOf = ({ service, method, path }: CallDefinition) => ({
  name: `${method} ${service}${path}`,
  attributes: {
    'broadsheet.service': service,
    'http.request.method': method,
    'url.template': path,
  },
  isCall: true as const,
});

/**
 * Makes a call once. Throws the service's refusal or fault as AppError.
 * @param stale where the answer is stored as a fallback for faults; null stores nothing.
 */
export const createAttempt =
  (deps: AttemptDeps) =>
  (call: CallDefinition, request: ServiceRequest, stale: StaleAnswer | null): Promise<unknown> =>
    withSpan(spanOf(call), () => attemptOnce(deps, call, request, stale));

const attemptOnce = async (
  { services, log, onCall }: AttemptDeps,
  call: CallDefinition,
  request: ServiceRequest,
  storedAnswer: StaleAnswer | null,
): Promise<unknown> => {
  const { service } = call;
  const client = services.get(service)?.poolFor(call);
  if (!client) throw new AppError('SERVICE_UNAVAILABLE');
  const took = startClock();
  const report = (outcome: string, stale = false) =>
    onCall({ service, outcome, stale, seconds: took() });
  try {
    const sent = client.send(
      { ...request, headers: { ...request.headers, ...traceHeaders() } },
      (answer) => readAnswer(call, answer),
    );
    const read = await untilAborted(sent, request.signal);
    if ('answer' in read) {
      storedAnswer?.store(read.body, read.answer);
      report('ok');
      return read.answer;
    }
    const { refusal } = read;
    if (refusal.status === 404) storedAnswer?.forget();
    const isBusy = isTooMuch(refusal);
    const earlier = isBusy || refusal.code === 'RATE_LIMITED' ? storedAnswer?.find() : undefined;
    report(isBusy ? refusal.code : 'refused', earlier !== undefined);
    if (earlier === undefined) throw refusal;
    return earlier;
  } catch (error) {
    if (isRefusal(error)) throw error;
    const fault = toFault(error);
    if (error instanceof CallerGone) {
      report('gone');
      throw fault;
    }
    const earlier = storedAnswer?.find();
    const stale = earlier !== undefined;
    report(fault.code, stale);
    const reqId = request.headers['x-request-id'];
    log.warn({ reqId, service, call: call.path, stale, err: fault }, 'service call failed');
    if (!stale) throw fault;
    return earlier;
  }
};
