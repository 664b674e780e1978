import type { STUDIO_CALLS } from '@broadsheet/contract/studio/calls';
import type { Staff } from '@broadsheet/contract/studio/staff';
import type {
  StudioAnswer,
  StudioBody,
  StudioParams,
  StudioQuery,
} from '@broadsheet/contract/studio/studio-call';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type StudioCalls = typeof STUDIO_CALLS;

/** A Studio request whose role and schema have been checked. */
export interface StudioRequest<Call> {
  readonly params: StudioParams<Call>;
  readonly query: StudioQuery<Call>;
  readonly body: StudioBody<Call>;
  /** The staff member; null for calls that need no login. */
  readonly staff: Call extends { readonly role: 'nobody' } ? null : Staff;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Returns the answer that the call's schema describes, or throws AppError. */
export type StudioHandler<Call> = (request: StudioRequest<Call>) => Promise<StudioAnswer<Call>>;

/** One handler for each call: a call without one does not compile. */
export type StudioHandlers = {
  readonly [Name in keyof StudioCalls]: StudioHandler<StudioCalls[Name]>;
};
