import type { Brand } from '@broadsheet/contract/brand';
import type { FastifyInstance } from 'fastify';
import type { BoundCall } from '../calls/call-handler.ts';
import { kindOfCall, type Reading } from '../database/standby/reading.ts';
import { bearerOf, type CommonContext, readContext, routeOf } from './call-context.ts';

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
          return answer(request.query, request.params, context, request.body ?? {});
        }),
    });
  }
};
