import { DAY_MS, MINUTE_MS } from '@broadsheet/contract/durations';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { brand, competitionId, enter, setDates, takeQuiz, travel } from './competition.fixtures.ts';
import { notifyParticipants } from './notify-participants.ts';
import { closeQuizzes } from './quiz/close-quizzes.ts';
import { createCompetitionReader } from './read-competitions.ts';
import { decide } from './scored.fixtures.ts';

const LAYOUTS = new URL('../../../../../layouts/competitions', import.meta.url).pathname;
const readCompetitions = createCompetitionReader(LAYOUTS, { error: () => undefined });

let services: TestServices;
let begun: number;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
  begun = services.now;
});
afterAll(() => services.close());
beforeEach(async () => {
  const { database } = services;
  for (const table of ['competition_participants', 'competition_dates'] as const)
    await database.deleteFrom(table).execute();
  await database.updateTable('brand_rules').set({ has_competition: true }).execute();
  services.now = begun;
  await setDates(services);
});

const notifyAll = () => {
  const { database, messagesOf, now } = services;
  return notifyParticipants({ database, readCompetitions, messagesOf, now });
};
type Entered = Awaited<ReturnType<typeof enter>>;
/** A participant's notices, oldest first: on the site, and by mail. */
const listNotices = async ({ seeker }: Entered) => {
  const [notices, mails] = await Promise.all([
    services.database
      .selectFrom('notifications')
      .select(['type', 'text', 'link'])
      .where('seeker_id', '=', seeker.id)
      .orderBy('id')
      .execute(),
    services.database
      .selectFrom('messages')
      .select('variables')
      .where('seeker_id', '=', seeker.id)
      .where('template', '=', 'competition-news')
      .orderBy('id')
      .execute(),
  ]);
  return { notices, mails: mails.map(({ variables }) => Reflect.get(variables, 'heading')) };
};
const at = async (days: number, minutes = 0) => {
  services.now = begun + days * DAY_MS + minutes * MINUTE_MS;
  await Promise.all([notifyAll(), notifyAll()]);
  await notifyAll();
};

it('tells of a round that opens, closes and is decided, each once, to those whom it waits for', async () => {
  services.now = begun - 1;
  const [asha, ravi, idle] = [await enter(services), await enter(services), await enter(services)];
  await at(0);
  await at(0, 60);
  await travel(services, begun + 60 * MINUTE_MS, asha, ravi);
  await takeQuiz(services, asha, 20, 5);
  await takeQuiz(services, ravi, 3, 5);
  await at(2);
  await at(3, 30);
  services.now = begun + 4 * DAY_MS;
  await closeQuizzes({ database: services.database, readCompetitions, now: services.now });
  await services.database
    .updateTable('competition_results')
    .set({ is_through: false })
    .where('seeker_id', '=', ravi.seeker.id)
    .execute();
  await at(4);
  await at(10);
  await at(13, 60);
  const opens = ['Round one is open'];
  expect((await listNotices(asha)).mails).toEqual([
    ...opens,
    'Results of round one are out',
    'Round two is open',
    'Round two closes soon',
  ]);
  expect((await listNotices(ravi)).mails).toEqual([...opens, 'Results of round one are out']);
  expect((await listNotices(idle)).mails).toEqual([...opens, 'Round one closes soon']);
  const { notices } = await listNotices(ravi);
  expect(notices).toMatchObject([
    {
      type: 15,
      link: '/epoch/round-one',
      text: expect.stringContaining('Take the quiz on a laptop'),
    },
    {
      type: 1,
      link: '/epoch/entry',
      text: expect.stringContaining("You didn't qualify for round two."),
    },
  ]);
});

it('mails nobody who has turned it off, and tells nobody who has gone', async () => {
  services.now = begun - 1;
  const [quiet, gone] = [await enter(services), await enter(services)];
  const set = (one: Entered, changes: object) =>
    services.database.updateTable('seekers').set(changes).where('id', '=', one.seeker.id).execute();
  await set(quiet, { settings: JSON.stringify({ jobAction: 0 }) });
  await set(gone, { status: 'deactivated' });
  await at(0);
  expect(await listNotices(quiet)).toMatchObject({ notices: [{ type: 15 }], mails: [] });
  expect(await listNotices(gone)).toEqual({ notices: [], mails: [] });
});

it('tells anew of an end that was moved, and of an outcome that was corrected', async () => {
  const asha = await enter(services);
  await at(3, 30);
  const end = new Date(begun + 6 * DAY_MS);
  await services.database
    .updateTable('competition_dates')
    .set({ ends_at: end })
    .where('competition', '=', competitionId)
    .where('phase', '=', 'round1')
    .execute();
  await at(4);
  await at(5, 30);
  await travel(services, end.getTime(), asha);
  const testSlug = (await asha.progress()).registration?.testSlug ?? '';
  await decide(services, 2, new Map([[testSlug, 50]]));
  await at(6, 1);
  await decide(services, 2, new Map([[testSlug, 60]]));
  await at(6, 2);
  expect((await listNotices(asha)).mails).toEqual([
    'Round one closes soon',
    'Round one closes soon',
    'Results of round two are out',
  ]);
});

it('tells nobody of a brand whose competition is switched off', async () => {
  services.now = begun - 1;
  const asha = await enter(services);
  await services.database
    .updateTable('brand_rules')
    .set({ has_competition: false })
    .where('brand', '=', brand)
    .execute();
  await at(0);
  expect(await listNotices(asha)).toEqual({ notices: [], mails: [] });
});
