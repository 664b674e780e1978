import { saveFormAnswer } from '@broadsheet/contract/calls/form-answers';
import { FORM_ANSWERS_PATH } from '@broadsheet/contract/form-answer-path';
import { FormSettings } from '@broadsheet/contract/form-settings';
import { formVersionOf } from '@broadsheet/contract/form-version';
import { fieldNameOf } from '@broadsheet/contract/read-answers';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import type { InjectOptions } from 'fastify';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { layout } from '../../fixtures/test-files.fixture.ts';
import type { TestSite } from '../../fixtures/test-site.fixture.ts';
import { NOW, openReplicas, type StudioUser } from '../publishing-replicas.fixture.ts';

const NAME = fieldNameOf({ label: 'Name' });
const EMAIL = fieldNameOf({ label: 'Email' });
const DAY = fieldNameOf({ label: 'Which day?' });
const TALKS = fieldNameOf({ label: 'Talks' });
const KEY = '5f5e2f9c-6a5e-4d0e-9c6e-2d4f4b2f9d11';

const settings = {
  title: 'Hiring day',
  fields: [
    { kind: 'name', label: 'Name', required: true },
    { kind: 'email', label: 'Email', required: true },
    { kind: 'choice', label: 'Which day?', choices: ['Friday', 'Saturday, late'] },
    { kind: 'several-choices', label: 'Talks', choices: ['Pay, fairly', 'Offers'] },
  ],
  consent: 'I agree.',
};
const form = (more: object = {}) => ({
  type: 'answer-form',
  settings: { ...settings, ...more },
});
/** The version of a form, as its page shows it. */
const versionOf = (more: object = {}): string => {
  const written: unknown = Value.Default(FormSettings, structuredClone({ ...settings, ...more }));
  return formVersionOf(Value.Parse(FormSettings, written));
};
const LONG = Array.from({ length: 12 }, (_, at) => ({
  kind: 'long-text' as const,
  label: `Question ${at}`,
}));
const landing = (name: string, time: object) =>
  layout(
    `landing/${name}`,
    { signup: form() },
    { address: `/${name}`, seo: { title: name, description: name }, ...time },
  );
const blocks = {
  hello: { type: 'text' },
  signup: form(),
  long: form({ title: 'Long', fields: LONG, consent: '' }),
  open: form({ title: 'Open', fields: [{ kind: 'short-text', label: 'Name' }], consent: '' }),
  over: form({ closesOn: new Date(NOW - 1).toISOString() }),
  later: { ...form(), when: { from: new Date(NOW + 60_000).toISOString() } },
  phones: { ...form(), when: { device: ['phone'] } },
};
const files = {
  ...layout('home', blocks),
  ...landing('open', {}),
  ...landing('early', { from: new Date(NOW + 1).toISOString() }),
  ...landing('ended', { until: new Date(NOW).toISOString() }),
};

let services: TestServices;
let url: string;
beforeAll(async () => {
  services = await createTestServices();
  url = await services.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => services.close());

let site: TestSite;
let asha: StudioUser;
beforeEach(async () => {
  await services.database.deleteFrom('form_webhooks').execute();
  await services.database.deleteFrom('form_answers').execute();
  const opened = await openReplicas(await createEmptyDatabase(), 1, files, {
    env: { SERVICES_URL: url },
  });
  site = opened.replicas[0]?.site as TestSite;
  asha = await opened.loginAs('asha');
});

const answers = { [NAME]: 'Asha Rao', [EMAIL]: 'asha@example.com', consent: 'Yes' };

const send = async (body: object, headers: Record<string, string> = {}) => {
  const answer = await site.request(FORM_ANSWERS_PATH, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    payload: { page: '/', block: 'signup', version: versionOf(), answers, ...body },
  });
  return { status: answer.statusCode, body: answer.json() };
};
const sendForm = (fields: readonly (readonly [string, string])[], more: InjectOptions = {}) =>
  site.request(FORM_ANSWERS_PATH, {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
    ...more,
  });
const ofForm = { brand: 'tech', page: 'home', block: 'signup' } as const;
const list = async (more: object = {}) =>
  (await asha('listAnswers', { body: { ...ofForm, ...more } })).answer;
const stored = async () => (await list()).total;

describe('an answer to a form', () => {
  it('is stored by the fields of the live block, with the texts that were shown', async () => {
    const given = { ...answers, [DAY]: 'Saturday, late', [TALKS]: ['Offers', 'Pay, fairly'] };
    expect(await send({ answers: given })).toEqual({ status: 200, body: {} });
    const { items, total } = await list();
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      consent: 'I agree.',
      answers: [
        { label: 'Name', kind: 'name', values: ['Asha Rao'] },
        { label: 'Email', kind: 'email', values: ['asha@example.com'] },
        { label: 'Which day?', kind: 'choice', values: ['Saturday, late'] },
        { label: 'Talks', kind: 'several-choices', values: ['Offers', 'Pay, fairly'] },
      ],
    });
    const [row] = await services.database.selectFrom('form_answers').selectAll().execute();
    expect(row).toMatchObject({ brand: 'tech', email: 'asha@example.com', seeker_id: null });
    expect((row?.delete_at.getTime() ?? 0) - (row?.answered_at.getTime() ?? 0)).toBe(
      180 * 86_400_000,
    );
  });

  it.each([
    ['a required field is empty', { [NAME]: ' ' }, NAME, 'must be filled in'],
    ['an address is none', { [EMAIL]: 'asha@' }, EMAIL, 'must be an email address'],
    ['a text is too long', { [NAME]: 'a'.repeat(101) }, NAME, 'must be shorter'],
    ['a choice is not offered', { [DAY]: 'Sunday' }, DAY, 'must be one of the choices'],
    [
      'two are sent for one',
      { [DAY]: ['Friday', 'Saturday, late'] },
      DAY,
      'must be one of the choices',
    ],
    [
      'one of several is not offered',
      { [TALKS]: ['Offers', 'X'] },
      TALKS,
      'must be one of the choices',
    ],
    ['the consent is missing', { consent: '' }, 'consent', 'must be filled in'],
  ])('is refused at its field if %s', async (_, wrong, name, message) => {
    const { status, body } = await send({ answers: { ...answers, ...wrong } });
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.details).toEqual([{ path: `body/answers/${name}`, message }]);
    expect(JSON.stringify(body)).not.toContain('Asha Rao');
    expect(await stored()).toBe(0);
  });

  it.each([
    [
      'a field that the form does not have',
      { answers: { ...answers, frole: 'admin' } },
      409,
      'FORM_CHANGED',
    ],
    ['a block that is not there', { block: 'nobody' }, 404, 'FORM_NOT_FOUND'],
    ['a block of another type', { block: 'hello' }, 404, 'FORM_NOT_FOUND'],
    ['a block that is not shown yet', { block: 'later' }, 404, 'FORM_NOT_FOUND'],
    ['a block that is for others', { block: 'phones' }, 404, 'FORM_NOT_FOUND'],
    ['a page that is not there', { page: '/nowhere/at/all' }, 404, 'FORM_NOT_FOUND'],
    ['a page that does not open before later', { page: '/early' }, 404, 'FORM_NOT_FOUND'],
    ['a page that has ended', { page: '/ended' }, 404, 'FORM_NOT_FOUND'],
    ['a form that is closed', { block: 'over' }, 410, 'FORM_CLOSED'],
    [
      'text that no database stores',
      { answers: { ...answers, [NAME]: 'a\u0000' } },
      400,
      'VALIDATION',
    ],
    [
      'answers without end',
      { answers: { ...answers, [NAME]: 'a'.repeat(5_000) } },
      400,
      'VALIDATION',
    ],
  ])('is refused for %s', async (_, body, status, code) => {
    const answer = await send(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await stored()).toBe(0);
  });

  it('is stored from a landing page that is open', async () => {
    expect((await send({ page: '/open' })).status).toBe(200);
  });

  it.each([
    ['consent', { consent: 'I agree to be contacted by everybody.' }],
    ['purpose', { purpose: 'We sell your answers to everybody.' }],
    ['days until its deletion', { answerDays: 730 }],
    ['fields', { fields: [...settings.fields, { kind: 'phone', label: 'Phone', required: true }] }],
  ])('is refused if the %s changed after its page was opened', async (_, changed) => {
    const { answer: change } = await asha('openChange', { body: { title: 'Form' } });
    const params = { change: change.id };
    const edited = { ...blocks, signup: form(changed) };
    const text = JSON.stringify(layout('home', edited)['layouts/home.json']);
    const body = { file: 'layouts/home.json', version: null, text };
    await asha('saveDocument', { params, body });
    const { version } = (await asha('readChange', { params })).answer;
    expect((await asha('publishChange', { params, body: { version } })).status).toBe(200);
    const sent = await send({});
    expect([sent.status, sent.body.code]).toEqual([409, 'FORM_CHANGED']);
    expect(await stored()).toBe(0);
    const reloaded = await send({ version: versionOf(changed) });
    expect(reloaded.status).toBe('fields' in changed ? 400 : 200);
  });

  it('is refused from pages of other sites, and beyond the longest answers', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])
      expect((await send({}, headers)).status).toBe(403);
    expect((await send({ website: 'a'.repeat(300_000) })).status).toBe(413);
    expect(await stored()).toBe(0);
  });

  it('is stored once, however often it arrives', async () => {
    const sent = await Promise.all([send({ key: KEY }), send({ key: KEY }), send({ key: KEY })]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored()).toBe(1);
    // Without a key, what is the same from the same browser is the same.
    await send({});
    await send({});
    await send({}, { 'user-agent': 'another' });
    expect(await stored()).toBe(3);
  });

  it('of a program that fills in the hidden field is not stored, and the program is not told', async () => {
    expect(await send({ website: 'https://spam.example' })).toEqual({ status: 200, body: {} });
    expect(await stored()).toBe(0);
  });

  it('belongs to the brand on which it was sent', async () => {
    expect((await send({}, { host: 'management.localhost' })).status).toBe(200);
    expect(await stored()).toBe(0);
    expect((await list({ brand: 'management' })).total).toBe(1);
  });
});

describe('a form without JavaScript', () => {
  const own = [
    ['page', '/?ref=mail'],
    ['block', 'signup'],
    ['version', versionOf()],
    ['website', ''],
    ['consent', 'Yes'],
    [NAME, 'Asha Rao'],
  ] as const;

  it('returns to its page at the block, with the outcome and nothing that was entered', async () => {
    const fields = [
      ...own,
      [EMAIL, 'asha@example.com'],
      [TALKS, 'Offers'],
      [TALKS, 'Pay, fairly'],
    ] as const;
    const sent = await sendForm(fields);
    expect([sent.statusCode, sent.headers.location]).toEqual([
      303,
      '/?ref=mail&done=answer&form=signup#signup-sent',
    ]);
    expect((await list()).items[0]?.answers[3]?.values).toEqual(['Offers', 'Pay, fairly']);
  });

  it('names the fields that are wrong', async () => {
    const sent = await sendForm([...own, [EMAIL, 'asha']]);
    expect(sent.headers.location).toBe(
      `/?ref=mail&unsent=VALIDATION&faults=${EMAIL}.email&form=signup#signup-sent`,
    );
    expect(await stored()).toBe(0);
  });

  it('has space for the longest answers in every script', async () => {
    const fields = LONG.map((field) => [fieldNameOf(field), 'अ'.repeat(2_000)] as const);
    const version = versionOf({ title: 'Long', fields: LONG, consent: '' });
    const sent = await sendForm([
      ['page', '/'],
      ['block', 'long'],
      ['version', version],
      ...fields,
    ]);
    expect(sent.headers.location).toBe('/?done=answer&form=long#long-sent');
  });

  it('never leads to another site', async () => {
    const sent = await sendForm([['page', '//evil.example/a'], ...own.slice(1)]);
    expect(sent.headers.location).toMatch(/^\/\?unsent=/);
  });
});

describe('the answers in Studio', () => {
  it('are listed by form, searched, paged, exported without formulas and deleted, all in the activity log', async () => {
    await send({ answers: { ...answers, [NAME]: '=1+1' } });
    await send({ answers: { ...answers, [NAME]: '+91, "Ravi"' } });
    await send({ answers: { ...answers, [NAME]: '100%' } });
    const { answer: forms } = await asha('listForms', { query: { brand: 'tech' } });
    expect(forms.items.map(({ block, answers: count, isLive }) => [block, count, isLive])).toEqual([
      ['signup', 3, true],
      ['long', 0, true],
      ['open', 0, true],
      ['over', 0, true],
      ['later', 0, true],
      ['phones', 0, true],
      ...['early', 'ended', 'open'].map(() => ['signup', 0, true]),
    ]);
    expect((await list({ search: 'ravi' })).total).toBe(1);
    expect((await list({ search: '%' })).total).toBe(1);
    const [newest] = (await list()).items;
    expect((await list({ before: newest?.number })).items).toHaveLength(2);
    const { answer } = await asha('exportAnswers', { body: ofForm });
    expect(answer).toMatchObject({ answers: 3, left: 0 });
    const rows = answer.csv.trim().split('\r\n');
    expect(rows[0]).toBe('Sent,Name,Email,Which day?,Talks,Agreed to,Deleted on');
    expect(rows[1]).toContain(',100%,asha@example.com,,,I agree.,');
    expect(rows[2]).toContain(`,"'+91, ""Ravi""",`);
    expect(rows[3]).toContain(`,'=1+1,`);
    const params = { answer: newest?.id ?? '' };
    expect((await asha('deleteAnswer', { params, body: { brand: 'management' } })).status).toBe(
      404,
    );
    expect((await asha('deleteAnswer', { params, body: { brand: 'tech' } })).status).toBe(200);
    expect((await list()).total).toBe(2);
    const { answer: audit } = await asha('listAudit');
    const noted = audit.items.filter(({ action }) => action.startsWith('answers.'));
    expect(noted.map(({ action, subject }) => [action, subject])).toEqual(
      ['read', 'delete', 'export', 'read', 'read', 'read', 'read'].map((act) => [
        `answers.${act}`,
        'home signup',
      ]),
    );
    expect(JSON.stringify(noted)).not.toMatch(/ravi|asha@/i);
  });
});

describe('the webhook of a form in Studio', () => {
  const url = 'https://crm.example/hooks/secret-path';

  it('is set, shown without its secret, tested, resumed and removed, all in the activity log', async () => {
    const saved = await asha('saveWebhook', { body: { ...ofForm, url } });
    expect(saved.answer.secret).toMatch(/^whsec_/);
    await send({});
    const { answer: read } = await asha('readWebhook', { query: ofForm });
    expect(read.webhook).toMatchObject({
      url,
      pausedAt: null,
      undelivered: 1,
      deliveries: [{ state: 'waiting', isTest: false }],
    });
    expect(JSON.stringify(read)).not.toMatch(/whsec_|asha@example/);
    expect((await asha('testWebhook', { body: ofForm })).status).toBe(200);
    expect((await asha('resumeWebhook', { body: ofForm })).answer).toEqual({ queued: 1 });
    const { answer: forms } = await asha('listForms', { query: { brand: 'tech' } });
    expect(forms.items.filter(({ webhook }) => webhook !== null)).toMatchObject([
      { block: 'signup', page: 'home', webhook: 'running' },
    ]);
    expect((await asha('deleteWebhook', { body: ofForm })).status).toBe(200);
    expect((await asha('deleteWebhook', { body: ofForm })).status).toBe(404);
    const { answer: audit } = await asha('listAudit');
    const noted = audit.items.filter(({ action }) => action.startsWith('webhook.'));
    expect(noted.map(({ action }) => action)).toEqual([
      'webhook.delete',
      'webhook.resume',
      'webhook.test',
      'webhook.save',
    ]);
    expect(noted.at(-1)?.details).toEqual({ brand: 'tech', host: 'crm.example' });
  });

  it('is listed if its form is on no page and has no answers', async () => {
    const gone = { brand: 'tech', page: 'home', block: 'removed' } as const;
    await asha('saveWebhook', { body: { ...gone, url } });
    const { answer: forms } = await asha('listForms', { query: { brand: 'tech' } });
    expect(forms.items.at(-1)).toEqual({
      page: 'home',
      block: 'removed',
      title: '',
      pageTitle: null,
      isLive: false,
      webhook: 'running',
      answers: 0,
      lastAnsweredAt: null,
    });
  });

  it.each(['http://crm.example/', 'https://10.0.0.1/', 'https://localhost:8443/', 'crm'])(
    'is not set to %s',
    async (wrong) => {
      const { status } = await asha('saveWebhook', { body: { ...ofForm, url: wrong } });
      expect(status).toBe(400);
      expect((await asha('readWebhook', { query: ofForm })).answer.webhook).toBeNull();
    },
  );
});

it('the export reads more answers than fit in one answer of a service', async () => {
  const values = ['अ'.repeat(2_000)];
  const long = JSON.stringify(LONG.map(({ kind, label }) => ({ kind, label, values })));
  const rows = Array.from({ length: 80 }, (_, at) => ({
    brand: 'tech' as const,
    page: 'home',
    block: 'signup',
    title: 'Hiring day',
    seeker_id: null,
    email: null,
    answers: long,
    purpose: 'To plan the day.',
    consent: `Agreed ${at}`,
    sent_key: Buffer.from(`row ${at}`),
    answered_at: new Date(NOW),
    delete_at: new Date(NOW + 1),
  }));
  for (const row of rows) await services.database.insertInto('form_answers').values(row).execute();
  const { status, answer } = await asha('exportAnswers', { body: ofForm });
  expect([status, answer.answers, answer.left]).toEqual([200, 80, 0]);
  const found = answer.csv.match(/Agreed \d+/g);
  expect(found).toEqual(rows.map(({ consent }) => consent).reverse());
});

it('a network that sends without end is stopped, and another is not', async () => {
  const body = {
    page: 'home',
    block: 'signup',
    title: 'T',
    purpose: 'P',
    consent: null,
    days: 1,
    answers: [{ label: 'Name', kind: 'short-text' as const, values: ['A'] }],
  };
  const sendFrom = async (address: string) =>
    (await services.send(saveFormAnswer, { body, address })).status;
  const statuses: number[] = [];
  for (let sent = 0; sent < 121; sent += 1) statuses.push(await sendFrom('203.0.113.7'));
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
  expect(await sendFrom('198.51.100.4')).toBe(200);
});
