import { dataExport } from '@broadsheet/contract/calls/account';
import { uploadSubmission } from '@broadsheet/contract/calls/competition';
import { files } from '@broadsheet/contract/calls/media';
import { DAY_MS } from '@broadsheet/contract/durations';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sendUpload } from '@broadsheet/test-kit/database/send-upload';
import { makeDoc, makeDocx, makePdf } from '@broadsheet/test-kit/files/documents';
import { makePptx, makeSlidesPdf } from '@broadsheet/test-kit/files/presentations';
import { makeMp4 } from '@broadsheet/test-kit/files/recordings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brand, competitionId, setDates, travel } from './competition.fixtures.ts';
import { decide, enterRound } from './scored.fixtures.ts';

let services: TestServices;
let begun: number;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
  await setDates(services);
  begun = services.now;
});
afterAll(() => services.close());

const refused = (status: number, code: string) => ({ status, body: { code } });
type Entered = Awaited<ReturnType<typeof enterRound>>;
const send = ({ as }: Entered, mediaType: string, file: Buffer) =>
  sendUpload(services, uploadSubmission, { ...as, file, fields: { mediaType } });

it('belongs to the entry of one competition: that for the one before stays as it is', async () => {
  const asha = await enterRound(services, 2);
  const { database } = services;
  const own = await database
    .selectFrom('competition_participants')
    .selectAll()
    .where('seeker_id', '=', asha.seeker.id)
    .executeTakeFirstOrThrow();
  await travel(services, begun + 10 * DAY_MS, asha);
  await send(asha, 'caseStudy', makePdf());
  await database
    .insertInto('competition_participants')
    .values({ ...own, competition: 'epoch-first', test_slug: 'of-the-first' })
    .execute();
  await database
    .updateTable('media_files')
    .set({ competition: 'epoch-first' })
    .where('seeker_id', '=', asha.seeker.id)
    .execute();
  expect((await asha.progress()).files).toEqual([]);
  for (const file of [makeDocx(), makeDoc()])
    expect(await send(asha, 'caseStudy', file)).toMatchObject({ status: 200 });
  const { files: handedIn, rounds } = await asha.progress();
  expect(handedIn).toMatchObject([{ mediaType: 'caseStudy', name: 'Asha Rao.doc' }]);
  expect(rounds[1]).toMatchObject({ state: 'done' });
  const exported = await services.call(dataExport, asha.as);
  expect(exported.files.map((file) => Reflect.get(file, 'competitionId')).sort()).toEqual([
    'epoch-first',
    competitionId,
  ]);
  expect((await services.call(files, asha.as)).items).toEqual([]);
  services.now = begun;
});

it('is each one’s own: of two who hand in, neither sees nor opens what the other has sent', async () => {
  const [asha, ravi] = [await enterRound(services, 2), await enterRound(services, 2)];
  await travel(services, begun + 10 * DAY_MS, asha, ravi);
  await send(asha, 'caseStudy', makePdf());
  const [file] = (await asha.progress()).files;
  expect((await ravi.progress()).files).toEqual([]);
  const open = ({ as }: Entered) =>
    services.app.inject({
      url: String(file?.url).replace('/api/', '/'),
      headers: { 'x-brand': brand, authorization: `Bearer ${as.token}` },
    });
  expect((await open(asha)).statusCode).toBe(200);
  expect((await open(ravi)).statusCode).toBe(404);
  services.now = begun;
});

it('is looked at in round three as everywhere: what is broken, locked, active or mislabelled is refused', async () => {
  const asha = await enterRound(services, 3);
  await travel(services, begun + 20 * DAY_MS, asha);
  const bomb = makePptx(3, [
    { name: 'ppt/slides/big.xml', text: `<a>${'0'.repeat(40 * 2 ** 20)}` },
  ]);
  const macros = makePptx(3, [{ name: 'ppt/vbaProject.bin', text: 'x' }]);
  const hostile: readonly (readonly [kind: string, file: Buffer, status: number, code: string])[] =
    [
      ['slides', macros, 422, 'FILE_UNSAFE'],
      ['slides', bomb, 422, 'FILE_UNSAFE'],
      ['slides', makePptx(3).subarray(0, 400), 422, 'FILE_BROKEN'],
      ['slides', makeMp4(), 415, 'FILE_WRONG_TYPE'],
      ['slides', makeSlidesPdf(13), 422, 'TOO_MANY_SLIDES'],
      ['pitchVideo', makePptx(3), 415, 'FILE_WRONG_TYPE'],
      ['pitchVideo', makeMp4().subarray(0, 60), 422, 'FILE_BROKEN'],
      ['pitchVideo', makeMp4({ seconds: 121 }), 422, 'VIDEO_TOO_LONG'],
    ];
  for (const [kind, file, status, code] of hostile)
    expect([code, await send(asha, kind, file)]).toMatchObject([code, refused(status, code)]);
  const { files: handedIn, rounds } = await asha.progress();
  expect([handedIn, rounds[2]?.state]).toEqual([[], 'open']);
  services.now = begun;
});

it('is taken no more once the results of its round are out, whatever its dates say', async () => {
  const asha = await enterRound(services, 2);
  await travel(services, begun + 10 * DAY_MS, asha);
  await send(asha, 'caseStudy', makePdf());
  await decide(services, 2, new Map([[asha.testSlug, 70]]));
  expect(await send(asha, 'caseStudy', makeDoc())).toMatchObject(
    refused(410, 'COMPETITION_CLOSED'),
  );
  services.now = begun;
});
