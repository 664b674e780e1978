import type { CallDefinition } from '@broadsheet/contract/call';
import { namesCities, resolveCityNames } from '@broadsheet/contract/city-input';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import type { BoundCall } from '../call/bind-call.ts';
import type { CallContext } from '../call/call-context.ts';
import { kindOfCall, type Reading } from '../database/standby/reading.ts';
import {
  bearerOf,
  type CommonContext,
  type ContextSource,
  readContext,
  routeOf,
} from './read-context.ts';

/** Query and body of a request, with the canonical name for each city. */
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

/** Registers a route for each call: its definition holds everything except the handler. */
export const registerCalls = <Sources>(
  app: FastifyInstance,
  calls: readonly BoundCall<CallContext & Sources>[],
  source: ContextSource<Sources>,
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
          const context = await readContext(call, request, {
            ...source,
            contextOf: (brand) => ({ ...source.contextOf(brand), database }),
          });
          const { query, body } = await readCities(call, request, context);
          return answer(query, request.params, context, body ?? {});
        }),
    });
  }
};
