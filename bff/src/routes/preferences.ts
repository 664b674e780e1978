import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { BAND_COOKIE } from '../plugins/cookies.ts';
import { requireSameOrigin } from '../plugins/same-origin.ts';
import { compileRequestSchema } from '../request-schema.ts';
import { safeNext } from '../safe-next.ts';

const BODY_LIMIT = 4096;
const body = Type.Object({
  band: Type.String({ pattern: '^[1-9]$' }),
  next: Type.Optional(Type.String()),
});

/** Choices that visitors make by plain forms. */
export const preferences: FastifyPluginAsyncTypebox = async (app) => {
  app.setValidatorCompiler(compileRequestSchema);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    async (_: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  );
  const options = { schema: { body }, onRequest: requireSameOrigin, bodyLimit: BODY_LIMIT };
  app.post('/preferences/experience', options, async (request, reply) => {
    const { band, next } = request.body;
    return reply
      .keepChoice(BAND_COOKIE, band)
      .header('cache-control', 'no-store')
      .redirect(safeNext(next), 303);
  });
};
