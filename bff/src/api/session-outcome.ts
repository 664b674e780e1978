import type { Brand } from '@broadsheet/contract/brand';
import type { CallDefinition } from '@broadsheet/contract/call';
import {
  activateAccount,
  blockCompany,
  changePassword,
  deactivate,
  disableSecondFactor,
  erase,
  verifySecondFactor,
} from '@broadsheet/contract/calls/account';
import { login, logout } from '@broadsheet/contract/calls/auth';
import { saveJob, unsaveJob } from '@broadsheet/contract/calls/job-actions';
import { removeFile, uploadResume } from '@broadsheet/contract/calls/media';
import { saveProfile, updateStamp } from '@broadsheet/contract/calls/profile';
import { completeProviderFlow } from '@broadsheet/contract/calls/provider-flow';
import {
  linkProvider,
  loginWithCode,
  registerWithProvider,
} from '@broadsheet/contract/calls/provider-login';
import { addResumeToProfile } from '@broadsheet/contract/calls/resume-document';
import type { Session } from '@broadsheet/contract/entities/session';
import { AppError } from '@broadsheet/contract/errors';
import type { Client } from '@broadsheet/upstream/request-head';
import type { FastifyReply } from 'fastify';
import type { RequestSession } from '../session/request-session.ts';
import { levelOf } from '../session/session-plugin.ts';
import type { Sessions } from '../session/sessions.ts';

/** Calls by which somebody else than before may log in. */
const LOGGING_IN: ReadonlySet<CallDefinition> = new Set<CallDefinition>([
  activateAccount,
  completeProviderFlow,
  linkProvider,
  login,
  loginWithCode,
  registerWithProvider,
]);
/** Calls that may answer with the token of a session. */
const SIGNING_IN: ReadonlySet<CallDefinition> = new Set<CallDefinition>([
  ...LOGGING_IN,
  changePassword,
  disableSecondFactor,
  verifySecondFactor,
]);
/** Calls that end their own session when they succeed. */
const SIGNING_OUT: ReadonlySet<CallDefinition> = new Set<CallDefinition>([
  deactivate,
  erase,
  logout,
]);

/** Calls that change whether lists are otherwise for this reader. */
export const CHANGING_LISTS: ReadonlySet<CallDefinition> = new Set<CallDefinition>([
  blockCompany,
  saveJob,
  unsaveJob,
]);

/** Calls by which a seeker completes their profile. */
const STATE_CHANGING: ReadonlySet<CallDefinition> = new Set<CallDefinition>([
  saveProfile,
  updateStamp,
]);
/** Calls that change what pages are chosen by for this reader. */
const CHANGING_READER: ReadonlySet<CallDefinition> = new Set<CallDefinition>([
  ...STATE_CHANGING,
  addResumeToProfile,
  removeFile,
  uploadResume,
]);
/** Longer than any replica caches a session. */
const CHANGED_SECONDS = 2;

export interface SessionOutcome {
  readonly sessions: Sessions;
  readonly call: CallDefinition;
  readonly answer: unknown;
  readonly brand: Brand;
  readonly client: Client;
  readonly held: RequestSession | null;
  readonly reply: FastifyReply;
}

/** Removes all personal data from a browser after logout: cookies, and what its scripts have stored. */
export const forgetPerson = (reply: FastifyReply): FastifyReply =>
  reply
    .dropSession()
    .dropCookie('band')
    .dropCookie('deferred-call')
    .dropCookie('login-flow')
    .header('clear-site-data', '"storage"');

/** The token of a session in a service's answer; null in others. */
export const tokenIn = (answer: unknown): string | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const token: unknown = Reflect.get(answer, 'token');
  return typeof token === 'string' ? token : null;
};

/** Null when the service fails. */
const loadSession = (
  { sessions, brand, client }: SessionOutcome,
  token: string,
): Promise<Session | null> => sessions.validate(brand, token, client).catch(() => null);

/** @returns whether the session is complete: no second step is open */
const setSessionCookies = async (outcome: SessionOutcome, token: string): Promise<boolean> => {
  const { sessions, brand, reply } = outcome;
  const verified = await sessions.verify(token, brand);
  if (!verified || verified.isExpired) {
    const cause = new Error('the token of an answer is not good');
    throw new AppError('BAD_GATEWAY', { cause });
  }
  if (verified.claims.step) {
    reply.writeSessionCookies(token, null);
    return false;
  }
  const session = await loadSession(outcome, token);
  reply.writeSessionCookies(token, levelOf(session?.reader.ownLists ?? false));
  if (session) reply.writeSeekerClass(session);
  return true;
};

/** What pages and lists are chosen by for this seeker has changed: their browser gets to know it with the same answer. */
const setReaderCookies = async (outcome: SessionOutcome, held: RequestSession): Promise<void> => {
  const { call, reply } = outcome;
  const session = await loadSession(outcome, held.credentials.token());
  if (CHANGING_LISTS.has(call)) reply.writeMemberCookie(levelOf(session?.reader.ownLists ?? true));
  if (session) reply.writeSeekerClass(session);
};

/**
 * Updates a browser's session cookies after a successful call. Clients with a bearer token read the response instead.
 * @returns the token of a browser session that is now complete, and was incomplete, absent or another one before
 */
export const applySessionOutcome = async (outcome: SessionOutcome): Promise<string | null> => {
  const { sessions, call, answer, brand, held, reply } = outcome;
  if (held && call.method !== 'GET') sessions.forget(brand, held.credentials.token());
  if (held?.by === 'bearer') return null;
  const token = SIGNING_IN.has(call) ? tokenIn(answer) : null;
  const isComplete = token !== null && (await setSessionCookies(outcome, token));
  // Belongs to an earlier user of this browser, or an earlier day; the profile replaces it.
  if ((LOGGING_IN.has(call) && token !== null) || (held && STATE_CHANGING.has(call)))
    reply.dropCookie('band');
  if (SIGNING_OUT.has(call)) forgetPerson(reply);
  if (held && CHANGING_READER.has(call))
    reply.writeCookie('changed', '1', { seconds: CHANGED_SECONDS });
  if (held && (CHANGING_LISTS.has(call) || CHANGING_READER.has(call)))
    await setReaderCookies(outcome, held);
  return isComplete ? token : null;
};

/** The response for a page's script, without the token: scripts must not read it. */
export const withoutToken = (answer: unknown): unknown => {
  if (tokenIn(answer) === null) return answer;
  const { token: _, ...rest } = answer as Record<string, unknown>;
  return rest;
};
