import type { FastifyInstance } from 'fastify';

/** Bodies of forms become objects; of a name that is given twice the last one counts. */
export const acceptForms = (app: FastifyInstance, bodyLimit?: number): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', ...(bodyLimit === undefined ? {} : { bodyLimit }) },
    async (_: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  );
};
