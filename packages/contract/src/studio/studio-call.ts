import Type, { type TSchema } from 'typebox';
import type { StaffRole } from './staff.ts';

export const STUDIO_PATH = '/studio';
export const STUDIO_API_PATH = '/studio/api';

/** The input of a call without any. */
export const Nothing = Type.Object({}, { additionalProperties: false });

/** The role that a call needs; `nobody` needs no login. */
export type StudioCallRole = StaffRole | 'nobody';

/** One call that Studio's pages make of the BFF, as JSON. Errors are the catalogue's. */
export interface StudioCall<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Answer extends TSchema = TSchema,
  Role extends StudioCallRole = StudioCallRole,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under STUDIO_API_PATH, parameters as {name}. */
  readonly path: string;
  readonly role: Role;
  readonly params: Params;
  readonly query: Query;
  /** The content type of a body of bytes; absent, it is JSON. */
  readonly takes?: string;
  readonly body: Body;
  readonly answer: Answer;
}

export const defineStudioCall = <
  Params extends TSchema,
  Query extends TSchema,
  Body extends TSchema,
  Answer extends TSchema,
  const Role extends StudioCallRole,
>(
  call: StudioCall<Params, Query, Body, Answer, Role>,
): StudioCall<Params, Query, Body, Answer, Role> => call;

export type StudioParams<Call> =
  Call extends StudioCall<infer P, TSchema, TSchema, TSchema> ? Type.Static<P> : never;
export type StudioQuery<Call> =
  Call extends StudioCall<TSchema, infer Q, TSchema, TSchema> ? Type.Static<Q> : never;
export type StudioBody<Call> =
  Call extends StudioCall<TSchema, TSchema, infer B, TSchema> ? Type.Static<B> : never;
export type StudioAnswer<Call> =
  Call extends StudioCall<TSchema, TSchema, TSchema, infer A> ? Type.Static<A> : never;
