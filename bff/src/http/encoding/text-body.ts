import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, type Encoding, varyOnEncoding } from './accepted-encodings.ts';

const COMPRESS: Readonly<Record<Encoding, (text: string) => Buffer>> = {
  br: (text) =>
    brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gzip: (text) => gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
  identity: (text) => Buffer.from(text),
};

/** A small constant text: compressed once in each encoding that a client requests. */
export interface TextBody {
  readonly send: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

export const textBodyOf = (text: string): TextBody => {
  const made = new Map<Encoding, Buffer>();
  const bytesIn = (encoding: Encoding): Buffer => {
    const bytes = made.get(encoding) ?? COMPRESS[encoding](text);
    made.set(encoding, bytes);
    return bytes;
  };
  return {
    send: (request, reply) => {
      const [encoding = 'identity'] = acceptedEncodings(request.headers['accept-encoding']);
      varyOnEncoding(reply);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(bytesIn(encoding));
    },
  };
};
