import type { FastifyPluginAsync } from 'fastify';
import { addressWithoutForeignFlow } from '../api/login-flow.ts';
import { policyWithForms } from '../http/security-headers.ts';
import type { Rendering } from '../page/render/rendering.ts';
import { buildPageRequest } from '../page/request/build-page-request.ts';
import { type AnswerDeps, answerPage } from '../page/respond/answer-page.ts';
import { markPreview } from '../page/respond/mark-preview.ts';
import { sendPage } from '../page/respond/send-page.ts';

/** The one page whose form leads to another site. */
const CHECKOUT = /^\/subscribe\/checkout\//;

interface PageHtmlOptions {
  /** Where payers are sent; null where no other site takes the money. */
  readonly paymentOrigin: string | null;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Every address that no other route has is a page, the one for what is not found included. */
export const createPageHtml =
  (
    deps: AnswerDeps,
    rendering: Rendering,
    { paymentOrigin, now }: PageHtmlOptions,
  ): FastifyPluginAsync =>
  async (app) => {
    app.get('/*', async (request, reply) => {
      const address = addressWithoutForeignFlow(request);
      if (address !== null)
        return reply.header('cache-control', 'private, no-cache').redirect(address, 303);
      const ask = await buildPageRequest(request, reply, request.url, now(), deps.catalogs.newest);
      const answer = await answerPage(deps, ask, {
        name: 'html',
        draw: (page) => rendering.page(page, ask.site, request.log),
      });
      if ('redirect' in answer) {
        const { status, location } = answer.redirect;
        reply.header('cache-control', 'private, no-cache');
        return markPreview(reply, ask).redirect(location, status);
      }
      if (paymentOrigin !== null && CHECKOUT.test(request.url))
        reply.header('content-security-policy', policyWithForms(paymentOrigin));
      reply.type('text/html; charset=utf-8');
      return sendPage(request, reply, answer);
    });
  };
