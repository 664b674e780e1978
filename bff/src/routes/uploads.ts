import { type CallDefinition, fileFormPathOf } from '@broadsheet/contract/call';
import { acceptUploads } from '@broadsheet/uploads/accept-uploads';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { answerCall } from '../api/answer-call.ts';
import { createUploadAnswer } from '../api/answer-upload.ts';
import type { CallDeps } from '../api/call-deps.ts';
import { createFormWithFileReader } from '../api/read-form-with-file.ts';
import { requireCaller } from '../api/require-caller.ts';
import { limitOfRoute } from '../http/rate-limit/budgets.ts';
import { routeOf } from './route-of.ts';

/** Of one client: each file may be as much work as hundreds of other calls. */
const UPLOADS_A_MINUTE = 30;

/** The same call for forms that carry files for others. */
const registerFormWithFile = (
  app: FastifyInstance,
  deps: CallDeps,
  call: CallDefinition,
  formFiles: NonNullable<CallDefinition['formFiles']>,
): void => {
  app.route({
    method: 'POST',
    url: fileFormPathOf(call),
    config: { call, rateLimit: limitOfRoute(UPLOADS_A_MINUTE) },
    schema: { params: call.params, querystring: call.query, body: call.body },
    onRequest: requireCaller(call),
    preValidation: createFormWithFileReader(deps, call, formFiles),
    handler: (request, reply) => answerCall(deps, call, request, reply),
  });
};

/** Registers the calls that take a file, which is streamed to its service. */
export const createUploads =
  (deps: CallDeps & { readonly calls: readonly CallDefinition[] }): FastifyPluginAsync =>
  async (app) => {
    await app.register(acceptUploads);
    for (const call of deps.calls) {
      if (call.formFiles) registerFormWithFile(app, deps, call, call.formFiles);
      if (!call.upload || call.answeredBy) continue;
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
