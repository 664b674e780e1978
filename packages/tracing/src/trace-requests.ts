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

/** Asked for every few seconds by machines. */
const QUIET = /^\/(health\/\w+|metrics)$/;

/**
 * A span for each request, which goes on with the caller's, and in which its work is done. It says the route, the method
 * and the status: addresses hold what people look for, and now and then what lets somebody in.
 * @param isTrusted whether callers are programs of ours; a browser's word on a trace is not taken
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
