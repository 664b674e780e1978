import { bannersAt } from '@broadsheet/contract/banner-schedule';
import { readCsv } from '@broadsheet/contract/calls/static';
import { AppError } from '@broadsheet/contract/errors';
import { rowOfBanner } from '@broadsheet/contract/targeted-banner';
import type { FastifyPluginAsync } from 'fastify';
import { compileRequestSchema } from '../http/request-schema.ts';
import { siteOfRequest } from '../site/brand.ts';
import { routeOf } from './route-of.ts';

/** Serves the current promo banners of one file from the snapshot, without a service call. */
export const createReadCsv =
  (now: () => number): FastifyPluginAsync =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);
    app.get<{ Params: { name: string } }>(
      routeOf(readCsv),
      { schema: { params: readCsv.params, querystring: readCsv.query } },
      async (request, reply) => {
        const items = siteOfRequest(request).snapshot.banners.get(request.params.name);
        if (items === undefined) throw new AppError('PROMO_BANNERS_NOT_FOUND');
        if (items === null) throw new AppError('PROMO_BANNERS_FAILED');
        return reply
          .header('cache-control', 'private, no-cache')
          .send({ items: bannersAt(items, now()).banners.map(rowOfBanner) });
      },
    );
  };
