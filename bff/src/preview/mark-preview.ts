import type { FastifyReply } from 'fastify';
import type { PageAsk } from '../page/page-ask.ts';

const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'x-preview': '1',
  // The address holds the token: not even this site's own proxies may log it as a referrer.
  'referrer-policy': 'strict-origin',
} as const;

/** An answer of a preview is kept by nobody, found by no search engine and tells nobody its address; others are left as they are. */
export const markPreview = (
  reply: FastifyReply,
  { preview }: Pick<PageAsk, 'preview'>,
): FastifyReply => (preview ? reply.headers(HEADERS) : reply);
