import { randomUUID } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import type { CallDefinition } from '@broadsheet/contract/call';

/** Who asks the BFF, as it saw them itself. */
export interface Client {
  /** Of the connection, or as a trusted proxy says it. */
  readonly address: string;
  /** The header User-Agent. */
  readonly agent: string;
  /** Under which the log knows what is asked. */
  readonly requestId?: string | undefined;
}

interface RequestSource {
  readonly brand: Brand;
  readonly client: Client | undefined;
  readonly requestId: string | undefined;
}

interface HeadFacts extends RequestSource {
  readonly call: CallDefinition;
  /** Of what is sent; null is nothing. */
  readonly contentType: string | null;
  /** By which a write may be known again; absent is one of its own. */
  readonly key?: string | undefined;
}

/** Of every call: whose site asks, for whom, and under which id both logs know it. */
export const requestHeadOf = ({ brand, client, requestId }: RequestSource) => ({
  'x-brand': brand,
  ...(client ? { 'x-client-address': client.address, 'x-client-agent': client.agent } : {}),
  ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
});

/** The headers of a call but for its token; a write keeps its key when it is made again. */
export const requestHead = ({ call, contentType, key, ...source }: HeadFacts) => ({
  ...requestHeadOf(source),
  ...(contentType === null ? {} : { 'content-type': contentType }),
  ...(call.method === 'GET' ? {} : { 'idempotency-key': key ?? randomUUID() }),
});
