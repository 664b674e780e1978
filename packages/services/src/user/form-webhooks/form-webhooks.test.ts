import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { saveFormAnswer } from '@broadsheet/contract/calls/form-answers';
import {
  deleteFormWebhook,
  listFormWebhooks,
  readFormWebhook,
  resumeFormWebhook,
  saveFormWebhook,
  testFormWebhook,
} from '@broadsheet/contract/calls/form-webhooks';
import { HOUR_MS } from '@broadsheet/contract/durations';
import type { Network } from '@broadsheet/outbound/fetch-outside';
import {
  createTestServices,
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { Logger, runOnce } from 'graphile-worker';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountSecretsOf } from '../../platform/call/account-secrets.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { cleanUp } from '../../privacy/clean-up.ts';
import { deliverWebhook, type WebhookDeps } from './deliver-webhook.ts';
import { releaseWebhooks } from './release-webhooks.ts';

interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
type Respond = (response: ServerResponse) => unknown;

const URL_OF_HOOK = 'https://crm.example/hooks/hiring?from=site';
const PUBLIC = '93.184.215.14';
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'crm.example': [PUBLIC],
  'inside.example': ['10.0.0.7'],
  'both.example': [PUBLIC, '127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'mapped.example': ['::ffff:127.0.0.1'],
};
const form = { page: 'landing/hiring-day', block: 'signup' };
const accept: Respond = (response) => void response.writeHead(204).end();
const failWith =
  (status: number): Respond =>
  (response) =>
    void response.writeHead(status).end();

let services: TestServices;
let server: Server;
const received: Received[] = [];
/** The addresses of connections. */
const reached: string[] = [];
let respond: Respond = accept;
let sent = 0;

beforeAll(async () => {
  services = await createTestServices();
  server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    received.push({ url, headers, body: await text(request) });
    respond(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  await Promise.all([services.close(), new Promise((resolve) => server.close(resolve))]);
});
beforeEach(async () => {
  respond = accept;
  received.splice(0);
  reached.splice(0);
  for (const table of ['form_webhooks', 'form_answers', 'attempts'] as const)
    await services.database.deleteFrom(table).execute();
  await sql`delete from graphile_worker._private_jobs`.execute(services.database);
});

const network: Network = {
  resolve: async (host) => {
    const found = NAMES[host];
    if (!found) throw new Error('no such name');
    return found;
  },
  connect: (address) => {
    reached.push(address);
    return connect((server.address() as AddressInfo).port, '127.0.0.1');
  },
};

/** Makes all tries that wait, those with a delay too. */
const deliver = async (more: Partial<WebhookDeps> = {}): Promise<void> => {
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(services.database);
  const pgPool = new pg.Pool({ connectionString: services.url, max: 1 });
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  const { webhooks: key } = accountSecretsOf(TEST_SITE_SECRET);
  const deps = { database: services.database, network, key, now: () => services.now };
  try {
    await runOnce({
      pgPool,
      taskList: {
        'send-webhook': (payload) => deliverWebhook(payload, { ...deps, ...more }),
      },
      logger: new Logger(() => () => undefined),
      noHandleSignals: true,
    });
  } finally {
    await pgPool.end();
  }
};
const save = (url = URL_OF_HOOK) => services.call(saveFormWebhook, { body: { ...form, url } });
const answer = (more: object = {}) => {
  sent += 1;
  return services.call(saveFormAnswer, {
    body: {
      ...form,
      title: 'Hiring day',
      key: `5f5e2f9c-6a5e-4d0e-9c6e-${String(sent).padStart(12, '0')}`,
      purpose: 'To plan the day.',
      consent: 'I agree.',
      days: 180,
      answers: [{ label: 'Email', kind: 'email', values: ['asha@example.com'] }],
      ...more,
    },
  });
};
const read = async () => (await services.call(readFormWebhook, { body: form })).webhook;
const jobs = async () => {
  const { rows } = await sql<{ payload: unknown; seconds: number }>`
    select payload, round(extract(epoch from run_at - created_at))::float8 as seconds
    from graphile_worker._private_jobs order by id`.execute(services.database);
  return rows;
};
/** Fails the first try of a number of answers, over a time. */
const failTimes = async (count: number, overMs: number): Promise<void> => {
  respond = failWith(500);
  for (let failed = 0; failed < count; failed += 1) {
    await answer();
    await deliver();
    await sql`delete from graphile_worker._private_jobs`.execute(services.database);
    services.now += overMs / count;
  }
};

describe('an answer to a form with a webhook', () => {
  it('is sent as JSON with the texts that its sender saw, signed as Standard Webhooks say', async () => {
    const { secret } = await save();
    await answer();
    await deliver();
    expect(received).toHaveLength(1);
    const [{ url, headers, body }] = received as [Received];
    expect([url, headers.host, headers['content-type']]).toEqual([
      '/hooks/hiring?from=site',
      'crm.example',
      'application/json',
    ]);
    expect(JSON.parse(body)).toEqual({
      type: 'form.answered',
      timestamp: new Date(services.now).toISOString(),
      data: {
        brand: 'tech',
        ...form,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        title: 'Hiring day',
        purpose: 'To plan the day.',
        consent: 'I agree.',
        deleteAt: new Date(services.now + 180 * 24 * HOUR_MS).toISOString(),
        answers: [{ label: 'Email', kind: 'email', values: ['asha@example.com'] }],
      },
    });
    // As a receiver verifies it, by the specification alone.
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(headers['webhook-timestamp']).toBe(String(Math.floor(services.now / 1000)));
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const expected = createHmac('sha256', key).update(signed, 'utf8').digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
    expect(await read()).toMatchObject({
      url: URL_OF_HOOK,
      pausedAt: null,
      pauseReason: null,
      undelivered: 0,
      deliveries: [{ isTest: false, state: 'delivered', tries: 1, status: 204, fault: null }],
    });
  });

  it('is stored and accepted before it is sent, whatever the webhook does', async () => {
    await save();
    respond = () => undefined;
    expect(await answer()).toEqual({ isNew: true });
    expect(received).toEqual([]);
    await deliver({ timeoutMs: 300 });
    expect((await read())?.deliveries).toMatchObject([
      { state: 'waiting', fault: 'timeout', status: null },
    ]);
  });

  it('is sent once, however often it arrives', async () => {
    await save();
    const key = '6f5e2f9c-6a5e-4d0e-9c6e-2d4f4b2f9d11';
    await Promise.all([answer({ key }), answer({ key }), answer({ key })]);
    await deliver();
    await deliver();
    expect(received).toHaveLength(1);
  });

  it('of another form, block or brand is not sent', async () => {
    await save();
    await answer({ block: 'other' });
    await answer({ page: 'home' });
    await services.call(saveFormAnswer, {
      brand: 'management',
      body: {
        ...form,
        title: 'T',
        purpose: 'P',
        consent: null,
        days: 1,
        answers: [{ label: 'Name', kind: 'short-text', values: ['A'] }],
      },
    });
    await deliver();
    expect(received).toEqual([]);
    const { items } = await services.call(listFormWebhooks, { brand: 'management' });
    expect(items).toEqual([]);
  });

  it('that was deleted is sent no more, and the queue and the deliveries never contained it', async () => {
    await save();
    await answer();
    const stored = await services.database
      .selectFrom('form_webhook_deliveries')
      .selectAll()
      .execute();
    expect(JSON.stringify([stored, await jobs()])).not.toMatch(/asha|Hiring day/);
    await services.database.deleteFrom('form_answers').execute();
    await deliver();
    expect(received).toEqual([]);
    expect((await read())?.deliveries).toEqual([]);
  });
});

describe('an answer that meets a change of its webhook', () => {
  /** Holds a transaction open while an answer arrives, and commits it. */
  const answerDuring = async (change: (transaction: Kysely<Schema>) => Promise<unknown>) => {
    const transaction = await services.database.startTransaction().execute();
    await change(transaction);
    const answering = answer();
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(services.database);
      expect(rows).toHaveLength(1);
    });
    await transaction.commit().execute();
    return answering;
  };

  it('is sent if a resume ends meanwhile', async () => {
    await save();
    const paused = { paused_at: new Date(services.now) };
    await services.database.updateTable('form_webhooks').set(paused).execute();
    await answerDuring((transaction) =>
      transaction.updateTable('form_webhooks').set({ paused_at: null }).execute(),
    );
    await deliver();
    expect(received).toHaveLength(1);
  });

  it('is stored if the webhook is removed meanwhile', async () => {
    await save();
    const stored = await answerDuring((transaction) =>
      transaction.deleteFrom('form_webhooks').execute(),
    );
    expect(stored).toEqual({ isNew: true });
  });

  it('is sent to the new address, whatever the old one responded meanwhile', async () => {
    await save();
    await answer();
    await services.call(testFormWebhook, { body: form });
    let isSaved = false;
    respond = async (response) => {
      if (!isSaved) await save('https://crm.example/new');
      isSaved = true;
      response.writeHead(received.at(-1)?.url === '/new' ? 204 : 410).end();
    };
    await deliver();
    await deliver();
    expect(received.map(({ url }) => url)).toEqual(['/hooks/hiring?from=site', '/new']);
    expect(await read()).toMatchObject({
      pausedAt: null,
      undelivered: 0,
      deliveries: [{ isTest: false, state: 'delivered', tries: 1 }],
    });
  });

  it('is no fault of its job if the webhook is removed while it is sent', async () => {
    await save();
    await answer();
    respond = async (response) => {
      await services.call(deleteFormWebhook, { body: form });
      failWith(500)(response);
    };
    await deliver();
    expect(await jobs()).toEqual([]);
  });

  it('is sent by another worker if the first has stopped while it sent, minutes later', async () => {
    const lockFor = async (time: string): Promise<void> => {
      const locked = sql`locked_by = 'stopped', locked_at = now() - ${time}::interval`;
      await sql`update graphile_worker._private_jobs set ${locked}`.execute(services.database);
      await sql`update graphile_worker._private_job_queues set ${locked}`.execute(
        services.database,
      );
    };
    await save();
    await answer();
    await lockFor('1 minute');
    await releaseWebhooks(services.database);
    await deliver();
    expect(received).toEqual([]);
    await lockFor('6 minutes');
    await releaseWebhooks(services.database);
    await deliver();
    expect(received).toHaveLength(1);
  });

  it('is not sent after the day on which it is to be deleted', async () => {
    await save();
    await answer({ days: 1 });
    services.now += 25 * HOUR_MS;
    await deliver();
    expect(received).toEqual([]);
  });
});

describe('a webhook that fails', () => {
  it('gets the same message again, later each time, seven times at most', async () => {
    await save();
    await answer();
    respond = failWith(503);
    const delays: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      await deliver();
      delays.push(...(await jobs()).map(({ seconds }) => seconds));
      services.now += 1_000;
    }
    expect(received).toHaveLength(7);
    expect(delays).toEqual([30, 120, 480, 1_920, 7_680, 30_720]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(7);
    expect(await read()).toMatchObject({
      undelivered: 1,
      deliveries: [{ state: 'failed', tries: 7, status: 503, fault: 'status' }],
    });
  });

  it('gets it when it is back, and nothing more', async () => {
    await save();
    await answer();
    respond = (response) => response.destroy();
    await deliver();
    expect((await read())?.deliveries).toMatchObject([{ fault: 'unreached' }]);
    respond = accept;
    await deliver();
    await deliver();
    expect(received).toHaveLength(2);
    expect(await read()).toMatchObject({ undelivered: 0, deliveries: [{ state: 'delivered' }] });
  });

  it('is not followed to another address', async () => {
    await save();
    await answer();
    respond = (response) =>
      void response.writeHead(307, { location: 'https://inside.example/' }).end();
    await deliver();
    expect(reached).toEqual([PUBLIC]);
    expect((await read())?.deliveries).toMatchObject([{ fault: 'status', status: 307 }]);
  });

  it('that responds without an end costs no memory', async () => {
    await save();
    await answer();
    respond = (response) => {
      response.writeHead(200);
      const pump = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', pump);
      pump();
    };
    await deliver();
    expect((await read())?.deliveries).toMatchObject([{ state: 'delivered', status: 200 }]);
  });

  it('is paused after ten failures in a row over an hour; answers wait, and a resume sends them all', async () => {
    await save();
    await failTimes(9, HOUR_MS);
    expect(await read()).toMatchObject({ pausedAt: null });
    await failTimes(1, 0);
    expect(await read()).toMatchObject({
      pausedAt: new Date(services.now).toISOString(),
      pauseReason: 'failures',
    });
    const { items } = await services.call(listFormWebhooks, {});
    expect(items).toEqual([{ ...form, isPaused: true }]);
    received.splice(0);
    respond = accept;
    await answer();
    await deliver();
    expect(received).toEqual([]);
    expect(await services.call(resumeFormWebhook, { body: form })).toEqual({ queued: 11 });
    await deliver();
    expect(received).toHaveLength(11);
    expect(await read()).toMatchObject({ pausedAt: null, undelivered: 0 });
  });

  it('for some minutes only is not paused, and a success begins the count again', async () => {
    await save();
    await failTimes(12, HOUR_MS / 2);
    expect(await read()).toMatchObject({ pausedAt: null });
    respond = accept;
    await answer();
    await deliver();
    services.now += HOUR_MS;
    await failTimes(9, HOUR_MS * 2);
    expect(await read()).toMatchObject({ pausedAt: null });
  });

  it('is paused at once if it says that it is gone', async () => {
    await save();
    await answer();
    respond = failWith(410);
    await deliver();
    expect(await read()).toMatchObject({ pausedAt: expect.any(String), pauseReason: 'gone' });
    expect(await jobs()).toEqual([]);
  });

  it('is paused at once if its secret was encrypted with another site secret', async () => {
    await save();
    await answer();
    await deliver({ key: accountSecretsOf(`${TEST_SITE_SECRET} changed`).webhooks });
    expect(received).toEqual([]);
    expect(await jobs()).toEqual([]);
    expect(await read()).toMatchObject({
      pausedAt: expect.any(String),
      pauseReason: 'secret',
      deliveries: [{ state: 'waiting', fault: 'secret', status: null }],
    });
    await save();
    await deliver();
    expect(received).toHaveLength(1);
  });

  it('lists what was not delivered first', async () => {
    await save();
    respond = failWith(500);
    await answer();
    await deliver();
    respond = accept;
    for (let count = 0; count < 20; count += 1) {
      services.now += 1_000;
      await services.call(testFormWebhook, { body: form });
    }
    await sql`delete from graphile_worker._private_jobs where run_at > now()`.execute(
      services.database,
    );
    await deliver();
    const shown = await read();
    expect(shown?.deliveries).toHaveLength(20);
    expect(shown?.deliveries[0]).toMatchObject({ isTest: false, state: 'waiting' });
  });

  it('and its deliveries are forgotten after 30 days', async () => {
    await save();
    await answer();
    await cleanUp(services.database, services.now + 31 * 24 * HOUR_MS);
    expect((await read())?.deliveries).toEqual([]);
  });
});

describe('an address inside the network', () => {
  it.each([
    'http://crm.example/',
    'https://127.0.0.1/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://crm.example:8443/',
    'https://me:secret@crm.example/',
    'ftp://crm.example/',
    'no address',
  ])('%s is not saved', async (url) => {
    const refused = await services.send(saveFormWebhook, { body: { ...form, url } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await read()).toBeNull();
  });

  it.each(['inside', 'both', 'metadata', 'mapped'])(
    'behind the name %s.example gets no connection',
    async (name) => {
      await save(`https://${name}.example/hook`);
      await answer();
      await deliver();
      expect([received, reached]).toEqual([[], []]);
      expect((await read())?.deliveries).toMatchObject([{ fault: 'refused-address' }]);
    },
  );

  it('and a name without an address are told apart', async () => {
    await save('https://gone.example/hook');
    await answer();
    await deliver();
    expect((await read())?.deliveries).toMatchObject([{ fault: 'unreached' }]);
  });
});

describe('a test', () => {
  it('contains no answer, is sent once, also during a pause, and does not count', async () => {
    await save();
    await failTimes(10, HOUR_MS * 2);
    received.splice(0);
    await services.call(testFormWebhook, { body: form });
    await deliver();
    await deliver();
    expect(received.map(({ body }) => JSON.parse(body))).toEqual([
      expect.objectContaining({ type: 'form.test', data: { brand: 'tech', ...form } }),
    ]);
    expect((await read())?.deliveries[0]).toMatchObject({ isTest: true, state: 'failed' });
    expect((await read())?.undelivered).toBe(10);
  });

  it('is limited, and needs a webhook', async () => {
    const body = form;
    expect((await services.send(testFormWebhook, { body })).status).toBe(404);
    await save();
    const statuses: number[] = [];
    for (let tests = 0; tests < 21; tests += 1)
      statuses.push((await services.send(testFormWebhook, { body })).status);
    expect([statuses[19], statuses[20]]).toEqual([200, 429]);
  });
});

it('a new address gets a new secret, which is stored encrypted, and what was not delivered', async () => {
  const first = await save();
  await answer();
  respond = failWith(410);
  await deliver();
  const second = await save('https://crm.example/new');
  expect(second.secret).not.toBe(first.secret);
  respond = accept;
  await deliver();
  expect(received.at(-1)?.url).toBe('/new');
  const [row] = await services.database.selectFrom('form_webhooks').select('secret').execute();
  expect(row?.secret.toString('latin1')).not.toContain('whsec_');
  await services.call(deleteFormWebhook, { body: form });
  expect(await read()).toBeNull();
  expect((await services.send(deleteFormWebhook, { body: form })).status).toBe(404);
  expect((await services.send(resumeFormWebhook, { body: form })).status).toBe(404);
});
