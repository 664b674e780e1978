import { randomUUID } from 'node:crypto';
import { cookiePolicy } from '@broadsheet/contract/calls/account';
import { type ConsentChoice, consentCookie } from '@broadsheet/contract/consent';
import {
  CONSENT_ACTION,
  CONSENT_STYLESHEET,
  QUESTION_HEIGHT,
  QUESTION_ID,
} from '@broadsheet/contract/consent-form';
import { CONSENT_VERSION } from '@broadsheet/contract/consent-version';
import { isCrawler } from '@broadsheet/contract/crawler';
import { Text } from '@broadsheet/contract/text';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { type ForgetDeps, forgetBrowser } from '../api/forget-browser.ts';
import { isFormNavigation } from '../api/form-navigation.ts';
import { VISITOR_ID } from '../experiments/resolve-participant.ts';
import { acceptForms } from '../http/accept-forms.ts';
import { compileRequestSchema } from '../http/request-schema.ts';
import { safeNext } from '../http/safe-next.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { clientOf } from '../session/session-plugin.ts';
import { siteOfRequest } from '../site/brand.ts';

const BODY_LIMIT = 4096;
const next = Type.Optional(Text());
const band = Type.Object({ band: Type.String({ pattern: '^[1-9]$' }), next });
const cookies = Type.Object({ choice: Type.Enum(['all', 'necessary']), next });

/** Shows the cookie question, which pages contain hidden, and reserves its height. */
const SHOWN_QUESTION = `#${QUESTION_ID}{display:block}:root{--note:var(${QUESTION_HEIGHT})}`;

/** Long enough for a slow service, because nobody waits for it. */
const RECORD_DEADLINE_MS = 10_000;

interface PreferencesDeps extends ForgetDeps {
  readonly upstream: Pick<Upstream, 'caller'>;
}

/** Choices that people make by plain forms, and what browsers without JavaScript show until then. */
export const createPreferences =
  (deps: PreferencesDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    /** Records a consent in the background: the choice counts even if it could not be recorded. */
    const recordConsent = async (
      request: FastifyRequest,
      reply: FastifyReply,
      consent: { readonly uniqueIdentifier: string; readonly choice: ConsentChoice },
    ): Promise<void> => {
      const held = request.mayHoldToken() ? await request.holdSession(reply) : null;
      const call = deps.upstream.caller({
        brand: siteOfRequest(request).brand.brand,
        signal: new AbortController().signal,
        deadlineMs: RECORD_DEADLINE_MS,
        client: clientOf(request),
        ...(held ? { credentials: { token: () => held.token } } : {}),
      });
      call(cookiePolicy, { body: consent }).catch((error: unknown) =>
        request.log.warn({ err: error }, 'a choice of cookies was not recorded'),
      );
    };

    app.setValidatorCompiler(compileRequestSchema);
    app.removeAllContentTypeParsers();
    acceptForms(app, BODY_LIMIT);
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));
    app.get(CONSENT_STYLESHEET, async (request, reply) => {
      const isAnswered = request.readCookie('consent')?.endsWith(`.${CONSENT_VERSION}`);
      const needsQuestion = !isAnswered && !isCrawler(request.headers['user-agent'] ?? '');
      return reply.type('text/css; charset=utf-8').send(needsQuestion ? SHOWN_QUESTION : '');
    });
    const options = { onRequest: requireSameOrigin, bodyLimit: BODY_LIMIT };
    app.post(
      '/preferences/experience',
      { ...options, schema: { body: band } },
      async (request, reply) =>
        reply
          .writeCookie('band', request.body.band, { readable: true })
          .redirect(safeNext(request.body.next), 303),
    );
    app.post(CONSENT_ACTION, { ...options, schema: { body: cookies } }, async (request, reply) => {
      const { choice, next } = request.body;
      const visitor = request.readCookie('vid') ?? '';
      const uniqueIdentifier = VISITOR_ID.test(visitor) ? visitor : randomUUID();
      reply.writeCookie('consent', consentCookie(choice), { readable: true });
      if (choice === 'necessary') {
        forgetBrowser(deps, request, reply, request.claimedSeekerId());
        // The consent notice on a page clears storage by script instead, so that text being typed is not lost.
        if (isFormNavigation(request)) reply.header('clear-site-data', '"storage"');
      } else reply.writeCookie('vid', uniqueIdentifier);
      await recordConsent(request, reply, { uniqueIdentifier, choice });
      return reply.redirect(safeNext(next), 303);
    });
  };
