import { randomUUID } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import type { CallDefinition } from '@broadsheet/contract/call';

/** Who asks the BFF, as it saw them itself. */
export interface Client {
  /** Of the connection, or as a trusted proxy says it. */
  readonly address: string;
  /** The header User-Agent. */
  readonly agent: string;
}

interface HeadFacts {
  readonly call: CallDefinition;
  readonly brand: Brand;
  readonly client: Client | undefined;
  /** Of what is sent; null is nothing. */
  readonly contentType: string | null;
  /** By which a write may be known again; absent is one of its own. */
  readonly key?: string | undefined;
}

/** The headers of a call but for its token; a write keeps its key when it is made again. */
export const requestHead = ({ call, brand, client, contentType, key }: HeadFacts) => ({
  'x-brand': brand,
  ...(client ? { 'x-client-address': client.address, 'x-client-agent': client.agent } : {}),
  ...(contentType === null ? {} : { 'content-type': contentType }),
  ...(call.method === 'GET' ? {} : { 'idempotency-key': key ?? randomUUID() }),
});
