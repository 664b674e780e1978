import type { CallDefinition } from '@broadsheet/contract/call';
import { CALLS } from '@broadsheet/contract/calls';
import { EventLocation } from '@broadsheet/contract/events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import Value from 'typebox/value';
import { createFlow, flowOf } from './login-flow.ts';

/** The longest time that a login may take. */
const LIFETIME_SECONDS = 1_800;
/** Browsers drop cookies beyond 4,096 bytes. */
const LENGTH_MAX = 3_500;

const StoredCall = Type.Object({
  path: Type.String(),
  body: Type.Unknown(),
  until: Type.Number(),
  /** The requesting browser, from its cookie `login-flow`. */
  browser: Type.String(),
  /** The login flow that the call belongs to: the `flow` parameter of `next`, or the ticket of a provider's login. */
  flow: Type.String(),
  /** The session of that login whose second step is open. */
  session: Type.Optional(Type.String()),
  place: Type.Union([EventLocation, Type.Null()]),
});
type StoredCall = Type.Static<typeof StoredCall>;

export interface DeferredCall {
  readonly call: CallDefinition;
  readonly body: unknown;
  /** Where the call was made, for visitors who have agreed to tracking. */
  readonly place: EventLocation | null;
}

const encode = (storedCall: StoredCall): string =>
  Buffer.from(JSON.stringify(storedCall)).toString('base64url');

const decode = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
};

/**
 * Stores the call of a visitor's form until somebody logs in, in this browser and login flow. The location is dropped
 * when the cookie has no room. @param now epoch ms @returns the flow that the login's `next` must contain; null where
 * nothing was stored
 */
export const deferCall = (
  reply: FastifyReply,
  { path }: CallDefinition,
  { body, place }: Omit<DeferredCall, 'call'>,
  now: number,
): string | null => {
  const [browser, flow] = [createFlow(), createFlow()];
  const storedCall = { path, body, until: now + LIFETIME_SECONDS * 1_000, browser, flow };
  const texts = [encode({ ...storedCall, place }), encode({ ...storedCall, place: null })];
  const text = texts.find(({ length }) => length <= LENGTH_MAX);
  if (text === undefined) return null;
  reply.writeCookie('deferred-call', text, { signed: true, seconds: LIFETIME_SECONDS });
  reply.writeCookie('login-flow', browser, { seconds: LIFETIME_SECONDS });
  return flow;
};

/** How far a login has come. */
interface LoginStep {
  /** Its flow, or its ticket. */
  readonly flow: string | null;
  /** The session whose second step it completes. */
  readonly session?: string | null;
}

const readStoredCall = (
  request: FastifyRequest,
  { flow, session = null }: LoginStep,
  now: number,
): StoredCall | null => {
  const storedCall = decode(request.readSigned('deferred-call') ?? '');
  if (!Value.Check(StoredCall, storedCall) || storedCall.until <= now) return null;
  if (storedCall.browser !== request.readCookie('login-flow')) return null;
  const isOfSession = session !== null && storedCall.session === session;
  return isOfSession || storedCall.flow === flow ? storedCall : null;
};

const storeAgain = (reply: FastifyReply, storedCall: StoredCall): void => {
  const text = encode(storedCall);
  reply.writeCookie('deferred-call', text, { signed: true, seconds: LIFETIME_SECONDS });
};

/**
 * Binds the deferred call of a login flow to the ticket of a provider's login, which takes one more step here. The browser
 * comes to that step from the provider's site, so the flow in its address does not count.
 * @param next the page after the login, as stored when it began @param now epoch ms
 */
export const bindToTicket = (
  request: FastifyRequest,
  reply: FastifyReply,
  { next, ticket }: { readonly next: string; readonly ticket: string },
  now: number,
): void => {
  const storedCall = readStoredCall(request, { flow: flowOf(next) }, now);
  if (storedCall) storeAgain(reply, { ...storedCall, flow: ticket });
};

const ticketOf = ({ body }: FastifyRequest): string | null => {
  const { ticket }: { ticket?: unknown } = Object(body);
  return typeof ticket === 'string' ? ticket : null;
};

const flowOfLogin = (request: FastifyRequest, next: string): string | null =>
  ticketOf(request) ?? flowOf(next);

/**
 * Binds the deferred call of a login to the session that it has begun and whose second step is open. After a provider's
 * login the page of that step has neither flow nor ticket. @param next the page after the login @param now epoch ms
 */
export const bindToSecondStep = (
  request: FastifyRequest,
  reply: FastifyReply,
  { next, session }: { readonly next: string; readonly session: string },
  now: number,
): void => {
  const storedCall = readStoredCall(request, { flow: flowOfLogin(request, next) }, now);
  if (storedCall) storeAgain(reply, { ...storedCall, session });
};

/**
 * The deferred call of this browser, which one of our own pages must have made; null without one, and for another
 * browser or login.
 * @param next the page after the login @param session whose second step the request completes @param now epoch ms
 */
export const readDeferredCall = (
  request: FastifyRequest,
  { next, session }: { readonly next: string; readonly session: string | null },
  now: number,
): DeferredCall | null => {
  const storedCall = readStoredCall(request, { flow: flowOfLogin(request, next), session }, now);
  if (!storedCall) return null;
  const call = CALLS.find(({ afterLogin, path }) => afterLogin && path === storedCall.path);
  if (!call?.body || !Value.Check(call.body, storedCall.body)) return null;
  return { call, body: storedCall.body, place: storedCall.place };
};
