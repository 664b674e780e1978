import fp from 'fastify-plugin';
import type { SecurityHeaders } from '../security-headers.ts';

export const createSecurityHeaders = (headers: SecurityHeaders) =>
  fp(
    async (app) => {
      app.addHook('onRequest', async (_, reply) => void reply.headers(headers));
    },
    { name: 'security-headers' },
  );
