import { createHash } from 'node:crypto';
import { MEDIA_KINDS } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import { findUnstorableText, unstorableTextAt } from '@broadsheet/contract/storable-text';
import { acceptUploads } from '@broadsheet/uploads/accept-uploads';
import { readUpload } from '@broadsheet/uploads/read-upload';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import type { CallContext } from '../../platform/call/call-context.ts';
import { type ContextSource, readContext, routeOf } from '../../platform/http/read-context.ts';
import type { Media } from '../media.ts';
import type { BoundConversion } from './bind-conversion.ts';
import type { BoundUpload, UploadTarget } from './bind-upload.ts';
import { oneInMemory } from './one-in-memory.ts';
import { prepareFile } from './prepare-file.ts';
import { saveFile, type UploadKey } from './save-file.ts';
import { type SpooledFile, spoolFile } from './spool-file.ts';

const KEY = /^[!-~]{1,200}$/;

/** Fields arrive as texts; their schema converts them. Throws VALIDATION. */
const createFieldReader = (schema: TSchema) => {
  const validator = Compile(schema);
  return (fields: Readonly<Record<string, string>>): unknown => {
    const value = Value.Convert(schema, { ...fields });
    const found = findUnstorableText(value);
    if (validator.Check(value) && found === null) return value;
    const errors = found === null ? validator.Errors(value) : [unstorableTextAt(found)];
    const details = errors.map(({ instancePath, message }) => ({
      path: `body${instancePath}`,
      message,
    }));
    throw new AppError('VALIDATION', { details });
  };
};

const readKey = (
  { headers }: FastifyRequest,
  { mediaType, recommendationId, crop }: UploadTarget,
  { content }: SpooledFile,
): UploadKey | null => {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) {
    const details = [{ path: 'headers/idempotency-key', message: 'must be 1 to 200 letters' }];
    throw new AppError('VALIDATION', { details });
  }
  const sent = JSON.stringify([mediaType, recommendationId, crop, content.sha256]);
  return { key, fingerprint: createHash('sha256').update(sent).digest() };
};

/** The bytes wait on disk for their turn: a slow sender must not hold memory. */
const registerConversion = <Sources>(
  app: FastifyInstance,
  { call, convert }: BoundConversion,
  source: ContextSource<Sources>,
  media: Media | undefined,
): void => {
  const readFields = createFieldReader(call.body ?? call.params);
  const bytesMax = call.upload?.bytesMax ?? 0;
  app.route({
    method: call.method,
    url: routeOf(call),
    handler: async (request) => {
      if (!media) throw new AppError('SERVICE_UNAVAILABLE');
      await readContext(call, request, source);
      const upload = await readUpload(request, bytesMax);
      const fields = readFields(upload.fields);
      const spooled = await spoolFile(media.spoolDir, upload, bytesMax);
      try {
        return await oneInMemory(async () =>
          convert(await spooled.source.read(0, spooled.source.size), fields),
        );
      } finally {
        await spooled.close();
      }
    },
  });
};

/** The calls that take a file: those that save it, and those that only convert it. */
interface FileCalls<Sources> {
  readonly uploads: readonly BoundUpload<CallContext & Sources>[];
  readonly conversions: readonly BoundConversion[];
}

/** Registers a route for each call that takes a file. */
export const registerUploads = async <Sources>(
  app: FastifyInstance,
  { uploads, conversions }: FileCalls<Sources>,
  source: ContextSource<Sources>,
  media: Media | undefined,
): Promise<void> => {
  await app.register(acceptUploads);
  for (const conversion of conversions) registerConversion(app, conversion, source, media);
  for (const { call, resolve, notify } of uploads) {
    const readFields = createFieldReader(call.body ?? call.params);
    app.route({
      method: call.method,
      url: routeOf(call),
      handler: async (request) => {
        if (!media) throw new AppError('SERVICE_UNAVAILABLE');
        const context = await readContext(call, request, source);
        const upload = await readUpload(request, call.upload?.bytesMax ?? 0);
        const target = await resolve(context, readFields(upload.fields));
        const { bytesMax } = MEDIA_KINDS[target.mediaType];
        const spooled = await spoolFile(media.spoolDir, upload, bytesMax);
        try {
          const key = readKey(request, target, spooled);
          const file = await prepareFile(target.mediaType, spooled, target.crop);
          const by = { ...target, name: upload.name };
          const saved = await saveFile({ ...context, store: media.store }, by, file, key);
          return notify(saved, context.messages);
        } finally {
          await spooled.close();
        }
      },
    });
  }
};
