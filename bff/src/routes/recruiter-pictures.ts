import { acceptUploads } from '@broadsheet/uploads/accept-uploads';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import {
  createPictureAnswer,
  type PictureCallDeps,
} from '../api/recruiter-pictures/answer-picture-call.ts';
import { COMPANY_PICTURE_CALLS } from '../api/recruiter-pictures/company-picture-calls.ts';
import type { PictureCall } from '../api/recruiter-pictures/picture-call.ts';
import { PORTRAIT_CALLS } from '../api/recruiter-pictures/portrait-calls.ts';
import { requireCaller } from '../api/require-caller.ts';
import { limitOfRoute } from '../http/rate-limit/budgets.ts';
import { routeOf } from './route-of.ts';

/** Of one client: each file is a picture to decode. */
const UPLOADS_A_MINUTE = 30;

const PICTURE_CALLS: readonly PictureCall[] = [...PORTRAIT_CALLS, ...COMPANY_PICTURE_CALLS];

const register = (app: FastifyInstance, deps: PictureCallDeps, bound: PictureCall): void => {
  const { call } = bound;
  app.route({
    method: call.method,
    url: routeOf(call),
    config: { call, ...(call.upload ? { rateLimit: limitOfRoute(UPLOADS_A_MINUTE) } : {}) },
    schema: {
      params: call.params,
      querystring: call.query,
      ...(call.body && !call.upload ? { body: call.body } : {}),
    },
    onRequest: requireCaller(call),
    handler: createPictureAnswer(deps, bound),
  });
};

/** Registers the calls of recruiters that store pictures. */
export const createRecruiterPictures =
  (deps: PictureCallDeps): FastifyPluginAsync =>
  async (app) => {
    for (const bound of PICTURE_CALLS) if (!bound.call.upload) register(app, deps, bound);
    await app.register(async (scope) => {
      await scope.register(acceptUploads);
      for (const bound of PICTURE_CALLS) if (bound.call.upload) register(scope, deps, bound);
    });
  };
