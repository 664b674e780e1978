import type { FastifyReply } from 'fastify';
import type { PageRequest } from '../request/page-request.ts';

const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'x-preview': '1',
  // The address contains the token: it must not reach even this site's own proxies as a referrer.
  'referrer-policy': 'strict-origin',
} as const;

/** Studio frames a previewed page on its own host; no other host may. */
const letFrame = (reply: FastifyReply): FastifyReply => {
  const policy = String(reply.getHeader('content-security-policy'));
  return reply.headers({
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
  });
};

/** A preview response is not cached, not indexed, and sends no referrer; other responses are unchanged. */
export const markPreview = (
  reply: FastifyReply,
  { preview }: Pick<PageRequest, 'preview'>,
): FastifyReply => {
  if (!preview) return reply;
  reply.headers(HEADERS);
  return preview.preview.studio ? letFrame(reply) : reply;
};
