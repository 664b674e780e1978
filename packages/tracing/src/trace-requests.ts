import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTracer } from './with-span.ts';

/** Machines poll these every few seconds. */
const QUIET = /^\/(health\/\w+|metrics)$/;

/**
 * A span for each request, as a child of the caller's, which is active during its handler. It records the route, the
 * method and the status, but not the address, which holds search texts and sometimes tokens.
 * @param isTrusted whether callers are our programs; a trace of a browser is not continued
 */
export const traceRequests = (app: FastifyInstance, isTrusted: boolean): void => {
  const tracer = currentTracer();
  if (!tracer) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { url = 'none' } = request.routeOptions;
    if (QUIET.test(url)) return done();
    const around = context.active();
    const outer = isTrusted ? propagation.extract(around, request.headers) : around;
    const attributes = { 'http.request.method': request.method, 'http.route': url };
    const span = tracer.startSpan(
      `${request.method} ${url}`,
      { kind: SpanKind.SERVER, attributes },
      outer,
    );
    spans.set(request, span);
    context.with(trace.setSpan(outer, span), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
};
