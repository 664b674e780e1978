import { AppError } from '@broadsheet/contract/errors';
import { openPublishingDatabase } from '@broadsheet/publishing/publishing-database';
import { beginVideo, deleteVideo, finishVideo } from '@broadsheet/publishing/videos';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it, onTestFinished } from 'vitest';
import { createVideoStore } from './video-store.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const DIGEST = 'a'.repeat(64);
const ACT = { by: { id: '0b3f5c1e-7f39-4a53-9f5b-8a6d0c3b1a01', name: 'Asha' }, at: NOW };

const open = async () => {
  const opened = await createEmptyDatabase();
  const database = openPublishingDatabase(opened.url);
  onTestFinished(async () => {
    await database.close();
    await opened.close();
  });
  const clock = { now: NOW };
  let queries = 0;
  const run: typeof database.run = (task) => {
    queries += 1;
    return database.run(task);
  };
  const store = createVideoStore({
    contentDir: '/nowhere',
    database: { run },
    now: () => clock.now,
  });
  const upload = () =>
    database.run(async (each) => {
      const id = await beginVideo(each, { format: 'mp4', name: 'Tour' }, ACT);
      await finishVideo(each, id, { digest: DIGEST, bytes: 4 });
      return id;
    });
  return { database, store, clock, upload, queries: () => queries };
};

it('asks the database once in some seconds for a file, also for one that does not exist', async () => {
  const { store, clock, upload, queries } = await open();
  expect(await store.find(DIGEST)).toBeNull();
  const id = await upload();
  expect(await store.find(DIGEST)).toBeNull();
  clock.now += 5_001;
  expect(await store.find(DIGEST)).toMatchObject({ id });
  await store.find(DIGEST);
  expect(queries()).toBe(2);
});

it('forgets what it is told to', async () => {
  const { database, store, upload } = await open();
  await store.find(DIGEST);
  const id = await upload();
  store.forget(DIGEST);
  expect(await store.find(DIGEST)).toMatchObject({ id });
  await database.run((queries) => deleteVideo(queries, id));
  store.forget(DIGEST);
  expect(await store.find(DIGEST)).toBeNull();
});

it('says that it does not know while the database is away, and asks again', async () => {
  const failing = { run: () => Promise.reject(new Error('away')) };
  const store = createVideoStore({ contentDir: '/nowhere', database: failing, now: () => NOW });
  for (let tries = 0; tries < 2; tries += 1)
    await expect(store.find(DIGEST)).rejects.toMatchObject(new AppError('SERVICE_UNAVAILABLE'));
});
