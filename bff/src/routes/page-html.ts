import type { FastifyPluginAsync } from 'fastify';
import { addressWithoutForeignFlow } from '../api/login-flow.ts';
import { policyWithForms } from '../http/response-headers.ts';
import { buildPageRequest } from '../page/request/build-page-request.ts';
import { markPreview } from '../page/respond/mark-preview.ts';
import { type PageDeps, sendServedPage, servePage } from '../page/serve-page.ts';

/** The only page whose form leads to another site. */
const CHECKOUT = /^\/subscribe\/checkout\//;

interface PageHtmlOptions {
  /** The origin of the payment gateway; null where no other site takes the payment. */
  readonly paymentOrigin: string | null;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Every address without another route is a page, including the notfound page. */
export const createPageHtml =
  (deps: PageDeps, { paymentOrigin, now }: PageHtmlOptions): FastifyPluginAsync =>
  async (app) => {
    app.get('/*', async (request, reply) => {
      const address = addressWithoutForeignFlow(request);
      if (address !== null)
        return reply.header('cache-control', 'private, no-cache').redirect(address, 303);
      const pageRequest = await buildPageRequest(request, reply, {
        address: request.url,
        catalog: deps.catalogs.newest,
        now: now(),
        isFollowed: false,
        setsVisitorId: true,
      });
      const page = await servePage(deps, pageRequest, 'html');
      if ('redirect' in page) {
        const { status, location } = page.redirect;
        reply.header('cache-control', 'private, no-cache');
        return markPreview(reply, pageRequest).redirect(location, status);
      }
      if (paymentOrigin !== null && CHECKOUT.test(request.url))
        reply.header('content-security-policy', policyWithForms(paymentOrigin));
      reply.type('text/html; charset=utf-8');
      return sendServedPage(request, reply, page, now());
    });
  };
