import fp from 'fastify-plugin';
import type { SecurityHeaders } from './security-headers.ts';

export const createSecurityHeaders = (headers: SecurityHeaders) =>
  fp(
    async (app) => {
      app.addHook('onRequest', (_, reply, done) => {
        reply.headers(headers);
        done();
      });
    },
    { name: 'security-headers' },
  );
