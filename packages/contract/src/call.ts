import type Type from 'typebox';
import type { TSchema } from 'typebox';

export type ServiceName =
  | 'auth'
  | 'job'
  | 'user'
  | 'static'
  | 'otp'
  | 'media'
  | 'subscription'
  | 'course'
  | 'seo';

/** One call of an upstream service; the reference services implement it, `upstream` makes it. */
export interface CallDefinition<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Answer extends TSchema = TSchema,
> {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Path under the service's base URL, parameters as {name}. */
  readonly path: string;
  /** Where the BFF exposes it, when that is not `/api/{service}{path}`. */
  readonly bffPath?: string;
  readonly auth: 'public' | 'token';
  /** Absent: the service. `content`: the BFF itself, out of what marketing wrote. */
  readonly answeredBy?: 'content';
  /** Successful answers of this call count for experiments, as this kind of conversion. */
  readonly conversion?: 'apply' | 'save' | 'register';
  readonly params: Params;
  readonly query: Query;
  readonly answer: Answer;
}

export const defineCall = <Params extends TSchema, Query extends TSchema, Answer extends TSchema>(
  call: CallDefinition<Params, Query, Answer>,
): CallDefinition<Params, Query, Answer> => call;

export type CallParams<Call> =
  Call extends CallDefinition<infer P, TSchema, TSchema> ? Type.Static<P> : never;
export type CallQuery<Call> =
  Call extends CallDefinition<TSchema, infer Q, TSchema> ? Type.Static<Q> : never;
export type CallAnswer<Call> =
  Call extends CallDefinition<TSchema, TSchema, infer A> ? Type.Static<A> : never;

/** The public path of a call at the BFF, parameters as {name}. */
export const bffPathOf = (call: CallDefinition): string =>
  call.bffPath ?? `/api/${call.service}${call.path}`;
