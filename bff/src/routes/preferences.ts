import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { acceptForms } from '../accept-forms.ts';
import { ARMS_COOKIE, BAND_COOKIE, CONSENT_COOKIE, VISITOR_COOKIE } from '../plugins/cookies.ts';
import { requireSameOrigin } from '../plugins/same-origin.ts';
import { compileRequestSchema } from '../request-schema.ts';
import { safeNext } from '../safe-next.ts';

const BODY_LIMIT = 4096;
const next = Type.Optional(Type.String());
const band = Type.Object({ band: Type.String({ pattern: '^[1-9]$' }), next });
const cookies = Type.Object({ choice: Type.Enum(['all', 'necessary']), next });

/** Choices that visitors make by plain forms. */
export const preferences: FastifyPluginAsyncTypebox = async (app) => {
  app.setValidatorCompiler(compileRequestSchema);
  app.removeAllContentTypeParsers();
  acceptForms(app, BODY_LIMIT);
  app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));
  const options = { onRequest: requireSameOrigin, bodyLimit: BODY_LIMIT };
  app.post(
    '/preferences/experience',
    { ...options, schema: { body: band } },
    async (request, reply) =>
      reply
        .keepCookie(BAND_COOKIE, request.body.band, { readable: true })
        .redirect(safeNext(request.body.next), 303),
  );
  app.post(
    '/preferences/cookies',
    { ...options, schema: { body: cookies } },
    async (request, reply) => {
      const { choice, next } = request.body;
      reply.keepCookie(CONSENT_COOKIE, choice, { readable: true });
      if (choice === 'necessary') reply.dropCookie(VISITOR_COOKIE).dropCookie(ARMS_COOKIE);
      return reply.redirect(safeNext(next), 303);
    },
  );
};
