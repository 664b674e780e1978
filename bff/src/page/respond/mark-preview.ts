import type { FastifyReply } from 'fastify';
import type { PageRequest } from '../request/page-request.ts';

const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'x-preview': '1',
  // The address holds the token: not even this site's own proxies may log it as a referrer.
  'referrer-policy': 'strict-origin',
} as const;

/** A page that Studio shows may stand in a frame of its own host, and in no other. */
const letFrame = (reply: FastifyReply): FastifyReply => {
  const policy = String(reply.getHeader('content-security-policy'));
  return reply.headers({
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
  });
};

/** An answer of a preview is kept by nobody, found by no search engine and tells nobody its address; others are left as they are. */
export const markPreview = (
  reply: FastifyReply,
  { preview }: Pick<PageRequest, 'preview'>,
): FastifyReply => {
  if (!preview) return reply;
  reply.headers(HEADERS);
  return preview.preview.studio ? letFrame(reply) : reply;
};
