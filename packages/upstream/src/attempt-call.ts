import type { CallDefinition, ServiceName } from '@broadsheet/contract/call';
import { AppError } from '@broadsheet/contract/errors';
import { traceHeaders, withSpan } from '@broadsheet/tracing/with-span';
import { CallerGone, isRefusal, isTooMuch, toFault } from './fault.ts';
import type { createLastAnswers } from './last-answers.ts';
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
  readonly lastAnswers: ReturnType<typeof createLastAnswers>;
  readonly log: { warn: (fields: object, message: string) => void };
  readonly onCall: (report: CallReport) => void;
}

/** Returns a function for the elapsed seconds. */
export const startClock = (): (() => number) => {
  const began = performance.now();
  return () => (performance.now() - began) / 1000;
};

const parse = (body: Buffer): unknown => JSON.parse(body.toString('utf8'));

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
 * @param key under which the answer is cached as a fallback for faults; null caches nothing.
 */
export const createAttempt =
  (deps: AttemptDeps) =>
  (call: CallDefinition, request: ServiceRequest, key: string | null): Promise<unknown> =>
    withSpan(spanOf(call), () => attemptOnce(deps, call, request, key));

const attemptOnce = async (
  { services, lastAnswers, log, onCall }: AttemptDeps,
  call: CallDefinition,
  request: ServiceRequest,
  key: string | null,
): Promise<unknown> => {
  const { service } = call;
  const client = services.get(service)?.poolFor(call);
  if (!client) throw new AppError('SERVICE_UNAVAILABLE');
  const took = startClock();
  const report = (outcome: string, stale = false) =>
    onCall({ service, outcome, stale, seconds: took() });
  const findStale = () => (key === null ? undefined : lastAnswers.find(key));
  try {
    const sent = client.send(
      { ...request, headers: { ...request.headers, ...traceHeaders() } },
      (answer) => readAnswer(call, answer),
    );
    const read = await untilAborted(sent, request.signal);
    if ('answer' in read) {
      if (key !== null) lastAnswers.store(key, read.body);
      report('ok');
      return read.answer;
    }
    const { refusal } = read;
    if (key !== null && refusal.status === 404) lastAnswers.forget(key);
    const isBusy = isTooMuch(refusal);
    const earlier = isBusy || refusal.code === 'RATE_LIMITED' ? findStale() : undefined;
    report(isBusy ? refusal.code : 'refused', earlier !== undefined);
    if (!earlier) throw refusal;
    return parse(earlier);
  } catch (error) {
    if (isRefusal(error)) throw error;
    const fault = toFault(error);
    if (error instanceof CallerGone) {
      report('gone');
      throw fault;
    }
    const earlier = findStale();
    const stale = earlier !== undefined;
    report(fault.code, stale);
    const reqId = request.headers['x-request-id'];
    log.warn({ reqId, service, call: call.path, stale, err: fault }, 'service call failed');
    if (!earlier) throw fault;
    return parse(earlier);
  }
};
