import { dataExport, erase } from '@broadsheet/contract/calls/account';
import {
  resumeDocument,
  resumeJson,
  resumePdf,
  saveResumeDocument,
} from '@broadsheet/contract/calls/resume-document';
import { DAY_MS } from '@broadsheet/contract/durations';
import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const addMaker = async (
  changes: Parameters<typeof addSeeker>[1] = {},
  days = 1,
  profile?: Parameters<typeof addSeeker>[2],
) => {
  const added = await addSeeker(services, changes, profile);
  const until = new Date(services.now + days * DAY_MS);
  await services.database
    .insertInto('entitlements')
    .values({ seeker_id: added.seeker.id, feature: 'resume-builder', until })
    .execute();
  return added;
};
const save = (token: string, document: JsonResume, version: number) =>
  services.send(saveResumeDocument, {
    token,
    body: { document: JSON.stringify(document), version },
  });

const document: JsonResume = {
  basics: { name: 'Asha Rao', label: 'Engineer' },
  skills: [{ name: 'SQL' }],
  meta: { broadsheet: { template: 'modern' } },
};

describe('a resume that is made', () => {
  it('begins with what is known, and is then as it was saved last', async () => {
    const { token, seeker } = await addMaker({ phone: '+919876543210' }, 1, { city_id: 6 });
    expect(await services.call(resumeDocument, { token })).toEqual({
      number: 1,
      document: {
        basics: {
          name: 'Asha Rao',
          email: seeker.email,
          phone: '+919876543210',
          location: { city: 'Pune' },
        },
      },
      version: 0,
      updatedAt: null,
    });
    const saved = { version: 1, updatedAt: new Date(services.now).toISOString() };
    expect((await save(token, document, 0)).body).toEqual(saved);
    expect(await services.call(resumeDocument, { token })).toEqual({
      number: 1,
      document,
      ...saved,
    });
  });

  it('is overwritten only from the version that stands there', async () => {
    const { token } = await addMaker();
    await save(token, document, 0);
    const mine = { ...document, skills: [{ name: 'Go' }] };
    const both = await Promise.all([save(token, mine, 1), save(token, document, 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const version of [0, 1, 3])
      expect(await save(token, document, version)).toMatchObject({
        status: 409,
        body: { code: 'RESUME_MOVED' },
      });
    expect(await services.call(resumeDocument, { token })).toMatchObject({ version: 2 });
  });

  it('is refused where it is none, and keeps what stood there', async () => {
    const { token } = await addMaker();
    await save(token, document, 0);
    const summary = 'क'.repeat(3_000);
    const wrong: readonly unknown[] = [
      { ...document, age: 31 },
      { basics: { url: 'javascript:alert(1)' } },
      { work: [{ startDate: '06/2020' }] },
      { work: Array(8).fill({ summary }) },
      [],
    ];
    for (const given of wrong) {
      const body = { document: JSON.stringify(given), version: 1 };
      expect(await services.send(saveResumeDocument, { token, body })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', details: [expect.anything()] },
      });
    }
    expect(await services.call(resumeDocument, { token })).toMatchObject({ document, version: 1 });
  });

  it('is its seeker’s alone', async () => {
    const [asha, vikram] = [await addMaker(), await addMaker({ name: 'Vikram Nair' })];
    await save(asha.token, document, 0);
    expect(await save(vikram.token, { basics: { name: 'Vikram' } }, 0)).toMatchObject({
      status: 200,
    });
    expect(await services.call(resumeDocument, asha)).toMatchObject({ document });
    expect(await services.call(resumeDocument, vikram)).toMatchObject({
      document: { basics: { name: 'Vikram' } },
    });
  });
});

describe('the files of a resume', () => {
  it('are a PDF by its template, and JSON Resume', async () => {
    const { token } = await addMaker();
    await save(token, document, 0);
    const pdf = await services.call(resumePdf, { token });
    expect(pdf).toMatchObject({ fileName: 'asha-rao-resume.pdf', mediaType: 'application/pdf' });
    const bytes = new Uint8Array(Buffer.from(pdf.base64, 'base64'));
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    expect(text).toContain('Asha Rao');
    const json = await services.call(resumeJson, { token });
    expect(json).toMatchObject({ fileName: 'asha-rao-resume.json', mediaType: 'application/json' });
    expect(JSON.parse(Buffer.from(json.base64, 'base64').toString())).toMatchObject({
      $schema: expect.stringContaining('v1.0.0'),
      ...document,
      meta: { ...document.meta, lastModified: new Date(services.now).toISOString() },
    });
  });

  it('have a name for every file system', async () => {
    const { token } = await addMaker({ name: 'मीरा देशपांडे' });
    expect(await services.call(resumeJson, { token })).toMatchObject({ fileName: 'resume.json' });
  });
});

describe('who may make one', () => {
  const calls = [resumeDocument, resumePdf, resumeJson];

  it.each([
    ['no plan', () => addSeeker(services)],
    ['a plan that has ended', () => addMaker({}, 0)],
  ])('is nobody with %s', async (_, add) => {
    const { token, seeker } = await add();
    const refused = { status: 403, body: { code: 'PLAN_NEEDED' } };
    for (const call of calls) expect(await services.send(call, { token })).toMatchObject(refused);
    expect(await save(token, document, 0)).toMatchObject(refused);
    const files = services.database
      .selectFrom('resume_documents')
      .selectAll()
      .where('seeker_id', '=', seeker.id);
    expect(await files.execute()).toEqual([]);
  });

  it('is no visitor', async () => {
    for (const call of calls) expect(await services.send(call)).toMatchObject({ status: 401 });
    const body = { document: '{}', version: 0 };
    expect(await services.send(saveResumeDocument, { body })).toMatchObject({ status: 401 });
  });
});

it('is in the export of its seeker, and goes with them', async () => {
  const { token, seeker } = await addMaker();
  await save(token, document, 0);
  expect(await services.call(dataExport, { token })).toMatchObject({
    resumeDocuments: [{ number: 1, name: 'My resume', isMain: true, document, version: 1 }],
    entitlements: [{ feature: 'resume-builder', until: expect.any(String) }],
  });
  const other = await addSeeker(services);
  expect(await services.call(dataExport, other)).toMatchObject({
    resumeDocuments: [],
    entitlements: [],
  });
  await services.call(erase, { token, body: { password: TEST_PASSWORD } });
  for (const table of ['resume_documents', 'entitlements'] as const) {
    const left = services.database.selectFrom(table).where('seeker_id', '=', seeker.id);
    expect(await left.selectAll().execute()).toEqual([]);
  }
});
