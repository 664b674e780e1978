import { bffPathOf } from '@broadsheet/contract/call';
import { sandboxBook, sandboxPayment } from '@broadsheet/contract/calls/internal';
import { paymentCallback } from '@broadsheet/contract/calls/subscription';
import { REQUEST_TIMEOUT_MS } from '@broadsheet/contract/constants';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { clientSignal } from '../http/client-signal.ts';
import { siteOfRequest } from '../site/brand.ts';
import { sandboxPage } from './sandbox-page.ts';

/** The delay after which the gateway itself reports the outcome of a late payment. */
const LATE_MS = 4_000;

const fieldsOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');

/** A page that replaces the payment gateway: only on a local site. */
export const createSandboxPayments =
  (upstream: Pick<Upstream, 'caller'>): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: FastifyRequest, text: string) => text,
    );
    const callerOf = (request: FastifyRequest, signal: AbortSignal) => {
      const { brand } = siteOfRequest(request).brand;
      return upstream.caller({ brand, signal, deadlineMs: REQUEST_TIMEOUT_MS });
    };
    app.post('/dev/payments', async (request, reply) => {
      const call = callerOf(request, clientSignal(reply));
      const forged = await call(sandboxPayment, { body: { fields: fieldsOf(request) } });
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(sandboxPage(forged, bffPathOf(paymentCallback), siteOfRequest(request).themeHref));
    });
    app.post('/dev/payments/late', async (request, reply) => {
      const body = Object.fromEntries(new URLSearchParams(fieldsOf(request)));
      const call = callerOf(request, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
      const report = () =>
        call(paymentCallback, { body }).catch((err) => request.log.warn({ err }));
      setTimeout(report, LATE_MS).unref();
      return reply.redirect(hrefOf('subscriptionsuccess', {}, { order: body.txnid ?? '' }), 303);
    });
    app.post('/dev/payments/lost', async (request, reply) => {
      const call = callerOf(request, clientSignal(reply));
      const { orderId } = await call(sandboxBook, { body: { fields: fieldsOf(request) } });
      return reply.redirect(hrefOf('subscriptionsuccess', {}, { order: orderId }), 303);
    });
  };
