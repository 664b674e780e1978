import { randomUUID } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import type { CallDefinition } from '@broadsheet/contract/call';
import { CONTRACT_HEADER, CONTRACT_VERSION } from '@broadsheet/contract/contract-version';

/** The client of the BFF, as the BFF itself saw it. */
export interface Client {
  /** From the connection, or from a trusted proxy. */
  readonly address: string;
  /** The header User-Agent. */
  readonly agent: string;
  /** The request id in the logs. */
  readonly requestId?: string | undefined;
}

interface RequestSource {
  readonly brand: Brand;
  readonly client: Client | undefined;
  readonly requestId: string | undefined;
}

interface HeadFacts extends RequestSource {
  readonly call: CallDefinition;
  /** The type of the body; null: none. */
  readonly contentType: string | null;
  /** The idempotency key of a write; absent: a new one. */
  readonly key?: string | undefined;
}

/** Headers of every call: the brand, the version of the contract, the client, and the request id in both logs. */
export const requestHeadOf = ({ brand, client, requestId }: RequestSource) => ({
  'x-brand': brand,
  [CONTRACT_HEADER]: String(CONTRACT_VERSION),
  ...(client ? { 'x-client-address': client.address, 'x-client-agent': client.agent } : {}),
  ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
});

/** The headers of a call without its token; a repeated write has the same key. */
export const requestHead = ({ call, contentType, key, ...source }: HeadFacts) => ({
  ...requestHeadOf(source),
  ...(contentType === null ? {} : { 'content-type': contentType }),
  ...(call.method === 'GET' ? {} : { 'idempotency-key': key ?? randomUUID() }),
});
