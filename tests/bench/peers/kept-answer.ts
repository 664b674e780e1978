import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { WholePage } from '@broadsheet/bff/page/produce-page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const GZIP_LEVEL = 6;
/** What a page's own headers are; every other one comes from the hooks. */
const OWN_HEADERS = [
  'content-type',
  'content-encoding',
  'vary',
  'etag',
  'cache-control',
  'cache-tag',
] as const;

export interface KeptAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What the BFF answers to a browser, to be sent again as it is. Throws when it is not 200. */
export const keepAnswer = async (app: FastifyInstance, url: string): Promise<KeptAnswer> => {
  const headers = { host: 'tech.localhost', 'accept-encoding': 'gzip' };
  const answer = await app.inject({ url, headers });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  const own = OWN_HEADERS.flatMap((name) => {
    const value = answer.headers[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return { headers: Object.fromEntries(own), body: answer.rawPayload };
};

/** A page's text as an answer of its own, compressed by zlib for who understands it. */
export const answerOf = (request: FastifyRequest, html: string, whole: WholePage): KeptAnswer => {
  const isCompressed = request.headers['accept-encoding'] === 'gzip';
  const text = Buffer.from(html);
  const body = isCompressed ? gzipSync(text, { level: GZIP_LEVEL }) : text;
  return {
    body,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
      vary: 'accept-encoding',
      etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
      'cache-control': whole.policy.control,
      'cache-tag': whole.policy.tag ?? '',
    },
  };
};

/** Sends it, or 304 to who has it. */
export const sendAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, body }: KeptAnswer,
): FastifyReply => {
  reply.headers(headers);
  return request.headers['if-none-match'] === headers.etag
    ? reply.code(304).send()
    : reply.send(body);
};
