import type { Brand } from '@broadsheet/contract/brand';
import type { CallDefinition } from '@broadsheet/contract/call';
import { namesCities, resolveCityNames } from '@broadsheet/contract/city-input';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import type { BoundCall } from '../call/call-handler.ts';
import { kindOfCall, type Reading } from '../database/standby/reading.ts';
import { bearerOf, type CommonContext, readContext, routeOf } from './read-context.ts';

/** Query and body of a request, in which each city has its canonical name. */
const readCities = async (
  { query: querySchema, body: bodySchema }: CallDefinition,
  { query, body }: FastifyRequest,
  { directory }: CommonContext,
) => {
  const read = async (schema: TSchema | undefined, value: unknown, path: string) =>
    schema && namesCities(schema)
      ? resolveCityNames(schema, value, await directory(), path)
      : value;
  return {
    query: await read(querySchema, query, 'querystring'),
    body: await read(bodySchema, body, 'body'),
  };
};

/** Makes a route of each call: its definition says everything but the answer. */
export const registerCalls = (
  app: FastifyInstance,
  calls: readonly BoundCall[],
  contextOf: (brand: Brand) => CommonContext,
  read: Reading,
): void => {
  for (const { call, answer } of calls) {
    app.route({
      method: call.method,
      url: routeOf(call),
      config: { isCritical: call.isCritical === true },
      schema: {
        querystring: call.query,
        params: call.params,
        ...(call.body ? { body: call.body } : {}),
      },
      handler: (request) =>
        read(kindOfCall(call, bearerOf(request) !== undefined), async (database) => {
          const commonOf = (brand: Brand) => ({ ...contextOf(brand), database });
          const context = await readContext(call, request, commonOf);
          const { query, body } = await readCities(call, request, context);
          return answer(query, request.params, context, body ?? {});
        }),
    });
  }
};
