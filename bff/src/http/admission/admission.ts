import type { Gate } from '@broadsheet/admission/gate';
import { guardRoutes } from '@broadsheet/admission/guard-routes';
import fp from 'fastify-plugin';
import type { SecurityHeaders } from '../response-headers.ts';
import { criticalityOf } from './criticality-of.ts';
import { createOverloadRefusal } from './refuse-overload.ts';

/** Admits as many requests as can be answered in time; the others get 503 with Retry-After. */
export const createAdmission = (gate: Gate, headers: SecurityHeaders) =>
  fp(
    async (app) => {
      guardRoutes(app, {
        gate,
        criticalityOf: ({ url, headers, routeOptions }) =>
          criticalityOf({ url, headers, call: routeOptions.config.call }),
        refuse: createOverloadRefusal(headers),
      });
    },
    { name: 'admission', dependencies: ['brand'] },
  );
