import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { afterEach, expect, it } from 'vitest';
import { createLog } from '../boot/log.ts';
import { openBffEvents } from '../boot/open-bff-events.ts';
import { FORM, NOW, OWN, useTestSites } from '../fixtures/session-site.fixture.ts';
import { layout } from '../fixtures/test-files.fixture.ts';
import { createMetrics } from '../metrics/metrics.ts';

const ASHA = '0b5e1f6c-5d0b-4a39-9d6e-0a5f4f6b7c8d';
const RAVI = '1b5e1f6c-5d0b-4a39-9d6e-0a5f4f6b7c8d';

/** The columns that these tests read. */
interface EventRow {
  readonly visitor: string;
  readonly page: string;
  readonly origin: string;
  readonly at: Date;
  readonly ref_pool: unknown;
}

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
const openSite = useTestSites();

/** A site over a database, which writes buffered events on demand. */
const open = async () => {
  const { url, database, close } = await createEmptyDatabase();
  closers.push(close);
  const metrics = createMetrics();
  const openPipe = () =>
    openBffEvents({
      kind: 'postgres',
      database: { url },
      output: process.stdout,
      metrics,
      log: createLog('silent'),
      now: () => NOW,
      closeMs: 20_000,
    });
  let pipe = openPipe();
  const files = { ...layout('faq', { hello: { type: 'text' } }) };
  const events = {
    note: (made: Parameters<typeof pipe.note>[0]) => pipe.note(made),
    forget: (visitor: string) => pipe.forget(visitor),
    isOpen: () => true,
    close: () => pipe.close(),
  };
  const site = await openSite({ files, events });
  const table = database.withTables<{ 'tracking.events': EventRow }>();
  const listStored = async () => {
    await pipe.close();
    pipe = openPipe();
    return table.selectFrom('tracking.events').selectAll().orderBy('visitor').execute();
  };
  const lost = async () =>
    (await metrics.registry.getSingleMetric('events_lost_total')?.get())?.values[0]?.value;
  return { site, listStored, lost };
};

it('a visit is kept in the database, whatever its address says, until its visitor takes consent back', async () => {
  const { site, listStored, lost } = await open();
  const cookieOf = (visitor: string) => ({ cookie: `consent=all.1; vid=${visitor}` });
  const hostile = `utm=a%00b&__proto__=x&token=s3cret&${'p=1&'.repeat(300)}pref=7`;
  const referer = `http://tech.localhost/?${hostile}`;
  for (const visitor of [ASHA, RAVI])
    await site.request(`/faq?ref=cl&${hostile}`, { headers: { ...cookieOf(visitor), referer } });
  const visit = { page: 'faq', origin: 'CategoryPage', at: new Date(NOW) };
  expect(await listStored()).toMatchObject([
    { visitor: ASHA, ...visit, ref_pool: { ref: 'cl', p: '1' } },
    { visitor: RAVI, ...visit },
  ]);
  await site.request('/preferences/cookies', {
    method: 'POST',
    payload: 'choice=necessary',
    headers: { ...FORM, ...OWN, ...cookieOf(ASHA) },
  });
  expect(await listStored()).toMatchObject([{ visitor: RAVI }]);
  expect(await lost()).toBe(0);
});
