import { dataExport } from '@broadsheet/contract/calls/account';
import {
  competitionDownload,
  competitionInfo,
  competitionProgress,
  competitionResult,
  registerForCompetition,
  updateCompetition,
  uploadSubmission,
} from '@broadsheet/contract/calls/competition';
import { profile } from '@broadsheet/contract/calls/profile';
import { DAY_MS } from '@broadsheet/contract/durations';
import { CompetitionFile } from '@broadsheet/contract/entities/competition';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sendUpload } from '@broadsheet/test-kit/database/send-upload';
import { makeDocx, makePdf } from '@broadsheet/test-kit/files/documents';
import { makePptx, makeSlidesPdf } from '@broadsheet/test-kit/files/presentations';
import { makeMp4 } from '@broadsheet/test-kit/files/recordings';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  brand,
  competitionId,
  enter,
  entry,
  setDates,
  takeQuiz,
  travel,
} from './competition.fixtures.ts';
import { closeQuizzes } from './quiz/close-quizzes.ts';
import { rankScores } from './rank-round.ts';
import { createCompetitionReader } from './read-competitions.ts';

const refused = (status: number, code: string) => ({ status, body: { code } });
const LAYOUTS = new URL('../../../../../layouts/competitions', import.meta.url).pathname;
const readCompetitions = createCompetitionReader(LAYOUTS, { error: () => undefined });

let services: TestServices;
let begun: number;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
  await setDates(services);
  begun = services.now;
});
afterAll(() => services.close());

const decide = (round: number, goOn: number, points: ReadonlyMap<string, number>) =>
  services.database.transaction().execute((transaction) =>
    rankScores(
      transaction,
      { brand, competition: competitionId, round, rule: { goOn } },
      [...points].map(([testSlug, score]) => ({ testSlug, score })),
      services.now,
    ),
  );
const close = () =>
  closeQuizzes({ database: services.database, readCompetitions, now: services.now });

it('tells everybody its dates and rounds, and nothing of what is asked in it', async () => {
  const info = await services.call(competitionInfo, { brand });
  expect(info).toMatchObject({
    status: 'round1',
    competition: { competitionId, quiz: { minutes: 30, questions: 30 } },
    results: [],
  });
  const [written] = (await readCompetitions(brand)).toReversed();
  for (const { text } of written?.quiz.questions ?? [])
    expect(JSON.stringify(info)).not.toContain(text);
  expect(await services.call(competitionInfo)).toEqual({
    status: 'idle',
    competition: null,
    results: [],
  });
  services.now = begun + 5 * DAY_MS;
  expect(await services.call(competitionInfo, { brand })).toMatchObject({ status: 'idle' });
  services.now = begun;
});

it('is written with thirty questions, whose answers are among their choices', async () => {
  const competitions = await readCompetitions(brand);
  expect(Value.Check(CompetitionFile, { competitions })).toBe(true);
  for (const { quiz } of competitions)
    expect(quiz.questions.filter(({ choices, answer }) => !choices.includes(answer))).toEqual([]);
});

describe('registration', () => {
  it('enters a seeker once, is in the profile and the export, and goes with the account', async () => {
    const { as, progress } = await enter(services);
    const all = [1, 2, 3].map(() =>
      services.send(registerForCompetition, { ...as, body: { ...entry, institute: 'Another' } }),
    );
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const { registration } = await progress();
    expect(registration).toMatchObject({ institute: entry.institute, showsName: true });
    const testSlug = registration?.testSlug;
    const info = await services.call(profile, { ...as, query: { fields: 'atr' } });
    expect(info.profile.atr?.competition).toEqual({ competitionId, testSlug });
    expect((await services.call(dataExport, as)).competitions).toMatchObject([
      { competitionId, testSlug, results: [] },
    ]);
  });

  it('needs the terms, its dates, and the competition that runs', async () => {
    const { token, seeker } = await addSeeker(services, { brand });
    const as = { brand, token };
    const send = (body: object) =>
      services.send(registerForCompetition, { ...as, body: { ...entry, ...body } });
    expect(await send({ terms: 0 })).toMatchObject(refused(400, 'VALIDATION'));
    expect(await send({ institute: ' ' })).toMatchObject(refused(400, 'VALIDATION'));
    expect(await send({ competitionId: 'epoch-first' })).toMatchObject(
      refused(404, 'COMPETITION_NOT_FOUND'),
    );
    await travel(services, begun + 2 * DAY_MS, { as, seeker });
    expect(await send({})).toMatchObject(refused(410, 'COMPETITION_CLOSED'));
    await travel(services, begun, { as, seeker });
    const { competition } = await services.call(competitionProgress, as);
    expect(competition).toMatchObject({ canRegister: true, registration: null });
  });

  it('is changed by who has entered: the name at any time, the institute till round one ends', async () => {
    const entered = await enter(services);
    const { as, progress } = entered;
    const change = (institute: string, showsName: 0 | 1) =>
      services.send(updateCompetition, { ...as, body: { competitionId, institute, showsName } });
    expect(await change('XLRI', 0)).toMatchObject({ status: 200 });
    await travel(services, begun + 5 * DAY_MS, entered);
    expect(await change('XLRI', 1)).toMatchObject({ status: 200 });
    expect(await change('MDI', 1)).toMatchObject(refused(410, 'COMPETITION_CLOSED'));
    await travel(services, begun, entered);
    expect((await progress()).registration).toMatchObject({ institute: 'XLRI', showsName: true });
    const { token } = await addSeeker(services, { brand });
    const body = { competitionId, institute: 'MDI' };
    expect(await services.send(updateCompetition, { brand, token, body })).toMatchObject(
      refused(403, 'NOT_IN_COMPETITION'),
    );
  });
});

describe('rounds', () => {
  const upload = ({ as }: Awaited<ReturnType<typeof enter>>, mediaType: string, file: Buffer) =>
    sendUpload(services, uploadSubmission, { ...as, file, fields: { mediaType } });

  it('go on by score, among equals by time, then by those who judge; results tell all of it', async () => {
    const [quick, slow, low, absent] = [
      await enter(services, { name: 'Meera Iyer' }),
      await enter(services, { name: 'Rohan_100% Das' }),
      await enter(services, { name: 'Sneha Bose' }),
      await enter(services),
    ];
    const everybody = [quick, slow, low, absent];
    await services.call(updateCompetition, {
      ...low.as,
      body: { competitionId, institute: 'XLRI', showsName: 0 },
    });
    await takeQuiz(services, slow, 20, 25);
    await takeQuiz(services, quick, 20, 12);
    await takeQuiz(services, low, 3, 5);
    await close();
    expect((await services.call(competitionInfo, { brand })).results).toEqual([]);
    await travel(services, begun + 4 * DAY_MS, ...everybody);
    await Promise.all([close(), close()]);
    const query = { competitionId, round: 1 };
    const { items, total } = await services.call(competitionResult, { brand, query });
    expect(items).toEqual([
      { position: 1, score: 20, isThrough: true, name: 'Meera Iyer', institute: entry.institute },
      {
        position: 2,
        score: 20,
        isThrough: true,
        name: 'Rohan_100% Das',
        institute: entry.institute,
      },
      { position: 3, score: 3, isThrough: true, name: null, institute: 'XLRI' },
    ]);
    expect(total).toBe(3);
    expect((await quick.progress()).rounds[0]).toMatchObject({
      state: 'done',
      result: { position: 1, score: 20, isThrough: true },
    });
    expect((await absent.progress()).rounds.map(({ state }) => state)).toEqual([
      'missed',
      'ahead',
      'ahead',
    ]);

    const find = async (of: object) =>
      (await services.call(competitionResult, { brand, query: { ...query, ...of } })).items.map(
        ({ position }) => position,
      );
    expect(await find({ name: 'iyer' })).toEqual([1]);
    expect(await find({ name: 'Sneha' })).toEqual([]);
    expect(await find({ name: '%' })).toEqual([2]);
    expect(await find({ name: '_1' })).toEqual([2]);
    expect(await find({ institute: 'xlri' })).toEqual([3]);
    const second = await services.call(competitionResult, {
      brand,
      query: { ...query, page: 2, pageSize: 2 },
    });
    expect(second).toMatchObject({ items: [{ position: 3 }], page: 2, size: 2, hasMore: false });

    await travel(services, begun + 10 * DAY_MS, ...everybody);
    expect(await upload(quick, 'slides', makePptx(12))).toMatchObject(
      refused(410, 'COMPETITION_CLOSED'),
    );
    expect(await upload(absent, 'caseStudy', makePdf())).toMatchObject(
      refused(403, 'NOT_IN_ROUND'),
    );
    for (const file of [makePdf(), makeDocx(), makePptx(30)])
      expect(await upload(quick, 'caseStudy', file)).toMatchObject({ status: 200 });
    expect(await upload(quick, 'caseStudy', makeMp4())).toMatchObject(
      refused(415, 'FILE_WRONG_TYPE'),
    );
    expect((await quick.progress()).rounds[1]).toMatchObject({ state: 'done', result: null });
    expect((await slow.progress()).rounds[1]).toMatchObject({ state: 'open' });
    expect((await absent.progress()).rounds[1]).toMatchObject({ state: 'out' });
    await travel(services, begun + 14 * DAY_MS, ...everybody);
    expect(await upload(quick, 'caseStudy', makePdf())).toMatchObject(
      refused(410, 'COMPETITION_CLOSED'),
    );

    const slugOf = async ({ progress }: typeof quick) =>
      (await progress()).registration?.testSlug ?? '';
    const points = new Map([
      [await slugOf(quick), 71.5],
      [await slugOf(slow), 64],
      ['nobody', 99],
    ]);
    expect(await decide(2, 1, points)).toEqual(['nobody']);
    await travel(services, begun + 20 * DAY_MS, ...everybody);
    expect(await upload(slow, 'slides', makePptx(12))).toMatchObject(refused(403, 'NOT_IN_ROUND'));
    expect(await upload(quick, 'slides', makePptx(13))).toMatchObject(
      refused(422, 'TOO_MANY_SLIDES'),
    );
    expect(await upload(quick, 'slides', makeSlidesPdf(13))).toMatchObject(
      refused(422, 'TOO_MANY_SLIDES'),
    );
    expect(await upload(quick, 'slides', makeDocx())).toMatchObject(
      refused(415, 'FILE_WRONG_TYPE'),
    );
    for (const file of [makePptx(12), makeSlidesPdf(12)])
      expect(await upload(quick, 'slides', file)).toMatchObject({ status: 200 });
    expect((await quick.progress()).rounds[2]).toMatchObject({ state: 'open' });
    expect(await upload(quick, 'pitchVideo', makeMp4({ seconds: 121 }))).toMatchObject(
      refused(422, 'VIDEO_TOO_LONG'),
    );
    expect(await upload(quick, 'pitchVideo', makeMp4({ seconds: 120 }))).toMatchObject({
      status: 200,
    });
    expect((await quick.progress()).rounds[2]).toMatchObject({ state: 'done' });
    expect((await slow.progress()).rounds[2]).toMatchObject({ state: 'out' });
    expect(await services.call(competitionResult, { brand })).toMatchObject({
      of: { competitionId, round: 2, rounds: [1, 2] },
      items: [
        { score: 71.5, isThrough: true },
        { score: 64, isThrough: false },
      ],
    });

    const download = (
      { as }: Pick<typeof quick, 'as'>,
      round: number,
      id: string = competitionId,
    ) => services.send(competitionDownload, { ...as, query: { round, competitionId: id } });
    expect(await download(slow, 2)).toMatchObject({
      status: 200,
      body: { fileName: 'epoch-second-round-2.pdf', mediaType: 'application/pdf' },
    });
    const missing = refused(404, 'COMPETITION_NOT_FOUND');
    expect(await download(absent, 1)).toMatchObject(missing);
    expect(await download(quick, 3)).toMatchObject(missing);
    expect(await download(quick, 1, 'epoch-first')).toMatchObject(missing);
    expect(await services.send(competitionResult, { brand, query: { round: 3 } })).toMatchObject(
      missing,
    );
    services.now = begun;
  });
});
