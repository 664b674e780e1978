import type { ServiceName } from '@broadsheet/contract/call';
import { AppError } from '@broadsheet/contract/errors';
import { type AttemptDeps, startClock } from './attempt-call.ts';
import { type Credentials, withReplay } from './credentials.ts';
import { CallerGone, isRefusal, isTooMuch, readErrorAnswer, toFault } from './fault.ts';
import type { CallerContext } from './make-call.ts';
import { requestHeadOf } from './request-head.ts';
import type { OpenedAnswer } from './service-connections.ts';

/** A file of a service, or a stream of events. */
export interface FileRequest {
  readonly service: ServiceName;
  readonly path: string;
  /** The Range header of the request. */
  readonly range?: string | undefined;
  /** The Last-Event-ID header of the request. */
  readonly lastEventId?: string | undefined;
  /** It continues for as long as it is read. */
  readonly isStream?: true;
}

const SUCCESS: readonly number[] = [200, 206];
const REFUSAL_BYTES_MAX = 64 * 1024;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readRefusal = async ({ status, body }: OpenedAnswer): Promise<AppError> => {
  let text = '';
  for await (const chunk of body) {
    text += String(chunk);
    if (text.length > REFUSAL_BYTES_MAX) break;
  }
  return readErrorAnswer(status, parse(text));
};

const readOpened = async (answer: OpenedAnswer) => {
  if (SUCCESS.includes(answer.status)) return { answer };
  const refusal = await readRefusal(answer);
  if (!isRefusal(refusal)) throw refusal;
  return { refusal };
};

/** Opens a file or a stream of a service, its bytes still to be read. Throws the service's refusal, or its fault. */
export const createFileOpener =
  ({ services, log, onCall }: Pick<AttemptDeps, 'services' | 'log' | 'onCall'>) =>
  async (
    caller: CallerContext,
    { service, path, range, lastEventId, isStream }: FileRequest,
    signal: AbortSignal,
  ): Promise<OpenedAnswer> => {
    const { credentials, requestId } = caller;
    const target = services.get(service)?.own;
    if (!target) throw new AppError('SERVICE_UNAVAILABLE');
    const took = startClock();
    const report = (outcome: string) => onCall({ service, outcome, stale: false, seconds: took() });
    const once = async (token: string | null): Promise<OpenedAnswer> => {
      const headers = {
        ...requestHeadOf(caller),
        ...(range === undefined ? {} : { range }),
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      };
      const request = {
        route: isStream ? 'streams' : 'files',
        caller: caller.client?.address ?? null,
        method: 'GET',
        path,
        headers,
        isRepeatable: true,
        signal,
      } as const;
      const read = await (isStream ? target.follow : target.open)(request, readOpened);
      if (read.refusal !== undefined) {
        report(isTooMuch(read.refusal) ? read.refusal.code : 'refused');
        throw read.refusal;
      }
      report('ok');
      return read.answer;
    };
    try {
      return await withReplay(once, tokenOf(credentials), credentials, signal);
    } catch (error) {
      if (isRefusal(error)) throw error;
      const fault = toFault(error);
      report(error instanceof CallerGone ? 'gone' : fault.code);
      const failed = { reqId: requestId, service, call: path, stale: false, err: fault };
      log.warn(failed, 'service call failed');
      throw fault;
    }
  };

const tokenOf = (credentials: Credentials | undefined): string | null =>
  credentials?.token() ?? null;
