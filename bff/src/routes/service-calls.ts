import type { CallDefinition } from '@broadsheet/contract/call';
import type { FastifyPluginAsync, HTTPMethods } from 'fastify';
import { answerCall } from '../api/answer-call.ts';
import { answerRecruiterCall } from '../api/answer-recruiter-call.ts';
import { createAnswerRefusal } from '../api/answer-refusal.ts';
import type { CallDeps } from '../api/call-deps.ts';
import { takeFormNext } from '../api/form-navigation.ts';
import type { PictureCallDeps } from '../api/recruiter-pictures/answer-picture-call.ts';
import { requireCaller } from '../api/require-caller.ts';
import { acceptForms } from '../http/accept-forms.ts';
import { compileRequestSchema } from '../http/request-schema.ts';
import { registerMediaFiles } from './media-files.ts';
import { createRecruiterPictures } from './recruiter-pictures.ts';
import { routeOf } from './route-of.ts';
import { registerStreams } from './streams.ts';
import { createUploads } from './uploads.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route makes. */
    call?: CallDefinition;
  }
}

export interface ServiceCallsDeps extends CallDeps, Pick<PictureCallDeps, 'pictures'> {
  readonly calls: readonly CallDefinition[];
}

/** An HTML form supports POST as its only writing method. */
const methodsOf = ({ method }: CallDefinition): HTTPMethods[] =>
  method === 'PATCH' || method === 'PUT' ? [method, 'POST'] : [method];

/** Registers every service call under the BFF's own address, validated on the way in and out. */
export const createServiceCalls =
  (deps: ServiceCallsDeps): FastifyPluginAsync =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);
    app.setErrorHandler(createAnswerRefusal(deps));
    app.removeContentTypeParser('text/plain');
    acceptForms(app);
    app.decorateRequest('formNext', undefined);
    app.decorateRequest('formFault', undefined);
    await app.register(createUploads(deps));
    await app.register(createRecruiterPictures(deps));
    registerMediaFiles(app, deps);
    registerStreams(app, deps);
    for (const call of deps.calls) {
      const answer = call.auth === 'recruiter' ? answerRecruiterCall : answerCall;
      if (call.answeredBy || call.upload || call.answersStream) continue;
      app.route({
        method: methodsOf(call),
        url: routeOf(call),
        config: { call },
        exposeHeadRoute: !call.changes,
        schema: {
          params: call.params,
          querystring: call.query,
          ...(call.body ? { body: call.body } : {}),
        },
        onRequest: requireCaller(call),
        preValidation: takeFormNext,
        handler: (request, reply) => answer(deps, call, request, reply),
      });
    }
  };
