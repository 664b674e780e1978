import { readFormFields } from '@broadsheet/contract/sent-fields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';

/** Bodies of forms become objects, by the schemas of their routes. */
export const acceptForms = (app: FastifyInstance, bodyLimit?: number): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', ...(bodyLimit === undefined ? {} : { bodyLimit }) },
    async ({ routeOptions }: FastifyRequest, text: string) => {
      const body = routeOptions.schema?.body;
      return readFormFields(Type.IsSchema(body) ? body : undefined, text);
    },
  );
};
