import { AppError } from '@broadsheet/contract/errors';
import type { FastifyInstance, HTTPMethods } from 'fastify';

const METHODS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Notes the methods of every route from now on; `refuse` then answers the others with 405 and Allow. */
export const watchMethods = (app: FastifyInstance): { refuse: () => void } => {
  const methodsByUrl = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsByUrl.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsByUrl.set(url, methods);
  });
  return {
    refuse: () => {
      for (const [url, known] of [...methodsByUrl]) {
        const allow = [...known].join(', ');
        const method = METHODS.filter((one) => !known.has(one));
        if (method.length === 0) continue;
        app.route({
          method,
          url,
          onRequest: async (_, reply) => {
            reply.header('allow', allow);
            throw new AppError('METHOD_NOT_ALLOWED');
          },
          handler: async () => {},
        });
      }
    },
  };
};
