import { AppError } from '@broadsheet/contract/errors';
import fp from 'fastify-plugin';

const URL_LIMIT = 8_192;

/** The router limits single parameters only, and lets the wildcard of pages take the rest. */
export const urlLength = fp(
  async (app) => {
    app.addHook('onRequest', (request, _, done) => {
      done(request.url.length > URL_LIMIT ? new AppError('URI_TOO_LONG') : undefined);
    });
  },
  { name: 'url-length' },
);
