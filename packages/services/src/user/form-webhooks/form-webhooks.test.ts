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
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountSecretsOf } from '../../platform/call/account-secrets.ts';
import { cleanUp } from '../../privacy/clean-up.ts';
import { deliverWebhook } from './deliver-webhook.ts';

interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
type Respond = (response: ServerResponse) => void;

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
const deliver = async (): Promise<void> => {
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
        'send-webhook': (payload) => deliverWebhook(payload, { ...deps, timeoutMs: 300 }),
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
    select payload, round(extract(epoch from run_at - now()))::float8 as seconds
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
      undelivered: 0,
      deliveries: [{ isTest: false, state: 'delivered', tries: 1, status: 204, fault: null }],
    });
  });

  it('is stored and accepted before it is sent, whatever the webhook does', async () => {
    await save();
    respond = () => undefined;
    expect(await answer()).toEqual({ isNew: true });
    expect(received).toEqual([]);
    await deliver();
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
    expect(await read()).toMatchObject({ pausedAt: new Date(services.now).toISOString() });
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
    expect((await read())?.pausedAt).not.toBeNull();
    expect(await jobs()).toEqual([]);
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
