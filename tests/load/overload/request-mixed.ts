import type { Criticality } from '@broadsheet/contract/criticality';
import { Pool } from 'undici';
import type { MixedRequest, RequestKind } from './mixed-requests.ts';

export interface MixedAnswer {
  readonly kind: RequestKind;
  readonly criticality: Criticality;
  /** 0 where the connection broke. */
  readonly status: number;
  /** From the request to the complete response. */
  readonly ms: number;
  readonly hasRetryAfter: boolean;
}

/** Sends requests over persistent connections; never throws. */
export const openRequester = (origin: string, connections: number) => {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const request = async (request: MixedRequest): Promise<MixedAnswer> => {
    const { kind, criticality, method, path, headers, body } = request;
    const began = performance.now();
    let status = 0;
    let hasRetryAfter = false;
    try {
      const answer = await pool.request({ method, path, headers, body: body ?? null });
      await answer.body.dump({ limit: 8 * 1024 * 1024 });
      status = answer.statusCode;
      hasRetryAfter = answer.headers['retry-after'] !== undefined;
    } catch {
      // Its status reports it.
    }
    return { kind, criticality, status, ms: performance.now() - began, hasRetryAfter };
  };
  return { request, close: () => pool.destroy() };
};
export type Requester = ReturnType<typeof openRequester>;
