import { randomUUID } from 'node:crypto';
import { dataExport, erase } from '@broadsheet/contract/calls/account';
import { externalProfile } from '@broadsheet/contract/calls/external';
import { outbox, unsubscribe } from '@broadsheet/contract/calls/internal';
import {
  processRecommendation,
  recommendationList,
  remindRecommender,
} from '@broadsheet/contract/calls/recommendations';
import { addRecommendation, writtenBy } from '@broadsheet/test-kit/database/add-recommendation';
import {
  addSeeker,
  TEST_PASSWORD,
  type TestSeeker,
} from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSecretsOf } from '../../platform/call/account-secrets.ts';
import { signRecommendLink } from './recommend-link.ts';

const MESSAGE = 'Would you say how we worked together at Deccan? I did my B.Tech under you.';
const failed = (status: number, code: string) => ({ status, body: { code } });
const VALIDATION = failed(400, 'VALIDATION');
const NOT_FOUND = failed(404, 'RECOMMENDATION_NOT_FOUND');
const REMINDED_ALREADY = failed(429, 'REMINDED_ALREADY');

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const newAddress = () => `meera.${randomUUID().slice(0, 8)}@example.com`;
const sendRequest = (
  { token }: TestSeeker,
  email: string,
  more: { name?: string; message?: string } = {},
) =>
  services.send(processRecommendation, {
    token,
    body: { action: 'ask', email, name: 'Meera Iyer', message: MESSAGE, ...more },
  });
const remind = ({ token }: TestSeeker, email: string) =>
  services.send(remindRecommender, { token, body: { email } });
const listOf = async ({ token }: TestSeeker, query: object = {}) =>
  (await services.call(recommendationList, { token, query })).items;
/** Makes the mail some days older: sessions would expire if the clock were moved. */
const mailedEarlier = (days: number) =>
  services.database
    .updateTable('recommendation_mails')
    .set({ mailed_at: sql<Date>`mailed_at - make_interval(days => ${days})` })
    .execute();
const mailsTo = async (to: string) => (await services.call(outbox, { query: { to } })).items;

describe('asking for a recommendation', () => {
  it('sends a themed mail with a link, and says the same whether or not the address has an account', async () => {
    const asha = await addSeeker(services, { name: 'Asha Rao' });
    const { seeker: known } = await addSeeker(services);
    const email = newAddress();
    const first = await sendRequest(asha, email);
    const second = await sendRequest(asha, known.email);
    expect(first).toMatchObject({ status: 200, body: { recommendation: { status: 'asked' } } });
    const summaryOf = ({ body }: { body: unknown }) => ({
      message: Reflect.get(Object(body), 'message'),
    });
    expect(summaryOf(second)).toEqual(summaryOf(first));
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({
      template: 'recommendation-ask',
      subject: 'Can you write a recommendation on Broadsheet Tech?',
    });
    expect(mail?.text).toContain('Asha Rao is looking for a job on Broadsheet Tech');
    expect(mail?.text).toContain(MESSAGE);
    expect(mail?.text).toMatch(/http:\/\/tech\.localhost:3000\/recommend\/[\w.-]+\n/);
    expect(await listOf(asha, { email: email.toUpperCase() })).toMatchObject([
      { userId: 0, name: 'Meera Iyer', requestedEmail: email, mails: 1, comment: null },
    ]);
  });

  it('takes no address of the web, no address of the seeker’s own, and none twice', async () => {
    const asha = await addSeeker(services);
    const { email } = asha.seeker;
    expect(await sendRequest(asha, email.toUpperCase())).toMatchObject(VALIDATION);
    for (const message of ['See evil.com', 'http://x', 'mail me@evil', ' \n '])
      expect(await sendRequest(asha, newAddress(), { message }), message).toMatchObject(VALIDATION);
    const named = { name: 'Win at www.evil' };
    expect(await sendRequest(asha, newAddress(), named)).toMatchObject(VALIDATION);
    const body = { action: 'ask', email: newAddress() } as const;
    expect(await services.send(processRecommendation, { token: asha.token, body })).toMatchObject(
      VALIDATION,
    );
    expect(await listOf(asha)).toEqual([]);
    const address = newAddress();
    await sendRequest(asha, address);
    expect(await sendRequest(asha, address.toUpperCase())).toMatchObject(
      failed(409, 'RECOMMENDATION_ASKED'),
    );
  });

  it('is limited to 10 mails a day and 20 open asks, even of many at once', async () => {
    const asha = await addSeeker(services);
    const statuses = async () =>
      (await Promise.all(Array.from({ length: 12 }, () => sendRequest(asha, newAddress())))).map(
        ({ status }) => status,
      );
    const first = await statuses();
    expect(first.filter((status) => status === 200)).toHaveLength(10);
    expect(first.filter((status) => status === 429)).toHaveLength(2);
    await mailedEarlier(1);
    await statuses();
    await mailedEarlier(1);
    expect(await sendRequest(asha, newAddress())).toMatchObject(
      failed(409, 'RECOMMENDATION_ASKS_FULL'),
    );
    expect(await listOf(asha)).toHaveLength(20);
  });
});

describe('reminding', () => {
  it('goes once in 3 days and 3 times in all, and asking anew is no way around it', async () => {
    const asha = await addSeeker(services);
    const email = newAddress();
    await sendRequest(asha, email);
    expect(await remind(asha, email)).toMatchObject(REMINDED_ALREADY);
    for (const _ of [1, 2, 3]) {
      await mailedEarlier(3);
      expect(await remind(asha, email)).toMatchObject({ status: 200 });
      expect(await remind(asha, email)).toMatchObject(REMINDED_ALREADY);
    }
    const [address] = await listOf(asha);
    expect(address).toMatchObject({ mails: 4, remindFrom: null });
    await mailedEarlier(30);
    expect(await remind(asha, email)).toMatchObject(REMINDED_ALREADY);
    const body = { action: 'remove', email } as const;
    await services.call(processRecommendation, { token: asha.token, body });
    expect(await sendRequest(asha, email)).toMatchObject(REMINDED_ALREADY);
    expect(await listOf(asha)).toEqual([]);
  });
});

describe('the link that has nobody asked again', () => {
  it('stands in the mail, works for every seeker and for good, and is told to none of them', async () => {
    const asha = await addSeeker(services);
    const rao = await addSeeker(services);
    const email = newAddress();
    await sendRequest(asha, email);
    const [mail] = await mailsTo(email);
    const [, token = ''] = /unsubscribe\?token=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
    const elsewhere = { body: { token }, brand: 'management' } as const;
    expect(await services.send(unsubscribe, elsewhere)).toMatchObject(failed(400, 'LINK_SPENT'));
    expect(await services.send(unsubscribe, { body: { token } })).toMatchObject({ status: 200 });
    expect(await services.send(unsubscribe, { body: { token } })).toMatchObject({ status: 200 });
    await mailedEarlier(4);
    const reminded = await remind(asha, email);
    const address = await sendRequest(rao, email.toUpperCase());
    expect([reminded.status, address.status]).toEqual([200, 200]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is forged by nobody', async () => {
    const { links } = accountSecretsOf(TEST_SITE_SECRET);
    const other = await signRecommendLink(
      { recommendationId: 1, brand: 'tech' },
      links,
      services.now,
    );
    const header = Buffer.from('{"alg":"HS256","typ":"no-recommendations"}').toString('base64url');
    for (const token of [other, [header, ...other.split('.').slice(1)].join('.')])
      expect(await services.send(unsubscribe, { body: { token } })).toMatchObject(
        failed(400, 'LINK_SPENT'),
      );
  });
});

describe('what a seeker decides', () => {
  const decide = (
    { token }: TestSeeker,
    body: { action: 'accept' | 'show' | 'hide' | 'decline' | 'remove'; undo?: 0 | 1 },
    recommendationId: number,
  ) => services.send(processRecommendation, { token, body: { ...body, recommendationId } });

  it('is taken back once, and others see what is accepted only', async () => {
    const asha = await addSeeker(services);
    const id = await addRecommendation(services, asha.seeker.id, writtenBy(services.now));
    const waiting = await addRecommendation(services, asha.seeker.id);
    const { links } = accountSecretsOf(TEST_SITE_SECRET);
    const link = { recommendationId: waiting, brand: 'tech' } as const;
    const query = { token: await signRecommendLink(link, links, services.now) };
    const shown = async () =>
      (await services.call(externalProfile, { query })).recommendations.map(({ name }) => name);
    const statusAfter = async (...[body]: [Parameters<typeof decide>[1]]) => {
      const { body: answerBody } = await decide(asha, body, id);
      return Reflect.get(Object(Reflect.get(Object(answerBody), 'recommendation')), 'status');
    };
    expect(await shown()).toEqual([]);
    expect(await statusAfter({ action: 'accept' })).toBe('accepted');
    expect(await shown()).toEqual(['Meera Iyer']);
    expect(await statusAfter({ action: 'accept', undo: 1 })).toBe('received');
    expect(await statusAfter({ action: 'decline' })).toBe('hidden');
    expect(await statusAfter({ action: 'show' })).toBe('accepted');
    expect(await statusAfter({ action: 'hide' })).toBe('hidden');
    expect(await statusAfter({ action: 'hide', undo: 1 })).toBe('accepted');
    expect(await statusAfter({ action: 'hide', undo: 1 })).toBe('accepted');
    expect(await listOf(asha, { status: 'accepted' })).toHaveLength(1);
    await services.database
      .updateTable('seekers')
      .set({ settings: '{"hideStories":1}' })
      .where('id', '=', asha.seeker.id)
      .execute();
    expect(await shown()).toEqual([]);
    expect(await decide(asha, { action: 'accept' }, waiting)).toMatchObject(NOT_FOUND);
  });

  it('is of their own recommendations only', async () => {
    const asha = await addSeeker(services);
    const rao = await addSeeker(services);
    const id = await addRecommendation(services, asha.seeker.id, writtenBy(services.now));
    for (const action of ['accept', 'hide', 'remove'] as const)
      expect(await decide(rao, { action }, id)).toMatchObject(NOT_FOUND);
    const [address] = await listOf(asha);
    expect(await remind(rao, address?.requestedEmail ?? '')).toMatchObject(NOT_FOUND);
    expect(await listOf(rao, { email: address?.requestedEmail })).toEqual([]);
    expect(await listOf(asha)).toMatchObject([{ recommendationId: id, status: 'received' }]);
  });
});

describe('what is kept of recommendations', () => {
  it('is in the export, and goes with the account of either side', async () => {
    const asha = await addSeeker(services);
    const meera = await addSeeker(services);
    const of = { requested_email: meera.seeker.email.toUpperCase(), ...writtenBy(services.now) };
    await addRecommendation(services, asha.seeker.id, of);
    await sendRequest(asha, newAddress());
    const exported = await services.call(dataExport, { token: asha.token });
    expect(exported.recommendations).toMatchObject([{ status: 'asked' }, { status: 'received' }]);
    expect(exported.messages).toMatchObject([{ template: 'recommendation-ask' }]);
    expect(exported.messages[0]?.variables).toMatchObject({ token: '', refusal: '' });
    const body = { password: TEST_PASSWORD };
    await services.call(erase, { token: meera.token, body });
    expect(await listOf(asha)).toMatchObject([{ status: 'asked' }]);
    await services.call(erase, { token: asha.token, body });
    const left = await services.database
      .selectFrom('recommendations')
      .select('id')
      .where('seeker_id', '=', asha.seeker.id)
      .execute();
    expect(left).toEqual([]);
  });
});
