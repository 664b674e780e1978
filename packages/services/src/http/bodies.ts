import { findJsonFault } from '@broadsheet/contract/find-json-fault';
import { readFormFields } from '@broadsheet/contract/sent-fields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';

/**
 * Bodies of forms become objects, by the schemas of their calls; an empty body is an empty object. Those of JSON are read
 * once they are known to be neither too deep nor too long.
 */
export const registerBodies = (app: FastifyInstance): void => {
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
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async ({ routeOptions }: FastifyRequest, text: string) => {
      const body = routeOptions.schema?.body;
      return readFormFields(Type.IsSchema(body) ? body : undefined, text);
    },
  );
};
