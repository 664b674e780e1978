import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { PagePolicy } from '@broadsheet/bff/page/plan/sharing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The default level of zlib. */
const USUAL_LEVEL = 6;
/** The BFF compresses cached bodies at the highest level. */
const CACHED_LEVEL = 9;
/** The headers of the page itself; all others come from the hooks. */
const OWN_HEADERS = [
  'content-type',
  'content-encoding',
  'vary',
  'etag',
  'cache-control',
  'cache-tag',
] as const;

export interface CachedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The BFF's response to a browser, compressed once, to be sent unchanged. Throws when it is not 200. */
export const cacheAnswer = async (app: FastifyInstance, url: string): Promise<CachedAnswer> => {
  const request = async (encoding: string) => {
    const headers = { host: 'tech.localhost', 'accept-encoding': encoding };
    const answer = await app.inject({ url, headers });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
    return answer;
  };
  const compressed = await request('gzip');
  const own = OWN_HEADERS.flatMap((name) => {
    const value = compressed.headers[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  const plain = await request('identity');
  return {
    headers: Object.fromEntries(own),
    body: gzipSync(plain.rawPayload, { level: CACHED_LEVEL }),
  };
};

/** A page's text as a response, compressed by zlib for clients that accept it. */
export const answerOf = (
  request: FastifyRequest,
  html: string,
  policy: PagePolicy,
): CachedAnswer => {
  const isCompressed = request.headers['accept-encoding'] === 'gzip';
  const text = Buffer.from(html);
  const body = isCompressed ? gzipSync(text, { level: USUAL_LEVEL }) : text;
  return {
    body,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
      vary: 'accept-encoding',
      etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
      'cache-control': policy.control,
      'cache-tag': policy.shared?.tag ?? '',
    },
  };
};

/** Sends it, or 304 to a client that has it. */
export const sendAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, body }: CachedAnswer,
): FastifyReply => {
  reply.headers(headers);
  return request.headers['if-none-match'] === headers.etag
    ? reply.code(304).send()
    : reply.send(body);
};
