import type { ContentStore } from '@broadsheet/content-store/content-store';
import { AppError } from '@broadsheet/contract/errors';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { isHost } from '../http/request-framing.ts';
import { findBrand, type Site, siteOf } from './site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent on `/health/*` and `/metrics`, and until the host is resolved. */
    site: Site | undefined;
  }
}

/** Operators call these from inside, where no brand's host resolves. */
const ANY_HOST = /^\/(health\/|metrics(\?|$))/;

export const createBrand = (config: Config, content: Pick<ContentStore, 'current' | 'rollout'>) =>
  fp(
    async (app) => {
      app.decorateRequest('site', undefined);
      app.addHook('onRequest', (request, _, done) => {
        if (ANY_HOST.test(request.url)) return done();
        // A proxy that is believed may have named another one than the request itself.
        if (!isHost(request.host)) return done(new AppError('BAD_REQUEST'));
        const snapshot = content.current();
        const { localPort } = request.socket;
        const brand = findBrand(snapshot, config, request.hostname, localPort);
        if (!brand) return done(new AppError('UNKNOWN_HOST'));
        request.site = siteOf(snapshot, config, brand, content.rollout());
        done();
      });
    },
    { name: 'brand' },
  );

/** The site of a request on a brand's host. */
export const siteOfRequest = (request: { site: Site | undefined }): Site => {
  if (!request.site) throw new AppError('UNKNOWN_HOST');
  return request.site;
};
