import type { CallAnswer } from '@broadsheet/contract/call';
import { beginProviderFlow, completeProviderFlow } from '@broadsheet/contract/calls/provider-flow';
import { EMAIL_PATTERN } from '@broadsheet/contract/entities/account';
import { AppError, type ErrorCode } from '@broadsheet/contract/errors';
import type { Selectable } from 'kysely';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { ProviderFlowsTable } from '../../platform/database/tables/identity-links.ts';
import { findSeekerByEmail } from '../account/find-seeker.ts';
import { countLoginClient } from '../account/login-limits.ts';
import { readSeeker } from '../account/require-password.ts';
import { requireActive } from '../codes/require-active.ts';
import { beginSession } from '../session/begin-session.ts';
import { saveFlow, takeFlow } from './flows.ts';
import { findLinkedSeeker, type LinkedIdentity, saveLink } from './identity-links.ts';
import {
  createFlowChecks,
  type Identity,
  ProviderDenied,
  ProviderUnreachable,
} from './provider-client.ts';
import type { ProviderSource } from './providers.ts';
import { saveTicket } from './tickets.ts';

type Context = CallContext & ProviderSource;
type Flow = Selectable<ProviderFlowsTable>;
type Completed = Omit<CallAnswer<typeof completeProviderFlow>, 'next' | 'purpose'>;

const EMAIL = new RegExp(EMAIL_PATTERN, 'u');
const EMAIL_LENGTH_MAX = 254;
const NAME_LENGTH_MAX = 80;
const UNFIT_FOR_NAMES = /[\p{Cc}\p{Cs}]/gu;

const unreachable = (context: Context, provider: string, error: unknown): AppError => {
  context.providers.noteFault(provider, error);
  return new AppError('PROVIDER_UNREACHABLE', { cause: error });
};

/** A link belongs to the session that begins it: a later one in the same browser is not linked by it. */
const linkOf = async (context: Context, purpose: 'login' | 'link') => {
  if (purpose === 'login') return null;
  const { id } = await readSeeker(context);
  return { seekerId: id, sessionId: context.caller?.sessionId ?? '' };
};

export const beginProviderFlowCall = bindCall(
  beginProviderFlow,
  async (_query, _params, context: Context, { provider, purpose, next, browser }) => {
    await countLoginClient(context);
    const client = context.providers.get(context.brand, provider);
    const link = await linkOf(context, purpose);
    const checks = createFlowChecks(client.config);
    const redirectUri = context.providers.redirectUriOf(context.brand, provider);
    const url = await client.authorizationUrl(redirectUri, checks).catch((error: unknown) => {
      throw unreachable(context, provider, error);
    });
    await saveFlow(context, { provider, browser, next, checks, link });
    return { url: url.href };
  },
);

/** Who a callback is of. Throws PROVIDER_DENIED, PROVIDER_UNREACHABLE and PROVIDER_LOGIN_REFUSED. */
const identify = async (
  context: Context,
  { provider, nonce, code_verifier }: Flow,
  parameters: URLSearchParams,
): Promise<Identity> => {
  const { providers, brand } = context;
  const callback = new URL(providers.redirectUriOf(brand, provider));
  callback.search = parameters.toString();
  const checks = { state: parameters.get('state') ?? '', nonce, codeVerifier: code_verifier };
  try {
    return await providers.get(brand, provider).identify(callback, checks);
  } catch (error) {
    if (error instanceof ProviderDenied) throw new AppError('PROVIDER_DENIED', { cause: error });
    if (error instanceof ProviderUnreachable) throw unreachable(context, provider, error);
    providers.noteFault(provider, error);
    throw new AppError('PROVIDER_LOGIN_REFUSED', { cause: error });
  }
};

/** The address of an identity, where it is one that an account may have. */
const addressOf = ({ email }: Identity): string | null =>
  email !== null && email.length <= EMAIL_LENGTH_MAX && EMAIL.test(email) ? email : null;

const linkToCaller = async (
  context: Context,
  flow: Flow,
  identity: LinkedIdentity,
): Promise<void> => {
  const { caller, database, brand, providers } = context;
  if (!caller || caller.seekerId !== flow.seeker_id || caller.sessionId !== flow.session_id)
    throw new AppError('PROVIDER_LOGIN_EXPIRED');
  const seeker = await readSeeker(context);
  const { name } = providers.get(brand, flow.provider).config;
  await database
    .transaction()
    .execute((transaction) => saveLink(context, transaction, seeker, identity, name));
};

/** What a person without a link needs to do first. No account is ever linked by its address alone. */
const saveStep = async (
  context: Context,
  flow: Flow,
  identity: Identity,
): Promise<Completed['pending']> => {
  const email = addressOf(identity);
  const isProven = email !== null && identity.isEmailVerified;
  const holder = isProven
    ? await findSeekerByEmail(context.database, context.brand, email)
    : undefined;
  const step = isProven ? (holder ? 'link' : 'register') : 'prove';
  const ticket = await saveTicket(context, {
    browser_hash: flow.browser_hash,
    provider: flow.provider,
    issuer: identity.issuer,
    subject: identity.subject,
    email,
    name: identity.name.replace(UNFIT_FOR_NAMES, ' ').trim().slice(0, NAME_LENGTH_MAX),
    step,
    seeker_id: holder?.id ?? null,
  });
  return { ticket, step };
};

const finish = async (
  context: Context,
  flow: Flow,
  parameters: URLSearchParams,
): Promise<Completed> => {
  const identity = await identify(context, flow, parameters);
  const done: Completed = { failed: null, pending: null, secondFactor: null };
  if (flow.seeker_id !== null) {
    await linkToCaller(context, flow, { ...identity, provider: flow.provider });
    return done;
  }
  const seeker = await findLinkedSeeker(context, identity);
  if (!seeker) return { ...done, pending: await saveStep(context, flow, identity) };
  await requireActive(context, seeker);
  const { token, secondFactor } = await beginSession(context, seeker);
  return { ...done, secondFactor, ...(token === undefined ? {} : { token }) };
};

/** Refusals that the page of a login shows; the person is sent back there with their next page. */
const failureOf = (error: unknown): ErrorCode => {
  if (error instanceof AppError && error.status < 500) return error.code;
  throw error;
};

export const completeProviderFlowCall = bindCall(
  completeProviderFlow,
  async (_query, _params, context: Context, { provider, parameters, browser }) => {
    await countLoginClient(context);
    const values = new URLSearchParams(parameters);
    const state = values.get('state') ?? '';
    const flow = await takeFlow(context, { provider, state, browser });
    const purpose = flow.seeker_id === null ? 'login' : 'link';
    const completed = await finish(context, flow, values).catch((error: unknown) => ({
      failed: failureOf(error),
      pending: null,
      secondFactor: null,
    }));
    return { purpose, next: flow.next, ...completed } as const;
  },
);
