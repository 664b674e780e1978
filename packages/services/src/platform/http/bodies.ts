import { acceptJson } from '@broadsheet/admission/accept-json';
import { readFormFields } from '@broadsheet/contract/sent-fields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';

/** Parses form bodies into objects by the schemas of their calls; an empty body is an empty object. */
export const registerBodies = (app: FastifyInstance): void => {
  acceptJson(app);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async ({ routeOptions }: FastifyRequest, text: string) => {
      const body = routeOptions.schema?.body;
      return readFormFields(Type.IsSchema(body) ? body : undefined, text);
    },
  );
};
