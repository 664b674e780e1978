import { context, propagation } from '@opentelemetry/api';
import { traceBy } from './with-span.ts';

export interface Tracing {
  /** Sends the remaining spans, for at most a second. */
  readonly close: () => Promise<void>;
}

const CLOSE_MS = 1_000;
const SEND_MS = 5_000;

/**
 * Starts to send traces to the collector at `endpoint`, by OTLP over HTTP. Loads nothing without one. A collector that
 * is away only loses spans.
 */
export const openTracing = async (
  service: string,
  endpoint: string | undefined,
): Promise<Tracing> => {
  if (endpoint === undefined) return { close: async () => undefined };
  const [base, otlp, hooks, core, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
  ]);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new otlp.OTLPTraceExporter({ url, timeoutMillis: SEND_MS });
  const provider = new base.BasicTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new base.BatchSpanProcessor(exporter)],
  });
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  traceBy(provider.getTracer('broadsheet'));
  return {
    close: async () => {
      traceBy(null);
      const late = new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      context.disable();
      propagation.disable();
    },
  };
};
