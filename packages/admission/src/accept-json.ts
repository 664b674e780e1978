import { findJsonFault } from '@broadsheet/contract/find-json-fault';
import type { FastifyInstance } from 'fastify';

/** Bodies of JSON are read once they are known to be neither too deep nor too long; one that names a prototype is refused. */
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
