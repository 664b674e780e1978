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

/** Reads query and body of a request, with the canonical name for each city. Most calls name none. */
const createCityReader = ({ query: querySchema, body: bodySchema }: CallDefinition) => {
  const namesAny = (schema: TSchema | undefined): schema is TSchema =>
    schema !== undefined && namesCities(schema);
  const ofQuery = namesAny(querySchema) ? querySchema : null;
  const ofBody = namesAny(bodySchema) ? bodySchema : null;
  if (!ofQuery && !ofBody) return null;
  return async ({ query, body }: FastifyRequest, { directory }: CommonContext) => {
    const known = await directory();
    return {
      query: ofQuery ? resolveCityNames(ofQuery, query, known, 'querystring') : query,
      body: ofBody ? resolveCityNames(ofBody, body, known, 'body') : body,
    };
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
    const readCities = createCityReader(call);
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
          const { query, body } = readCities ? await readCities(request, context) : request;
          return answer(query, request.params, context, body ?? {});
        }),
    });
  }
};
