import {
  notifications,
  notificationsCount,
  readNotifications,
} from '@broadsheet/contract/calls/notifications';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addNotification,
  type NewNotification,
} from '../../platform/notifications/add-notification.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const notify = (seekerId: number, fields: Partial<NewNotification> = {}) =>
  services.database
    .transaction()
    .execute((transaction) =>
      addNotification(
        transaction,
        { seekerId, type: 1, text: 'Viewed.', link: '/applied-jobs', about: 'job:7', ...fields },
        services.now,
      ),
    );
const listOf = async (token: string, query: object = {}) =>
  services.call(notifications, { token, query });

it('lists what was said to a seeker, the newest first, and never to another', async () => {
  const asha = await addSeeker(services);
  const ravi = await addSeeker(services);
  await notify(asha.seeker.id, { text: 'First.' });
  await notify(asha.seeker.id, { text: `Second: ${'ü'.repeat(400)}` });
  await notify(ravi.seeker.id);
  const list = await listOf(asha.token, { size: 1 });
  expect(list).toMatchObject({ page: 1, size: 1, total: 2, hasMore: true });
  expect(list.items).toMatchObject([{ type: 1, status: 'unread', link: '/applied-jobs' }]);
  expect(list.items[0]?.text).toMatch(/^Second: ü{291}…$/);
  expect((await listOf(asha.token, { page: 2, size: 1 })).items).toMatchObject([
    { text: 'First.' },
  ]);
  expect(await services.send(notifications)).toMatchObject({ status: 401 });
});

it('marks some or all as read, and only those of the seeker', async () => {
  const asha = await addSeeker(services);
  const ravi = await addSeeker(services);
  for (const text of ['a', 'b', 'c']) await notify(asha.seeker.id, { text });
  await notify(ravi.seeker.id);
  const [newest] = (await listOf(asha.token)).items;
  const [foreign] = (await listOf(ravi.token)).items;
  const body = { ids: `${newest?.id},${foreign?.id}` };
  expect(await services.call(readNotifications, { token: asha.token, body })).toMatchObject({
    count: 2,
  });
  const { items } = await listOf(asha.token);
  expect(items.map(({ status }) => status)).toEqual(['read', 'unread', 'unread']);
  expect(await services.call(notificationsCount, { token: ravi.token })).toMatchObject({
    count: 1,
  });
  expect(await services.call(readNotifications, { token: asha.token })).toMatchObject({ count: 0 });
  const wrong = await services.app.inject({
    method: 'POST',
    url: '/user/notifications/read',
    headers: { 'x-brand': 'tech', authorization: `Bearer ${asha.token}` },
    payload: { ids: '1;drop' },
  });
  expect(wrong.statusCode).toBe(400);
});

it('says nothing of what was taken back, and one thing of many messages', async () => {
  const { seeker, token } = await addSeeker(services);
  const failing = services.database.transaction().execute(async (transaction) => {
    await addNotification(
      transaction,
      { seekerId: seeker.id, type: 1, text: 'Lost.', link: '/applied-jobs', about: null },
      services.now,
    );
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  const message = { type: 4, link: '/chats/3', about: 'conversation:3' } as const;
  await notify(seeker.id, { ...message, text: 'One.' });
  await notify(seeker.id, { ...message, text: 'Two.' });
  expect((await listOf(token)).items).toMatchObject([{ text: 'Two.' }]);
  await services.call(readNotifications, { token });
  await notify(seeker.id, { ...message, text: 'Three.' });
  expect((await listOf(token)).total).toBe(2);
});

it('numbers the events of a seeker without a gap, however many are written at once', async () => {
  const { seeker } = await addSeeker(services);
  await Promise.all(Array.from({ length: 20 }, () => notify(seeker.id)));
  const { rows } = await sql<{ number: string }>`
    select number from reader_events where seeker_id = ${seeker.id} order by number`.execute(
    services.database,
  );
  expect(rows.map(({ number }) => Number(number))).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
});
