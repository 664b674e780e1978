import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestServices } from '@broadsheet/test-kit/database/create-test-services';
import { openTracing } from '@broadsheet/tracing/open-tracing';
import { afterEach, describe, expect, it } from 'vitest';
import { layout } from './test-files.fixture.ts';
import { openTestSite } from './test-site.fixture.ts';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly unknown[];
}

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

/** A collector that takes what is sent by OTLP, as JSON over HTTP. */
const startCollector = async () => {
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
  closings.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const spans = (): SentSpan[] =>
    texts.flatMap((text) =>
      JSON.parse(text).resourceSpans.flatMap(
        ({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
          scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return { url: `http://127.0.0.1:${port}`, texts, spans };
};

/** A site over the services themselves, all of it traced. */
const open = async (endpoint: string) => {
  const tracing = await openTracing('test', endpoint);
  closings.push(tracing.close);
  const services = await createTestServices();
  closings.push(services.close);
  const SERVICES_URL = await services.app.listen({ host: '127.0.0.1', port: 0 });
  const files = layout('home', { one: { type: 'tags' } });
  const site = await openTestSite({ files, env: { SERVICES_URL } });
  closings.push(site.close);
  return { site, tracing };
};

describe('a trace', () => {
  it('leads from the page to the statements, and says nothing of who asks or what for', async () => {
    const collector = await startCollector();
    const { site, tracing } = await open(collector.url);
    const headers = {
      cookie: 'token=hush',
      'user-agent': 'hush',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    };
    expect((await site.ask('/?utm_source=hush', { headers })).statusCode).toBe(200);
    await site.ask('/api/job/suggest?query=hush', { headers });
    await tracing.close();
    const spans = collector.spans();
    const page = spans.find(({ name }) => name === 'GET /*');
    const inTrace = spans.filter(({ traceId }) => traceId === page?.traceId);
    const above = (span: SentSpan | undefined): string[] => {
      if (!span) return [];
      return [span.name, ...above(inTrace.find(({ spanId }) => spanId === span.parentSpanId))];
    };
    const statement = inTrace.find(({ name }) => name === 'sql select');
    expect(above(statement)).toEqual([
      'sql select',
      'GET /job/tags',
      'GET job/tags',
      'load block tags',
      'GET /*',
    ]);
    for (const name of ['select plan', 'assemble page', 'render page'])
      expect(above(inTrace.find((span) => span.name === name))).toEqual([name, 'GET /*']);
    expect(page?.parentSpanId ?? '').toBe('');
    expect(JSON.stringify(statement)).toContain('db.query.text');
    expect(collector.texts.join()).not.toContain('hush');
  });

  it('costs itself alone where the collector is away', async () => {
    const { site, tracing } = await open('http://127.0.0.1:9');
    expect((await site.ask('/')).statusCode).toBe(200);
    await tracing.close();
  });

  it('is not made where no collector is named', async () => {
    const tracing = await openTracing('test', undefined);
    const site = await openTestSite();
    closings.push(site.close);
    await site.ask('/');
    await site.ask('/api/job/tags');
    const sent = site.service.pending.map(({ request }) => request.headers);
    expect(sent.filter((headers) => 'traceparent' in headers)).toEqual([]);
    expect(sent).not.toEqual([]);
    await tracing.close();
  });
});
