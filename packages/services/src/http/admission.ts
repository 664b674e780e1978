import type { Gate } from '@broadsheet/admission/gate';
import { guardRoutes } from '@broadsheet/admission/guard-routes';
import { errorBody } from '@broadsheet/contract/errors';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Goes before what is read where not everything can be answered. */
    isCritical?: boolean;
  }
}

const RETRY_AFTER_S = '2';

/** Lets in as many calls as can be answered in time; the others are refused at once, and whoever asked tells so. */
export const registerAdmission = (app: FastifyInstance, gate: Gate): void =>
  guardRoutes(app, {
    gate,
    criticalityOf: ({ routeOptions }) => (routeOptions.config.isCritical ? 'critical' : 'normal'),
    refuse: ({ id }, reply) => {
      const headers = { 'content-type': 'application/json', 'retry-after': RETRY_AFTER_S };
      reply.hijack();
      reply.raw.writeHead(503, headers).end(JSON.stringify(errorBody('OVERLOADED', id)));
    },
  });
