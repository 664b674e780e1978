import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { saveSettings } from '@broadsheet/contract/calls/account';
import { logout } from '@broadsheet/contract/calls/auth';
import { addDevice, devices } from '@broadsheet/contract/calls/devices';
import type { NotificationType } from '@broadsheet/contract/entities/notification';
import { addChat, addRecruiterMessage } from '@broadsheet/test-kit/database/add-chat';
import { addSeeker, type TestSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { createTestNotices } from '@broadsheet/test-kit/messages/run-test-notices';
import {
  type PushService,
  startPushService,
} from '@broadsheet/test-kit/messages/start-push-service';
import { sql } from 'kysely';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import { readJobs } from '../messages/deliver.fixtures.ts';
import { addNotification, type NewNotification } from '../notifications/add-notification.ts';

let services: TestServices;
let push: PushService;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  push = await startPushService();
});
afterEach(async () => {
  await push.close();
  await services.database.deleteFrom('devices').execute();
});

const MINUTE_MS = 60_000;

const secondsUntilDue = async (): Promise<number> => {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs`.execute(
    services.database,
  );
  return rows[0]?.seconds ?? 0;
};

const subscribe = async ({ token }: TestSeeker): Promise<string> => {
  const body = push.subscribe();
  await services.call(addDevice, { token, body });
  return new URL(body.endpoint).pathname;
};
const notify = (
  { seeker }: TestSeeker,
  type: NotificationType,
  fields: Partial<NewNotification> = {},
) =>
  services.database.transaction().execute((transaction) =>
    addNotification(
      transaction,
      {
        seekerId: seeker.id,
        type,
        text: 'Meera of Acme invites you: Java Lead.',
        link: '/interview/7',
        about: null,
        ...fields,
      },
      services.now,
    ),
  );

describe('a notice', () => {
  it('says what has happened and to whom it belongs, and no more, encrypted for the device', async () => {
    const asha = await addSeeker(services);
    await subscribe(asha);
    await notify(asha, 2, { about: 'interview:7' });
    await notify(asha, 3, { about: 'interview:8', link: '/interview/8' });
    await notify(asha, 4, { about: 'conversation:3', link: '/chats/3' });
    await notify(asha, 11, { link: '/search?query=java' });
    await notify(asha, 1, { link: '/applied-jobs' });
    const notices = await createTestNotices(services);
    await notices.run();
    const { notices: texts } = services.messages;
    const shown = push.received.map(({ notice }) => notice as Record<string, string>);
    expect(shown).toMatchObject([
      { body: texts.deviceInvited, path: '/interview/7' },
      { body: texts.deviceOtherTimes, path: '/interview/8' },
      { body: texts.deviceMessage, path: '/chats/3' },
      { body: texts.deviceNewJobs, path: '/allnotification' },
    ]);
    expect(new Set(shown.map(({ title }) => title)).size).toBe(1);
    expect(JSON.stringify(shown)).not.toMatch(/Meera|Acme|Java|java/);
    expect(notices.outcomes).toEqual([
      'interviews sent',
      'interviews sent',
      'messages sent',
      'alerts sent',
    ]);
    const [{ headers }] = push.received as [PushService['received'][number]];
    expect(headers).toMatchObject({
      ttl: '86400',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    });
    expect(headers.authorization).toMatch(/^vapid t=/);
    expect(headers.topic).toMatch(/^[\w-]{32}$/);
    const { items } = await services.call(devices, { token: asha.token });
    expect(items[0]?.lastSentAt).toBe(new Date(services.now).toISOString());
  });

  it('goes to each device of its seeker once, and to nobody else', async () => {
    const asha = await addSeeker(services);
    const ravi = await addSeeker(services);
    const paths = [await subscribe(asha), await subscribe(asha)];
    await subscribe(ravi);
    await notify(asha, 2);
    const notices = await createTestNotices(services);
    await notices.run();
    await notices.run();
    expect(push.received.map(({ path }) => path).sort()).toEqual(paths.sort());
  });

  it('is one for the alerts of a morning, and one for the messages of a conversation', async () => {
    const chat = await addChat(services);
    await subscribe(chat);
    for (let count = 0; count < 10; count += 1)
      await notify(chat, 11, { text: `Alert ${count}`, link: `/search?query=${count}` });
    for (const text of ['One', 'Two', 'Three']) await addRecruiterMessage(services, chat, text);
    await (await createTestNotices(services)).run();
    expect(push.received).toHaveLength(2);
    await notify(chat, 11);
    await (await createTestNotices(services)).run();
    // What comes later in the morning takes the place of the first on the device.
    const tags = push.received.map(({ notice }) => (notice as { tag: string }).tag);
    expect(tags).toHaveLength(3);
    expect(new Set(tags).size).toBe(2);
  });

  it('is not sent for a change that was rolled back', async () => {
    const asha = await addSeeker(services);
    await subscribe(asha);
    const failing = services.database.transaction().execute(async (transaction) => {
      const notification = { type: 2, text: 'Lost.', link: '/interview/1', about: null } as const;
      await addNotification(
        transaction,
        { seekerId: asha.seeker.id, ...notification },
        services.now,
      );
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await (await createTestNotices(services)).run();
    expect(push.received).toEqual([]);
  });

  it('is not sent to a seeker who has turned its kind off, or has logged out, in the meantime', async () => {
    const asha = await addSeeker(services);
    const ravi = await addSeeker(services);
    await subscribe(asha);
    await subscribe(ravi);
    await notify(asha, 2);
    await notify(ravi, 2);
    const off = JSON.stringify({ noticeInterviews: 0 });
    await services.call(saveSettings, { token: asha.token, body: { settings: off } });
    await services.call(logout, { token: ravi.token });
    await (await createTestNotices(services)).run();
    expect(push.received).toEqual([]);
    expect(await readJobs(services.database)).toEqual([]);
  });

  it('that was queued for one seeker is not sent to the next one of the browser', async () => {
    const asha = await addSeeker(services);
    const ravi = await addSeeker(services);
    const body = push.subscribe();
    await services.call(addDevice, { token: asha.token, body });
    await notify(asha, 2);
    await services.call(addDevice, { token: ravi.token, body });
    await (await createTestNotices(services)).run();
    expect(push.received).toEqual([]);
  });

  it('is dropped without keys', async () => {
    const asha = await addSeeker(services);
    await subscribe(asha);
    await notify(asha, 2);
    await (await createTestNotices(services, null)).run();
    expect(await readJobs(services.database)).toEqual([]);
  });
});

describe('a push service', () => {
  const sendOne = async () => {
    const asha = await addSeeker(services);
    await subscribe(asha);
    await notify(asha, 2);
    const notices = await createTestNotices(services);
    await notices.run();
    return { asha, notices };
  };

  it.each([404, 410])('that answers %s has no such device any more', async (status) => {
    push.respond = (response) => void response.writeHead(status).end();
    const { asha, notices } = await sendOne();
    expect(notices.outcomes).toEqual(['interviews gone']);
    expect((await services.call(devices, { token: asha.token })).items).toEqual([]);
    expect(await readJobs(services.database)).toEqual([]);
  });

  it.each([400, 401, 403, 413])('that answers %s gets the notice once', async (status) => {
    push.respond = (response) => void response.writeHead(status).end();
    const { asha, notices } = await sendOne();
    expect(notices.outcomes).toEqual(['interviews refused']);
    expect((await services.call(devices, { token: asha.token })).items).toHaveLength(1);
    expect(await readJobs(services.database)).toEqual([]);
  });

  it.each([429, 500, 503])('that answers %s gets it again, five times at most', async (status) => {
    push.respond = (response) => void response.writeHead(status).end();
    const { notices } = await sendOne();
    expect(await readJobs(services.database)).toHaveLength(1);
    for (let count = 0; count < 5; count += 1) await notices.run();
    expect(push.received).toHaveLength(5);
    expect(notices.outcomes).toEqual([
      ...Array.from({ length: 4 }, () => 'interviews retried'),
      'interviews dropped',
    ]);
    expect(await readJobs(services.database)).toEqual([]);
  });

  it('says how long to wait', async () => {
    push.respond = (response) => void response.writeHead(429, { 'retry-after': '7200' }).end();
    const { asha } = await sendOne();
    const delay = await secondsUntilDue();
    expect(delay).toBeGreaterThan(7_100);
    expect(delay).toBeLessThan(7_300);
    await services.call(logout, { token: asha.token });
  });

  it('that says to wait longer than the notice is of use does not get it again', async () => {
    push.respond = (response) => void response.writeHead(503, { 'retry-after': '999999' }).end();
    const { notices } = await sendOne();
    expect(notices.outcomes).toEqual(['interviews dropped']);
    expect(await readJobs(services.database)).toEqual([]);
  });

  it('that does not answer is left alone for half a minute', async () => {
    push.respond = () => undefined;
    const { asha, notices } = await sendOne();
    expect(notices.outcomes).toEqual(['interviews retried']);
    await notify(asha, 4, { about: 'conversation:1' });
    await notices.run();
    // Neither was sent: both wait.
    expect(push.received).toHaveLength(1);
    expect(await readJobs(services.database)).toHaveLength(2);
    push.respond = null;
    services.now += MINUTE_MS;
    await notices.run();
    expect(push.received).toHaveLength(3);
    expect(notices.outcomes.slice(1)).toEqual(
      expect.arrayContaining(['interviews sent', 'messages sent']),
    );
  });

  it('that answers without an end costs no memory', async () => {
    push.respond = (response) => {
      response.writeHead(201);
      const pump = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', pump);
      pump();
    };
    const { notices } = await sendOne();
    expect(notices.outcomes).toEqual(['interviews sent']);
  });

  it('leads nowhere else', async () => {
    let hits = 0;
    const inside = createServer((_, response) => {
      hits += 1;
      response.end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void inside.close());
    await once(inside, 'listening');
    const { port } = inside.address() as AddressInfo;
    push.respond = (response) =>
      void response.writeHead(307, { location: `http://127.0.0.1:${port}/secret` }).end();
    const { notices } = await sendOne();
    expect(notices.outcomes).toEqual(['interviews refused']);
    expect(hits).toBe(0);
  });

  it('gets no notice that is too old to be of use', async () => {
    const asha = await addSeeker(services);
    await subscribe(asha);
    await notify(asha, 2);
    services.now += 25 * 60 * MINUTE_MS;
    const notices = await createTestNotices(services);
    await notices.run();
    expect(push.received).toEqual([]);
    expect(notices.outcomes).toEqual(['interviews dropped']);
  });
});
