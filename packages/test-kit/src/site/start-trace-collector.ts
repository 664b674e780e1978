import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly unknown[];
  readonly status: { readonly code?: number };
}

export interface TraceCollector {
  readonly url: string;
  /** The requests as received. */
  readonly texts: readonly string[];
  readonly spans: () => readonly SentSpan[];
  /** Names from a span up to the root of its trace; none for undefined. */
  readonly above: (span: SentSpan | undefined) => readonly string[];
  readonly close: () => void;
}

/** A collector that receives OTLP, as JSON over HTTP. */
export const startTraceCollector = async (): Promise<TraceCollector> => {
  const texts: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += String(chunk);
    });
    request.on('end', () => {
      texts.push(text);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const spans = (): SentSpan[] =>
    texts.flatMap((text) =>
      JSON.parse(text).resourceSpans.flatMap(
        ({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
          scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  const above = (span: SentSpan | undefined): string[] => {
    if (!span) return [];
    const outer = spans().find(({ spanId }) => spanId === span.parentSpanId);
    return [span.name, ...above(outer)];
  };
  return { url: `http://127.0.0.1:${port}`, texts, spans, above, close: () => server.close() };
};
