import { SITE_VIDEOS_BYTES_MAX } from '@broadsheet/contract/site-video';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it } from 'vitest';
import { ASHA, NOW, RAVI, usePublishing } from './publishing-site.fixture.ts';
import { beginVideo, deleteVideo, finishVideo } from './videos.ts';

const NIKHIL = '0b3f5c1e-7f39-4a53-9f5b-8a6d0c3b1a03';
const site = usePublishing(createEmptyDatabase);
const begin = (by = ASHA) =>
  site.runQuery((queries) => beginVideo(queries, { format: 'mp4', name: 'Tour' }, { by, at: NOW }));
const refuses = (begun: Promise<unknown>, code: string) =>
  expect(begun).rejects.toMatchObject({ code });

it('runs two uploads of a person and four of all, of any that begin at once', async () => {
  const begun = await Promise.allSettled(Array.from({ length: 6 }, () => begin()));
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const ravis = await begin(RAVI);
  await begin(RAVI);
  await refuses(begin(RAVI), 'VIDEOS_BUSY');
  await refuses(begin({ ...RAVI, id: NIKHIL }), 'VIDEOS_BUSY');
  await site.runQuery((queries) => deleteVideo(queries, ravis));
  await begin({ ...RAVI, id: NIKHIL });
});

it('counts a running upload as the largest file that it may become', async () => {
  const id = await begin();
  const bytes = SITE_VIDEOS_BYTES_MAX - 80 * 2 ** 20;
  await site.runQuery((queries) => finishVideo(queries, id, { digest: 'a'.repeat(64), bytes }));
  const running = await begin();
  await begin();
  await refuses(begin(RAVI), 'VIDEOS_FULL');
  await site.runQuery((queries) => deleteVideo(queries, running));
  await begin(RAVI);
});
