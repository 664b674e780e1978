import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { PagePolicy } from '@broadsheet/bff/page/plan/sharing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What zlib does unless it is told otherwise. */
const USUAL_LEVEL = 6;
/** The BFF compresses as well as can be what it keeps. */
const CACHED_LEVEL = 9;
/** What a page's own headers are; every other one comes from the hooks. */
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

/** What the BFF answers to a browser, compressed once, to be sent again as it is. Throws when it is not 200. */
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

/** A page's text as an answer of its own, compressed by zlib for who understands it. */
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
      'cache-tag': policy.tag ?? '',
    },
  };
};

/** Sends it, or 304 to who has it. */
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
