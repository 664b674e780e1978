import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import type { Brand } from '@broadsheet/contract/brand';
import type { CallDefinition, CallInput } from '@broadsheet/contract/call';
import type { ComposedCall } from '@broadsheet/contract/composed-call';
import { AppError } from '@broadsheet/contract/errors';
import { requestPathOf } from '@broadsheet/upstream/request-path';
import { Pool } from 'undici';

/** The path of a call at the services' one address. */
const pathOf = (call: CallDefinition, input: CallInput<CallDefinition>): string =>
  `/${call.service === 'static' ? 'user' : call.service}${requestPathOf(call, input)}`;

/** Requests JSON from the services, and may reuse answers. */
export type FetchAnswer = (brand: Brand, path: string) => Promise<unknown>;

const CONNECTIONS = 32;
/** @param answersForMs how long answers are reused; 0 is never */
export const createFetch = (servicesUrl: string, answersForMs: number): FetchAnswer => {
  const pool = new Pool(servicesUrl, { connections: CONNECTIONS });
  const request: FetchAnswer = async (brand, path) => {
    const { statusCode, body } = await pool.request({
      path,
      method: 'GET',
      headers: { 'x-brand': brand },
    });
    const answer: unknown = await body.json();
    if (statusCode === 404) throw new AppError('NOT_FOUND');
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
    return answer;
  };
  if (answersForMs === 0) return request;
  const answers = new Map<string, { readonly answer: Promise<unknown>; readonly until: number }>();
  return (brand, path) => {
    const key = `${brand} ${path}`;
    const known = answers.get(key);
    if (known && known.until > Date.now()) return known.answer;
    const answer = request(brand, path);
    answers.set(key, { answer, until: Date.now() + answersForMs });
    return answer;
  };
};

/** Equal calls of one page are made once; the composed one answers several. */
export const createCaller = (
  fetchAnswer: FetchAnswer,
  brand: Brand,
  composed: ComposedCall | null,
) => {
  const running = new Map<string, Promise<unknown>>();
  const leadPath = composed && pathOf(composed.lead.call, composed.lead.input);
  const start = async (path: string): Promise<unknown> => {
    if (!composed || path !== leadPath) return fetchAnswer(brand, path);
    const { call, input, lead, others } = composed;
    const answer: Readonly<Record<string, unknown>> = Object(
      await fetchAnswer(brand, pathOf(call, input)),
    );
    for (const other of others(answer[lead.part])) {
      if (answer[other.part] === null) continue;
      const otherPath = pathOf(other.call, other.input);
      running.set(otherPath, Promise.resolve(answer[other.part]));
    }
    return answer[lead.part];
  };
  return ((call, input) => {
    const path = pathOf(call, input);
    const known = running.get(path);
    if (known) return known;
    const answer = start(path);
    running.set(path, answer);
    return answer;
  }) as ServiceCaller;
};
