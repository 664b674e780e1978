import type { Brand } from '@broadsheet/contract/brand';
import type { CallAnswer, CallDefinition, CallParams, CallQuery } from '@broadsheet/contract/call';
import type { Kysely } from 'kysely';
import type { TSchema } from 'typebox';
import type { BrandDirectory } from '../brands/directory.ts';
import type { Schema } from '../database/schema.ts';
import type { SeoReader } from '../seo/read-seo.ts';

/** What a call is answered with and for. */
export interface CallContext {
  readonly brand: Brand;
  readonly database: Kysely<Schema>;
  /** The brand's categories, tags and cities. */
  readonly directory: () => Promise<BrandDirectory>;
  readonly readSeo: SeoReader;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Answers one call; a failure that the client should know is thrown as a CatalogueError. */
export type CallHandler<Call extends CallDefinition> = (
  query: CallQuery<Call>,
  params: CallParams<Call>,
  context: CallContext,
) => Promise<CallAnswer<Call>> | CallAnswer<Call>;

/** A call and what answers it, their types tied together and then forgotten, so that all can stand in one list. */
export interface BoundCall {
  readonly call: CallDefinition;
  readonly answer: (query: unknown, params: unknown, context: CallContext) => unknown;
}

export const bindCall = <P extends TSchema, Q extends TSchema, A extends TSchema>(
  call: CallDefinition<P, Q, A>,
  handler: CallHandler<CallDefinition<P, Q, A>>,
): BoundCall => ({
  call,
  answer: (query, params, context) =>
    handler(
      query as CallQuery<CallDefinition<P, Q, A>>,
      params as CallParams<CallDefinition<P, Q, A>>,
      context,
    ),
});
