import { uploadResume } from '@broadsheet/contract/calls/media';
import { parseResume } from '@broadsheet/contract/calls/profile';
import { sourceProgram } from '@broadsheet/resume-parser/fixtures/source-program.fixtures';
import { createResumeParser } from '@broadsheet/resume-parser/process/create-resume-parser';
import { addSeeker, type TestSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sendUpload } from '@broadsheet/test-kit/database/send-upload';
import { makePdf } from '@broadsheet/test-kit/files/documents';
import { makeResume } from '@broadsheet/test-kit/files/make-resume';
import { readTestResumes } from '@broadsheet/test-kit/messages/run-test-jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDirectory } from '../../platform/brands/directory.ts';
import { type ReadingDeps, readResume } from './read-resume.ts';
import { retryReadings } from './retry-readings.ts';

// A process from sources starts in a second, but takes many on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let services: TestServices;
let deps: ReadingDeps;
beforeAll(async () => {
  services = await createTestServices();
  deps = {
    database: services.database,
    store: services.media.store,
    parser: createResumeParser(sourceProgram()),
    readDirectory: createDirectory(services.database),
    now: () => services.now,
  };
});
afterAll(async () => {
  vi.resetConfig();
  await services.close();
});

const send = async ({ token }: TestSeeker, file: Buffer): Promise<void> => {
  const { status } = await sendUpload(services, uploadResume, { file, token });
  expect(status).toBe(200);
};
const loadParsed = ({ token }: TestSeeker) => services.call(parseResume, { token });

const factsOf = ({ seeker }: TestSeeker) =>
  services.database
    .selectFrom('resume_facts')
    .selectAll()
    .where('seeker_id', '=', seeker.id)
    .executeTakeFirstOrThrow();

/** The state after the program was killed while it parsed. */
const killDuringTry = async (asha: TestSeeker, tries: number): Promise<void> => {
  const { file_id } = await factsOf(asha);
  await services.database
    .updateTable('resume_facts')
    .set({ tries, tried_at: new Date(services.now) })
    .where('file_id', '=', file_id)
    .execute();
  await sql`update graphile_worker._private_jobs
    set locked_at = now(), locked_by = 'a dead one', attempts = 1
    where payload->>'fileId' = ${file_id}`.execute(services.database);
};

describe('a resume that was sent', () => {
  it('is on its way, and then read by the names that the site has, or said to be unreadable', async () => {
    const [asha, ravi] = [await addSeeker(services), await addSeeker(services)];
    const none = { status: 'none', failure: null, resume: null, parsedAt: null };
    expect(await loadParsed(asha)).toEqual(none);
    await send(asha, makeResume(84, services.now));
    await send(ravi, makePdf());
    expect(await loadParsed(asha)).toEqual({ ...none, status: 'reading' });
    await readTestResumes(services);
    const parsedAt = new Date(services.now).toISOString();
    expect(await loadParsed(asha)).toMatchObject({
      status: 'read',
      failure: null,
      parsedAt,
      resume: {
        name: { value: 'Asha Rao' },
        location: { value: 'Pune' },
        totalMonths: { value: 84 },
        skills: [{ value: 'Java' }, { value: 'React' }, { value: 'SQL' }],
      },
    });
    expect(await loadParsed(ravi)).toMatchObject({ status: 'failed', resume: null, parsedAt });
  });

  it('takes what was read of the one before along, even where that is read at this moment', async () => {
    const asha = await addSeeker(services);
    await send(asha, makeResume(12, services.now, 'The First'));
    const { file_id: first } = await factsOf(asha);
    const store: ReadingDeps['store'] = {
      ...deps.store,
      open: async (name) => {
        await send(asha, makeResume(24, services.now, 'The Second'));
        return deps.store.open(name);
      },
    };
    await readResume({ fileId: first }, { ...deps, store });
    expect(await loadParsed(asha)).toMatchObject({ status: 'reading', resume: null });
    const { file_id: second } = await factsOf(asha);
    await readResume({ fileId: second }, deps);
    expect(await loadParsed(asha)).toMatchObject({ resume: { name: { value: 'The Second' } } });
    await readResume({ fileId: first }, deps);
    expect(await loadParsed(asha)).toMatchObject({ resume: { name: { value: 'The Second' } } });
  });

  it('is read again where the program has died that read it, once, and then given up', async () => {
    const asha = await addSeeker(services);
    await send(asha, makeResume(12, services.now));
    await killDuringTry(asha, 1);
    await retryReadings(services.database, services.now + 120_000);
    expect((await factsOf(asha)).status).toBe('reading');
    await readTestResumes(services);
    expect((await loadParsed(asha)).status).toBe('reading');
    await retryReadings(services.database, services.now + 120_001);
    await readTestResumes(services);
    expect((await loadParsed(asha)).status).toBe('read');
    const ravi = await addSeeker(services);
    await send(ravi, makeResume(12, services.now));
    await killDuringTry(ravi, 2);
    await retryReadings(services.database, services.now + 120_001);
    expect(await loadParsed(ravi)).toMatchObject({ status: 'failed', failure: 'timeout' });
  });

  it('is given up where its bytes cannot be had twice', async () => {
    const asha = await addSeeker(services);
    await send(asha, makeResume(12, services.now));
    const { file_id: fileId } = await factsOf(asha);
    const away = { ...deps.store, open: () => Promise.reject(new Error('the store is away')) };
    const read = () => readResume({ fileId }, { ...deps, store: away });
    await expect(read()).rejects.toThrow('the store is away');
    expect((await loadParsed(asha)).status).toBe('reading');
    await expect(read()).rejects.toThrow('the store is away');
    expect(await loadParsed(asha)).toMatchObject({ status: 'failed', failure: 'timeout' });
  });
});
