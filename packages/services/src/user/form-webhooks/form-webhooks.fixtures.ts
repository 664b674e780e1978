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
import { readFormWebhook, saveFormWebhook } from '@broadsheet/contract/calls/form-webhooks';
import type { Network } from '@broadsheet/outbound/fetch-outside';
import {
  createTestServices,
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { Logger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { accountSecretsOf } from '../../platform/call/account-secrets.ts';
import { deliverWebhook, type WebhookDeps } from './deliver-webhook.ts';

export interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
type Respond = (response: ServerResponse) => unknown;

export const URL_OF_HOOK = 'https://crm.example/hooks/hiring?from=site';
export const PUBLIC = '93.184.215.14';
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'crm.example': [PUBLIC],
  'inside.example': ['10.0.0.7'],
  'both.example': [PUBLIC, '127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'mapped.example': ['::ffff:127.0.0.1'],
};
export const form = { page: 'landing/hiring-day', block: 'signup' };
export const accept: Respond = (response) => void response.writeHead(204).end();
export const failWith =
  (status: number): Respond =>
  (response) =>
    void response.writeHead(status).end();

/** Those of the test file that imports this. */
export let services: TestServices;
let server: Server;
export const received: Received[] = [];
/** The addresses of connections. */
export const reached: string[] = [];
let respond: Respond = accept;
let sent = 0;

/** How the other system responds from now on. */
export const respondWith = (next: Respond): void => {
  respond = next;
};

/** Gives the tests of a file their own services, and a system that receives answers. */
export const openReceiver = (): void => {
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
};

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
export const deliver = async (more: Partial<WebhookDeps> = {}): Promise<void> => {
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
export const save = (url = URL_OF_HOOK) =>
  services.call(saveFormWebhook, { body: { ...form, url } });
export const answer = (more: object = {}) => {
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
export const read = async () => (await services.call(readFormWebhook, { body: form })).webhook;
export const jobs = async () => {
  const { rows } = await sql<{ payload: unknown; seconds: number }>`
    select payload, round(extract(epoch from run_at - created_at))::float8 as seconds
    from graphile_worker._private_jobs order by id`.execute(services.database);
  return rows;
};
/** Fails the first try of a number of answers, over a time. */
export const failTimes = async (count: number, overMs: number): Promise<void> => {
  respond = failWith(500);
  for (let failed = 0; failed < count; failed += 1) {
    await answer();
    await deliver();
    await sql`delete from graphile_worker._private_jobs`.execute(services.database);
    services.now += overMs / count;
  }
};
