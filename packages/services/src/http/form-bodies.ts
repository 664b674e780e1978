import type { FastifyInstance } from 'fastify';

/** Bodies of forms become objects; of a name that is given twice the last one counts. An empty body is an empty object. */
export const registerFormBodies = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  );
};
