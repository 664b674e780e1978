import { FILE_PATH, fileHref } from '@broadsheet/contract/calls/media';
import { FILE_TIMEOUT_MS } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { CallDeps } from '../api/call-deps.ts';
import { findOwn } from '../api/find-own.ts';
import { clientSignal } from '../http/client-signal.ts';
import { clientOf } from '../session/session-plugin.ts';
import { siteOfRequest } from '../site/brand.ts';

/** Headers of the service's response that the browser receives. */
const FORWARDED_HEADERS = [
  'accept-ranges',
  'content-disposition',
  'content-length',
  'content-range',
] as const;
/** Types that browsers may show; files of other types are sent as downloads. */
const TYPES = /^(application\/(pdf|msword|vnd\.[\w.-]+)|image\/webp|video\/mp4|audio\/mpeg)$/;

/** Streams a file to its owner. */
export const registerMediaFiles = (
  app: FastifyInstance,
  { upstream, sessions }: Pick<CallDeps, 'upstream' | 'sessions'>,
): void => {
  app.get<{ Params: { id: string } }>(
    fileHref(':id'),
    { exposeHeadRoute: false },
    async (request, reply) => {
      const own = request.mayHoldToken() ? await findOwn(sessions, request, reply) : null;
      if (!own) throw new AppError('UNAUTHORIZED');
      const { status, headers, body } = await upstream.openFile(
        {
          brand: siteOfRequest(request).brand.brand,
          client: clientOf(request),
          signal: clientSignal(reply),
          deadlineMs: FILE_TIMEOUT_MS,
          credentials: own.held.credentials,
        },
        {
          service: 'media',
          path: FILE_PATH.replace('{id}', encodeURIComponent(request.params.id)),
          range: request.headers.range,
        },
      );
      const type = String(headers['content-type']);
      const isKnown = TYPES.test(type);
      for (const name of FORWARDED_HEADERS)
        if (headers[name] !== undefined) reply.header(name, headers[name]);
      if (!isKnown) reply.header('content-disposition', 'attachment');
      return reply
        .code(status)
        .headers({
          'content-type': isKnown ? type : 'application/octet-stream',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, no-store',
        })
        .send(body);
    },
  );
};
