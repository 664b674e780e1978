import { randomBytes } from 'node:crypto';
import type { CallAnswer, CallBody, CallDefinition } from '@broadsheet/contract/call';
import { beginProviderFlow, completeProviderFlow } from '@broadsheet/contract/calls/provider-flow';
import { SEEKER_HOME } from '@broadsheet/contract/constants';
import { ProviderId } from '@broadsheet/contract/entities/identity-provider';
import { hrefOf } from '@broadsheet/contract/match-page';
import { INACTIVE_CODE, REACTIVATE_STEP } from '@broadsheet/contract/reactivation';
import { Text } from '@broadsheet/contract/text';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { afterLogin } from '../api/answer-call.ts';
import type { CallDeps } from '../api/call-deps.ts';
import { bindToTicket } from '../api/deferred-call.ts';
import { withOutcome } from '../api/form-navigation.ts';
import { withoutFlow } from '../api/login-flow.ts';
import { makeDeferredCall } from '../api/make-deferred-call.ts';
import { deferToSecondStep } from '../api/second-step.ts';
import { applySessionOutcome } from '../api/session-outcome.ts';
import { clientSignal } from '../http/client-signal.ts';
import { toErrorAnswer } from '../http/error-answer.ts';
import { compileRequestSchema } from '../http/request-schema.ts';
import { safeNext } from '../http/safe-next.ts';
import { loginHref } from '../session/login-href.ts';
import { clientOf } from '../session/session-plugin.ts';
import { siteOfRequest } from '../site/brand.ts';

type Completed = CallAnswer<typeof completeProviderFlow>;

/** The time to log in at a provider, with a step here after it. */
const BROWSER_SECONDS = 2_400;
const BROWSER = /^[\w-]{43}$/;
const PARAMETERS_LENGTH_MAX = 8_000;
/** Where accounts are linked. */
const LINKS_PAGE = '/settings/changepassword';

const params = Type.Object({ provider: ProviderId });
const querystring = Type.Object({
  next: Type.Optional(Text({ maxLength: 2_000 })),
  purpose: Type.Optional(Type.Enum(['login', 'link'])),
});

/** Whether a page of ours has sent the browser here, or its own address bar. */
const isOwnNavigation = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
};

/** The secret of this browser: a login that begins here ends here. */
const browserOf = (request: FastifyRequest, reply: FastifyReply): string => {
  const known = request.readCookie('login-browser') ?? '';
  const browser = BROWSER.test(known) ? known : randomBytes(32).toString('base64url');
  reply.writeCookie('login-browser', browser, { seconds: BROWSER_SECONDS });
  return browser;
};

/** The page after the login, where it is not the usual one. */
const wanted = (next: string): Record<string, string> => (next === SEEKER_HOME ? {} : { next });

/** The page of ours that says what has failed, or asks for the next step. */
const pageAfter = (
  { purpose, next, failed, pending, secondFactor }: Completed,
  provider: string,
): string | null => {
  if (purpose === 'link')
    return withOutcome(LINKS_PAGE, failed === null ? { done: 'linked' } : { failed });
  if (failed !== null) {
    const page = hrefOf('login', {}, wanted(next));
    return withOutcome(page, {
      failed,
      ...(failed === INACTIVE_CODE ? { step: REACTIVATE_STEP } : {}),
    });
  }
  if (pending) return hrefOf('login', {}, { ...pending, with: provider, ...wanted(next) });
  return secondFactor === null ? null : loginHref(next, true);
};

const callService = async <Call extends CallDefinition>(
  { upstream, callDeadlineMs }: CallDeps,
  call: Call,
  body: CallBody<Call>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CallAnswer<Call>> => {
  const held = await request.holdSession(reply);
  const callOnce = upstream.caller({
    brand: siteOfRequest(request).brand.brand,
    signal: clientSignal(reply),
    deadlineMs: callDeadlineMs,
    client: clientOf(request),
    ...(held ? { credentials: held.credentials } : {}),
  });
  return callOnce(call, { body });
};

/** Logs a browser in that a provider has sent back, and leads it on. */
const complete = async (
  deps: CallDeps,
  request: FastifyRequest<{ Params: { provider: string } }>,
  reply: FastifyReply,
): Promise<string> => {
  const { sessions, tracker, now } = deps;
  const call = completeProviderFlow;
  const parameters = request.url.split('?')[1] ?? '';
  const browser = request.readCookie('login-browser') ?? '';
  const { provider } = request.params;
  if (!BROWSER.test(browser) || parameters.length > PARAMETERS_LENGTH_MAX)
    return hrefOf('login', {}, { failed: 'PROVIDER_LOGIN_EXPIRED' });
  const answer = await callService(deps, call, { provider, parameters, browser }, request, reply);
  const completed = { ...answer, next: safeNext(answer.next) };
  const held = await request.holdSession(reply);
  const { brand } = siteOfRequest(request).brand;
  const client = clientOf(request);
  const begun = await applySessionOutcome({ sessions, call, answer, brand, client, held, reply });
  const page = pageAfter(completed, provider);
  if (answer.pending)
    bindToTicket(request, reply, { next: completed.next, ticket: answer.pending.ticket }, now());
  if (begun === null) {
    await deferToSecondStep(deps, request, reply, answer, completed.next);
    return page ?? completed.next;
  }
  request.formNext = completed.next;
  const deferred = await makeDeferredCall(deps, request, reply, { by: call, token: begun });
  tracker.called(request, call, request.body);
  return afterLogin(completed.next, deferred);
};

/**
 * The way to a login provider and back. Both are links and redirects: no script is needed, and the policy of forms allows no
 * other site.
 */
export const createProviderLogin =
  (deps: CallDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);
    app.setErrorHandler(async (error, request, reply) => {
      const { code, status } = toErrorAnswer(error);
      if (status >= 500) request.log.error({ err: error, code }, 'request failed');
      const { next, purpose }: Record<string, unknown> = Object(request.query);
      reply.header('cache-control', 'no-store');
      if (purpose === 'link') return reply.redirect(withOutcome(LINKS_PAGE, { failed: code }), 303);
      const page = hrefOf('login', {}, typeof next === 'string' ? { next: safeNext(next) } : {});
      return reply.redirect(withOutcome(page, { failed: code }), 303);
    });
    app.get(
      '/api/auth/with/:provider',
      { schema: { params, querystring } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { purpose = 'login' } = request.query;
        const next = safeNext(request.query.next ?? SEEKER_HOME);
        // Another site must not choose when and how somebody logs in here.
        if (!isOwnNavigation(request))
          return reply.redirect(loginHref(withoutFlow(next), false), 303);
        const browser = browserOf(request, reply);
        const { provider } = request.params;
        const body = { provider, purpose, next, browser };
        const { url } = await callService(deps, beginProviderFlow, body, request, reply);
        return reply.redirect(url, 303);
      },
    );
    app.get('/api/auth/with/:provider/callback', { schema: { params } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return reply.redirect(await complete(deps, request, reply), 303);
    });
  };
