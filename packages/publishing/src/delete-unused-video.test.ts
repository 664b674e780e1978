import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it } from 'vitest';
import { deleteUnusedVideo } from './delete-unused-video.ts';
import { dropDocument } from './edit-change.ts';
import { ASHA, NOW, usePublishing } from './publishing-site.fixture.ts';
import { stopRollout } from './roll-out.ts';
import { addSection, listSections, removeSection } from './sections.ts';
import { addVideoPart, beginVideo, findVideo, finishVideo } from './videos.ts';

const HOME = 'layouts/home.json';
const DIGEST = 'a'.repeat(64);
const ADDRESS = `/videos/${DIGEST}.mp4`;
const NAMING = `{ "videoUrl": "${ADDRESS}" }`;
const ACT = { by: ASHA, at: NOW };
const site = usePublishing(createEmptyDatabase);

const upload = () =>
  site.runQuery(async (queries) => {
    const id = await beginVideo(queries, { format: 'mp4', name: 'Tour' }, ACT);
    await addVideoPart(queries, id, 0, Buffer.from('film'));
    await finishVideo(queries, id, { digest: DIGEST, bytes: 4 });
  });
const remove = () => site.runQuery((queries) => deleteUnusedVideo(queries, DIGEST));
const refusesToRemove = () => expect(remove()).rejects.toMatchObject({ code: 'VIDEO_IN_USE' });
const find = () => site.runQuery((queries) => findVideo(queries, DIGEST));

it('deletes what nothing names, once', async () => {
  await upload();
  await site.change({ [HOME]: '{}' });
  await remove();
  expect(await find()).toBeNull();
  await expect(remove()).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('deletes nothing that an open draft names', async () => {
  await upload();
  const id = await site.change({ [HOME]: NAMING });
  await refusesToRemove();
  const version = await site.versionOf(id);
  await site.runQuery((queries) => dropDocument(queries, id, version, HOME, ACT));
  await remove();
});

it('deletes nothing that is live', async () => {
  await upload();
  await site.publish(await site.change({ [HOME]: NAMING }));
  await refusesToRemove();
  await site.publish(await site.change({ [HOME]: '{}' }));
  await remove();
});

it('deletes nothing that is rolled out', async () => {
  await upload();
  const id = await site.change({ [HOME]: NAMING });
  const number = (await site.rollOut(id)) ?? 0;
  await site.runQuery((queries) =>
    queries.updateTable('publishing.documents').set({ text: '{}' }).execute(),
  );
  await refusesToRemove();
  await site.runQuery((queries) => stopRollout(queries, number, NOW));
  await remove();
});

it('deletes nothing that a saved section shows', async () => {
  await upload();
  const fragment = {
    blocks: { tour: { type: 'video', settings: { videoUrl: ADDRESS } } },
    order: ['tour'],
  };
  const by = { by: ASHA, mayEditAll: false };
  await site.runQuery((queries) => addSection(queries, { name: 'Tour', fragment }, ACT));
  await refusesToRemove();
  const [section] = await site.runQuery(listSections);
  await site.runQuery((queries) => removeSection(queries, section?.id ?? '', by));
  await remove();
});

it('has a change validated again if a video of it was deleted since', async () => {
  await upload();
  const uploadedVideos = [DIGEST, DIGEST];
  const [first, second, third] = [
    await site.change({ [HOME]: 'one' }),
    await site.change({ [HOME]: 'two' }),
    await site.change({ 'layouts/faq.json': 'three' }),
  ];
  await remove();
  expect(await site.publish(first, { uploadedVideos })).toBeNull();
  expect(await site.rollOut(second, { uploadedVideos })).toBeNull();
  expect(await site.live()).toEqual({});
  await upload();
  expect(await site.publish(third, { uploadedVideos })).toBe(1);
});
