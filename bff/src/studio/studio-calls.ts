import { EMPLOYER_PICTURE_BYTES_MAX } from '@broadsheet/contract/entities/staff-employer';
import { AppError } from '@broadsheet/contract/errors';
import { IMAGE_BYTES_MAX } from '@broadsheet/contract/media';
import { STUDIO_CALLS } from '@broadsheet/contract/studio/calls';
import { hasRole, type Staff } from '@broadsheet/contract/studio/staff';
import { STUDIO_API_PATH, type StudioCall } from '@broadsheet/contract/studio/studio-call';
import type { OpenStaff } from '@broadsheet/staff/open-staff';
import { acceptUploads } from '@broadsheet/uploads/accept-uploads';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { allowSlowBody } from '../http/body-deadline.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { compileStudioAnswer, compileStudioRequest } from './studio-calls-schema.ts';
import type { StudioCalls, StudioHandlers, StudioRequest } from './studio-handler.ts';
import { studioSession } from './studio-session.ts';

type CallName = keyof StudioCalls;

/** Body limits in bytes, for calls that need more than the default. */
const BODY_LIMITS: Partial<Readonly<Record<CallName, number>>> = {
  saveDocument: 2 * 2 ** 20,
  // Longer texts are refused with a reason of their own.
  addSection: 2 ** 20,
  saveImage: IMAGE_BYTES_MAX,
  uploadEmployerPicture: EMPLOYER_PICTURE_BYTES_MAX,
  uploadOfficePicture: EMPLOYER_PICTURE_BYTES_MAX,
};

/** The content type of forms with a file, which are streamed to their handlers. */
const FILE_FORM = 'multipart/form-data';

/** How often one network may make it in a minute, where that is less than of the site's other calls. */
const PER_MINUTE: Partial<Readonly<Record<CallName, number>>> = {
  checkLinks: 12,
  impactOfRevision: 12,
  saveImage: 30,
  uploadVideo: 12,
  uploadEmployerPicture: 30,
  uploadOfficePicture: 30,
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The staff member who makes the call; null for a call that needs no login. */
    staff: Staff | null;
  }
}

export interface StudioOptions {
  readonly handlers: StudioHandlers;
  readonly staff: Pick<OpenStaff, 'resolve'>;
}

const namesOf = <Table extends object>(table: Table): readonly Extract<keyof Table, string>[] => {
  const names: Extract<keyof Table, string>[] = [];
  for (const name in table) names.push(name);
  return names;
};

/**
 * Hook that runs before everything else, even before the body is parsed: an unauthorised caller learns nothing more.
 */
const requireRole =
  ({ resolve }: StudioOptions['staff'], call: StudioCall) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (call.method !== 'GET') await requireSameOrigin(request);
    if (call.role === 'nobody') return;
    const token = request.studioToken();
    if (token === '') throw new AppError('UNAUTHORIZED');
    const staff = await resolve(token);
    if (!staff) {
      reply.dropStudioSession();
      throw new AppError('UNAUTHORIZED');
    }
    if (!hasRole(staff.role, call.role)) throw new AppError('FORBIDDEN');
    request.staff = staff;
    if (call.takes === FILE_FORM) allowSlowBody(request);
  };

const addRoute = <Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  { handlers, staff }: StudioOptions,
): void => {
  const call: StudioCall = STUDIO_CALLS[name];
  const handle = handlers[name];
  const hasJson = call.method !== 'GET' && call.takes === undefined;
  app.route({
    method: call.method,
    url: `${STUDIO_API_PATH}${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    bodyLimit: BODY_LIMITS[name],
    config: {
      ...(PER_MINUTE[name] ? { rateLimit: { max: PER_MINUTE[name] } } : {}),
    },
    schema: {
      params: call.params,
      querystring: call.query,
      response: { 200: call.answer },
      ...(hasJson ? { body: call.body } : {}),
    },
    onRequest: requireRole(staff, call),
    preValidation: async (request) => {
      request.body ??= call.takes === undefined ? {} : new Uint8Array();
    },
    handler: async (request, reply) => {
      const { params, query, body } = request;
      // Schema and role are checked above, which TypeScript cannot infer here.
      const studioRequest = {
        params,
        query,
        body,
        staff: request.staff,
        request,
        reply,
      } as StudioRequest<StudioCalls[Name]>;
      return reply.send(await handle(studioRequest));
    },
  });
};

/** Accepts bodies of one type alone, as bytes. */
const acceptBytes = (scope: FastifyInstance, type: string): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(type, { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body);
};

/** Registers calls with binary bodies in a scope of their own, so that all others accept only JSON. */
const addRoutes = async (app: FastifyInstance, options: StudioOptions): Promise<void> => {
  for (const name of namesOf(STUDIO_CALLS)) {
    const { takes }: StudioCall = STUDIO_CALLS[name];
    if (takes === undefined) addRoute(app, name, options);
    else
      await app.register(async (scope) => {
        if (takes === FILE_FORM) await scope.register(acceptUploads);
        else acceptBytes(scope, takes);
        addRoute(scope, name, options);
      });
  }
};

/** Registers every call of Studio for the roles that may make it. */
export const createStudio =
  (options: StudioOptions): FastifyPluginAsync =>
  async (app) => {
    await app.register(studioSession);
    app.decorateRequest('staff', null);
    app.setValidatorCompiler(compileStudioRequest);
    app.setSerializerCompiler(compileStudioAnswer);
    app.removeContentTypeParser('text/plain');
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));
    await addRoutes(app, options);
    app.all(`${STUDIO_API_PATH}/*`, async () => {
      throw new AppError('NOT_FOUND');
    });
  };
