import type { IncomingMessage } from 'node:http';
import { mailStaff } from '@broadsheet/contract/calls/staff-mails';
import { DAY_MS, MINUTE_MS } from '@broadsheet/contract/durations';
import type { InboxMail } from '@broadsheet/contract/studio/inbox-mail';
import { MAIL_DELAY_MS } from '@broadsheet/publishing/add-to-inbox';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { runTestJobs } from '@broadsheet/test-kit/messages/run-test-jobs';
import { type MailServer, startMailServer } from '@broadsheet/test-kit/messages/start-mail-server';
import { type Answer, json, reset } from '@broadsheet/upstream/fault-server.fixture';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { changeOf, FILES, HOME, textOf } from './edited-home.fixture.ts';
import { NOW, openReplicas, type StudioUser } from './publishing-replicas.fixture.ts';
import type { StudioRecords } from './studio-records.ts';

let services: TestServices;
let mailServer: MailServer;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  mailServer = await startMailServer();
});
afterEach(() => mailServer.close());

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
};

/** Answers as the services do. */
const mailByServices: Answer = (request, response) => {
  if (!request.url?.endsWith(mailStaff.path))
    return json({ code: 'NOT_FOUND' }, 404)(request, response);
  bodyOf(request)
    .then((body) => services.send(mailStaff, { body }))
    .then(({ status, body }) => json(body, status)(request, response));
};

interface TeamOptions {
  readonly files?: Readonly<Record<string, unknown>>;
  readonly records?: Partial<StudioRecords>;
}

/** A home page that shows something else to arm b. */
const OF_EXPERIMENT = {
  page: 'home',
  blocks: { hello: { type: 'text' } },
  order: ['hello'],
  variants: [
    {
      name: 'b',
      when: { experiment: { 'home-text': ['b'] } },
      blocks: { hello: { settings: { text: 'b' } } },
    },
  ],
};

/** Two replicas, of which both look for mails at once. */
const openTeam = async (
  service: Answer = mailByServices,
  { files = {}, records = {} }: TeamOptions = {},
) => {
  const behind = { answer: service };
  const site = await openReplicas(
    await createEmptyDatabase(),
    2,
    { ...FILES, ...files },
    { service: (request, response) => behind.answer(request, response), records },
  );
  const mailAll = async () => {
    const { signal } = new AbortController();
    await Promise.all(site.replicas.map(({ studio }) => studio.mailInbox(signal)));
  };
  const sent = async () => {
    await runTestJobs(services, { smtpUrl: mailServer.url });
    return mailServer.mails.map(({ mail }) => ({
      to: mail.to?.[0]?.address,
      subject: mail.subject,
      text: mail.text ?? '',
    }));
  };
  return {
    ...site,
    behind,
    mailAll,
    sent,
    asha: await site.loginAs('asha'),
    ravi: await site.loginAs('ravi', 1),
    meera: await site.loginAs('meera'),
  };
};
const commentOn = (user: StudioUser, params: { change: string }, text: string) =>
  user('addComment', { params, body: { text, location: null } });
const choose = (user: StudioUser, mail: InboxMail) => user('saveInboxSettings', { body: { mail } });

it('mails each entry once after two minutes, whichever replica takes it', async () => {
  const { clock, mailAll, sent, ravi, meera } = await openTeam();
  const { params } = await changeOf(meera, textOf('Diwali!'));
  await commentOn(ravi, params, 'Shorter, @Meera?');
  clock.now += MAIL_DELAY_MS - 1;
  await mailAll();
  expect(await sent()).toEqual([]);
  clock.now += 1;
  await mailAll();
  clock.now += DAY_MS / 2;
  await mailAll();
  const mails = await sent();
  expect(mails).toMatchObject([
    { to: 'meera@jobs.example', subject: 'You were mentioned: “Diwali”' },
  ]);
  expect(mails[0]?.text).toContain(`/studio/changes/${params.change}`);
});

it('mails nothing that was read in Studio, or that somebody else has answered', async () => {
  const { clock, mailAll, sent, asha, ravi, meera } = await openTeam();
  const draft = await changeOf(meera, textOf('Diwali!'));
  const { answer } = await meera('submitChange', draft);
  await ravi('returnChange', { ...draft, body: { version: answer.version, reason: 'Too long.' } });
  const [entry] = (await meera('listInbox')).answer.items;
  await meera('markEntry', { params: { number: entry?.number ?? 0 }, body: { isRead: true } });
  expect((await asha('listInbox')).answer.items).toEqual([]);
  clock.now += MAIL_DELAY_MS;
  await mailAll();
  expect(await sent()).toEqual([]);
});

it('puts what happened to one draft into one mail, and each draft into its own', async () => {
  const { clock, mailAll, sent, ravi, meera } = await openTeam();
  const first = await changeOf(meera, textOf('Diwali!'));
  const second = await changeOf(meera, textOf('Holi!'));
  await commentOn(ravi, first.params, 'One, @Meera.');
  clock.now += MINUTE_MS;
  await commentOn(ravi, first.params, 'Two, @Meera.');
  await commentOn(ravi, second.params, 'Three, @Meera.');
  clock.now += MINUTE_MS;
  await mailAll();
  const [mail, ...others] = await sent();
  expect([mail?.subject, others]).toEqual(['2 updates: “Diwali”', []]);
  expect(mail?.text).toMatch(/“One, @Meera\.”[\s\S]*“Two, @Meera\.”/);
  clock.now += MINUTE_MS;
  await mailAll();
  expect((await sent()).map(({ subject }) => subject)).toEqual([
    '2 updates: “Diwali”',
    'You were mentioned: “Diwali”',
  ]);
});

it('mails what each person has chosen: by default what needs them', async () => {
  const { clock, mailAll, sent, asha, ravi, meera } = await openTeam();
  const settings = async (user: StudioUser) => (await user('readInboxSettings')).answer.mail;
  expect(await settings(meera)).toBe('needs-me');
  const act = async () => {
    const draft = await changeOf(meera, textOf('Diwali!'));
    await commentOn(ravi, draft.params, 'Fine.');
    await meera('submitChange', draft);
    clock.now += MAIL_DELAY_MS;
    await mailAll();
    return (await sent()).map(({ to, subject }) => `${to} ${subject}`).toSorted();
  };
  const needed = [
    'asha@jobs.example Approval needed: “Diwali”',
    'ravi@jobs.example Approval needed: “Diwali”',
  ];
  expect(await act()).toEqual(needed);
  await choose(meera, 'everything');
  await choose(ravi, 'nothing');
  expect([await settings(meera), await settings(ravi), await settings(asha)]).toEqual([
    'everything',
    'nothing',
    'needs-me',
  ]);
  expect(await act()).toEqual(
    [...needed, needed[0], 'meera@jobs.example New comment: “Diwali”'].toSorted(),
  );
});

it('hands an entry over again after a crash or a failure, and still mails it once', async () => {
  const { clock, behind, mailAll, sent, ravi, meera } = await openTeam();
  const { params } = await changeOf(meera, textOf('Diwali!'));
  await commentOn(ravi, params, 'Shorter, @Meera?');
  clock.now += MAIL_DELAY_MS;
  behind.answer = reset;
  await mailAll();
  expect(await sent()).toEqual([]);

  // The services queue it, and the replica never learns so.
  behind.answer = (request) => {
    bodyOf(request)
      .then((body) => services.send(mailStaff, { body }))
      .then(() => request.socket.destroy());
  };
  clock.now += MINUTE_MS;
  await mailAll();
  behind.answer = mailByServices;
  await commentOn(ravi, params, 'Or longer, @Meera?');
  clock.now += MAIL_DELAY_MS;
  await mailAll();
  const mails = await sent();
  expect(mails.map(({ text }) => /“Shorter[^”]*”/.test(text))).toEqual([true, false]);
  expect(mails.map(({ text }) => /“Or longer[^”]*”/.test(text))).toEqual([false, true]);
});

it('is no part of publishing, and gives up after a day', async () => {
  const { clock, behind, mailAll, sent, asha, ravi, meera } = await openTeam(reset);
  const { params, body } = await changeOf(meera, textOf('Diwali!'));
  await commentOn(ravi, params, 'Shorter, @Meera?');
  clock.now += MAIL_DELAY_MS;
  await mailAll();
  expect((await asha('publishChange', { params, body })).status).toBe(200);
  clock.now = NOW + DAY_MS;
  behind.answer = mailByServices;
  await mailAll();
  expect(await sent()).toEqual([]);
});

it('leads to the host of the one site that a draft is about', async () => {
  const { clock, mailAll, sent, ravi, meera } = await openTeam((request, response) => {
    seen.push(String(request.headers['x-brand']));
    mailByServices(request, response);
  });
  const seen: string[] = [];
  const config = await changeOf(meera, '{}', 'brand-configs/management.json');
  await commentOn(ravi, config.params, '@Meera!');
  const home = await changeOf(meera, textOf('Diwali!'), HOME);
  await commentOn(ravi, home.params, '@Meera!');
  clock.now += MAIL_DELAY_MS;
  await mailAll();
  expect(await sent()).toHaveLength(2);
  expect(seen.toSorted()).toEqual(['management', 'tech']);
});

it('mails each alarm of a running experiment once, to those who can stop it and want mail', async () => {
  const EXPERIMENT = {
    page: 'home',
    unit: 'visitor',
    variants: { control: 50, b: 50 },
    status: 'running',
    until: new Date(NOW + DAY_MS).toISOString(),
  };
  const row = (arm: string, apply: number) =>
    ({
      brand: 'tech',
      cohort: 'none',
      arm,
      units: 10_000,
      conversions: { apply, save: 0, register: 0 },
    }) as const;
  const counts = {
    key: 'home-text',
    bucketVersion: 1,
    rows: [row('control', 3_000), row('b', 1_000)],
    unitsInSeveralArms: 0,
  };
  const { replicas, clock, loginAs, mailAll, sent, ravi } = await openTeam(mailByServices, {
    files: {
      'layouts/experiments.json': { 'home-text': EXPERIMENT },
      'layouts/home.json': OF_EXPERIMENT,
    },
    records: { loadExperimentCounts: async () => [counts] },
  });
  await choose(ravi, 'nothing');
  const watchAll = async () => {
    await Promise.all(replicas.map(({ studio }) => studio.watchExperiments()));
    clock.now += MAIL_DELAY_MS;
    await mailAll();
    return (await sent()).map(({ to, subject }) => `${to} ${subject}`);
  };
  const worse = 'asha@jobs.example A group does worse: “home-text”';
  expect(await watchAll()).toEqual([worse]);
  const [mail] = await sent();
  expect(mail?.text).toMatch(
    /“Applied for a job: group b is [\d.]+ to [\d.]+ points below control\.”/,
  );
  expect(mail?.text).toContain('/studio/experiments');
  expect(await watchAll()).toEqual([worse]);
  clock.now += DAY_MS;
  expect(await watchAll()).toEqual([worse, 'asha@jobs.example Ended: the experiment “home-text”']);
  // The session of yesterday is over.
  const { answer } = await (await loginAs('ravi'))('listInbox');
  expect(answer.items.map(({ kind }) => kind)).toEqual(['experiment-ended', 'experiment-worse']);
});
