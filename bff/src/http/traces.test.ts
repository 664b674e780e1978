import { openSiteDatabase } from '@broadsheet/site-database/site-database';
import { createTestServices } from '@broadsheet/test-kit/database/create-test-services';
import { startTraceCollector } from '@broadsheet/test-kit/site/start-trace-collector';
import { openTracing } from '@broadsheet/tracing/open-tracing';
import { withSpan } from '@broadsheet/tracing/with-span';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { layout } from '../fixtures/test-files.fixture.ts';
import { openTestSite } from '../fixtures/test-site.fixture.ts';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

const startCollector = async () => {
  const collector = await startTraceCollector();
  closings.push(collector.close);
  return collector;
};

/** A site over the real services, all of it traced. */
const open = async (endpoint: string) => {
  const tracing = await openTracing('test', endpoint);
  closings.push(tracing.close);
  const services = await createTestServices();
  closings.push(services.close);
  const SERVICES_URL = await services.app.listen({ host: '127.0.0.1', port: 0 });
  const files = layout('home', { one: { type: 'tags' } });
  const site = await openTestSite({ files, env: { SERVICES_URL } });
  closings.push(site.close);
  return { site, tracing, services };
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
    expect((await site.request('/?utm_source=hush', { headers })).statusCode).toBe(200);
    await site.request('/api/job/suggest?query=hush', { headers });
    await tracing.close();
    const spans = collector.spans();
    const page = spans.find(({ name }) => name === 'GET /*');
    const inTrace = spans.filter(({ traceId }) => traceId === page?.traceId);
    const { above } = collector;
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

  it('holds what the BFF asks of the database by itself', async () => {
    const collector = await startCollector();
    const { tracing, services } = await open(collector.url);
    const own = openSiteDatabase({
      databaseUrl: services.url,
      schemaName: 'traced',
      migrations: {},
    });
    closings.push(own.close);
    await own.run(async () => undefined);
    await withSpan({ name: 'of Studio' }, () =>
      own.run((database) => sql`select 1`.execute(database)),
    );
    await tracing.close();
    const paths = collector.spans().map((span) => collector.above(span).join(' < '));
    expect(paths).toContain('sql select < of Studio');
  });

  it('costs itself alone where the collector is away', async () => {
    const { site, tracing } = await open('http://127.0.0.1:9');
    expect((await site.request('/')).statusCode).toBe(200);
    await tracing.close();
  });

  it('is not made where no collector is named', async () => {
    const tracing = await openTracing('test', undefined);
    const site = await openTestSite();
    closings.push(site.close);
    await site.request('/');
    await site.request('/api/job/tags');
    const sent = site.service.pending.map(({ request }) => request.headers);
    expect(sent.filter((headers) => 'traceparent' in headers)).toEqual([]);
    expect(sent).not.toEqual([]);
    await tracing.close();
  });
});
