import type { CallDefinition } from '@broadsheet/contract/call';
import { acceptUploads } from '@broadsheet/uploads/accept-uploads';
import type { FastifyPluginAsync } from 'fastify';
import { limitOfRoute } from '../rate-limit/budgets.ts';
import { createUploadAnswer } from '../service-calls/answer-upload.ts';
import type { CallDeps } from '../service-calls/call-deps.ts';
import { requireCaller } from '../service-calls/require-caller.ts';
import { routeOf } from './route-of.ts';

/** Of one client: each file may be as much work as hundreds of other calls. */
const UPLOADS_A_MINUTE = 30;

/** The calls that take a file, which goes on to its service as it comes. */
export const createUploads =
  (deps: CallDeps & { readonly calls: readonly CallDefinition[] }): FastifyPluginAsync =>
  async (app) => {
    await app.register(acceptUploads);
    for (const call of deps.calls) {
      if (!call.upload) continue;
      app.route({
        method: call.method,
        url: routeOf(call),
        config: { call, rateLimit: limitOfRoute(UPLOADS_A_MINUTE) },
        schema: { params: call.params, querystring: call.query },
        onRequest: requireCaller(call),
        handler: createUploadAnswer(deps, call),
      });
    }
  };
