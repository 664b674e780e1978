import type { Gate } from '@broadsheet/admission/gate';
import { guardRoutes } from '@broadsheet/admission/guard-routes';
import { errorBody } from '@broadsheet/contract/errors';
import { OVERLOADED_HEADER } from '@broadsheet/contract/overloaded-header';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Admitted before ordinary reads under overload. */
    isCritical?: boolean;
  }
}

const RETRY_AFTER_S = '2';

/**
 * Admits as many calls as can be answered in time. Others wait, and the response headers report it. A call that waits
 * in vain is refused with OVERLOADED.
 */
export const registerAdmission = (app: FastifyInstance, gate: Gate): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (gate.isOverloaded()) reply.header(OVERLOADED_HEADER, '1');
    done();
  });
  guardRoutes(app, {
    gate,
    criticalityOf: ({ routeOptions }) => (routeOptions.config.isCritical ? 'critical' : 'normal'),
    refuse: ({ id }, reply) => {
      const headers = { 'content-type': 'application/json', 'retry-after': RETRY_AFTER_S };
      reply.hijack();
      reply.raw.writeHead(503, headers).end(JSON.stringify(errorBody('OVERLOADED', id)));
    },
  });
};
