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
  readonly hasBody: boolean;
}

/** The headers of a call but for its token; a write keeps its key when it is made again. */
export const requestHead = ({ call, brand, client, hasBody }: HeadFacts) => ({
  'x-brand': brand,
  ...(client ? { 'x-client-address': client.address, 'x-client-agent': client.agent } : {}),
  ...(hasBody ? { 'content-type': 'application/json' } : {}),
  ...(call.method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
});
