import { findJsonFault } from '@broadsheet/contract/find-json-fault';
import type { FastifyInstance } from 'fastify';

/** Parses JSON bodies after checking their depth and length; refuses keys that would change a prototype. */
export const acceptJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      const fault = findJsonFault(text);
      if (fault) done(fault);
      else parse(request, text, done);
    },
  );
};
