import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import fp from 'fastify-plugin';

const FIELDS_MAX = 8;
const FIELD_BYTES_MAX = 2_048;
const NAME_BYTES_MAX = 64;
const HEADERS_MAX = 8;
/**
 * How much of a refused body is still read, because many clients read the response only after they have sent
 * everything.
 */
const REST_BYTES_MAX = 64 * 2 ** 20;

const discardRest = (request: IncomingMessage): void => {
  if (request.complete || request.destroyed) return;
  let left = REST_BYTES_MAX;
  request.unpipe();
  request.on('data', ({ length }: Buffer) => {
    left -= length;
    if (left < 0) request.destroy();
  });
  request.resume();
};

/** Routes registered with it accept only multipart/form-data: one file after a few short fields. */
export const acceptUploads = fp(
  async (app) => {
    app.removeAllContentTypeParsers();
    await app.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        files: 1,
        fields: FIELDS_MAX,
        parts: FIELDS_MAX + 1,
        fieldSize: FIELD_BYTES_MAX,
        fieldNameSize: NAME_BYTES_MAX,
        headerPairs: HEADERS_MAX,
      },
    });
    app.addHook('onResponse', async ({ raw }) => discardRest(raw));
  },
  { name: 'uploads' },
);
