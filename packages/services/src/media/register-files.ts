import { Readable } from 'node:stream';
import { FILE_PATH, files } from '@broadsheet/contract/calls/media';
import { AppError } from '@broadsheet/contract/errors';
import type { FastifyInstance } from 'fastify';
import { readSeeker } from '../auth/account/require-password.ts';
import { type ContextSource, readContext } from '../platform/http/read-context.ts';
import { findOpenable } from './find-files.ts';
import { isShownInline } from './inspect/media-format.ts';
import type { Media } from './media.ts';
import type { ByteSpan } from './store/media-store.ts';
import { isStoredName } from './store/media-store.ts';

/**
 * The span that a Range header requests; null for the whole file, also for several ranges and for an invalid header.
 * Throws RANGE_NOT_SATISFIABLE.
 */
const resolveSpan = (range: string | undefined, bytes: number): ByteSpan | null => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  if (first >= bytes) throw new AppError('RANGE_NOT_SATISFIABLE');
  return { first, last };
};

/** An ASCII name for the header; browsers use the full name beside it. */
const dispositionOf = (name: string, isInline: boolean): string => {
  const plain = name.replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${isInline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

/**
 * Serves the bytes of a file, to its owner only; recordings also in ranges, so that players can seek. All others get
 * 404.
 */
export const registerFiles = (
  app: FastifyInstance,
  source: ContextSource,
  media: Media | undefined,
): void => {
  app.get<{ Params: { id: string } }>(
    `/media${FILE_PATH.replace('{id}', ':id')}`,
    async (request, reply) => {
      const context = await readContext(files, request, source);
      if (!media) throw new AppError('SERVICE_UNAVAILABLE');
      const { id: seekerId } = await readSeeker(context);
      const { id } = request.params;
      const file = isStoredName(id) && (await findOpenable(context.database, seekerId, id));
      if (!file) throw new AppError('FILE_NOT_FOUND');
      const isRecording = file.media_type === 'audio' || file.media_type === 'RoundZeroVideo';
      const span = isRecording ? resolveSpan(request.headers.range, file.bytes) : null;
      const content = await media.store.open(file.stored_name, span ?? undefined);
      reply.headers({
        'content-type': file.content_type,
        'content-length': span ? span.last - span.first + 1 : file.bytes,
        'content-disposition': dispositionOf(file.name, isShownInline(file.media_type)),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        ...(isRecording ? { 'accept-ranges': 'bytes' } : {}),
      });
      if (span)
        reply.code(206).header('content-range', `bytes ${span.first}-${span.last}/${file.bytes}`);
      return reply.send(Readable.from(content, { objectMode: false }));
    },
  );
};
