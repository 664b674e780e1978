import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BANNER_HEADER, bannerRow } from '@broadsheet/content-store/example-banners';
import { writeContent } from '@broadsheet/content-store/example-content';
import { addressOfImage } from '@broadsheet/contract/media';
import { openChange, saveDocument } from '@broadsheet/publishing/edit-change';
import { findChange } from '@broadsheet/publishing/find-change';
import { saveImage } from '@broadsheet/publishing/images';
import { loadGeneration, loadLiveTexts } from '@broadsheet/publishing/live-texts';
import { publishChange } from '@broadsheet/publishing/publish-change';
import { openPublishingDatabase } from '@broadsheet/publishing/publishing-database';
import {
  addVideoPart,
  beginVideo,
  finishVideo,
  VIDEO_PART_BYTES,
} from '@broadsheet/publishing/videos';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runHere } from './run-cli.fixture.ts';

const FILE = 'layouts/content/terms.md';
const BY = { id: '0b3f5c1e-7f39-4a53-9f5b-8a6d0c3b1a01', name: 'Asha' };
const AT = Date.parse('2026-11-22T10:00:00Z');

let opened: Awaited<ReturnType<typeof createEmptyDatabase>>;
let database: ReturnType<typeof openPublishingDatabase>;
let content: Awaited<ReturnType<typeof writeContent>>;
beforeEach(async () => {
  opened = await createEmptyDatabase();
  database = openPublishingDatabase(opened.url);
  content = await writeContent({});
});
afterEach(async () => {
  await database.close();
  await Promise.all([opened.close(), content.remove()]);
});

const publishText = (file: string, text: string) =>
  database.run(async (queries) => {
    const change = await openChange(queries, 'Terms', { by: BY, at: AT });
    const save = { file, text, version: null, live: null, rebase: false };
    await saveDocument(queries, change, save, { by: BY, at: AT });
    const { version } = await findChange(queries, change);
    const generation = await loadGeneration(queries);
    const publication = { change, version, generation, needsReview: false, by: BY, at: AT };
    await publishChange(queries, {
      ...publication,
      beneath: () => null,
      digestOf: () => 'sha256:x',
    });
  });
const publishTerms = (text: string) => publishText(FILE, text);
const publish = (...argv: string[]) => runHere(['publish', ...argv, '--database-url', opened.url]);

it('writes what is published into files, so that git can have it', async () => {
  await publishTerms('# New terms');
  const { code, out, err } = await publish('--to-files', '--dir', content.dir);
  expect([code, err, out]).toEqual([0, '', `${FILE} written from revision 1\n`]);
  expect(await readFile(join(content.dir, FILE), 'utf8')).toBe('# New terms');
});

it('writes the settings of a site with the hosts of the deployment', async () => {
  const file = 'brand-configs/tech.json';
  const config = { brand: 'tech', hosts: ['jobs.example'], tagline: 'Jobs' };
  await mkdir(join(content.dir, 'brand-configs'), { recursive: true });
  await writeFile(join(content.dir, file), JSON.stringify(config));
  await publishText(file, JSON.stringify({ ...config, hosts: ['old.example'], tagline: 'New' }));
  expect((await publish('--to-files', '--dir', content.dir)).code).toBe(0);
  const written = JSON.parse(await readFile(join(content.dir, file), 'utf8'));
  expect(written).toEqual({ ...config, tagline: 'New' });
});

it('writes the pictures that it shows beside them, and the check misses those that are gone', async () => {
  const bytes = Buffer.from('the bytes of a picture');
  const digest = 'a'.repeat(64);
  await database.run((queries) =>
    saveImage(queries, { digest, bytes, width: 1, height: 1 }, { by: BY, at: AT }),
  );
  const row = bannerRow({ imageUrl: addressOfImage(digest) });
  await publishText('layouts/banners/home.csv', `${BANNER_HEADER}\n${row}\n`);
  await publish('--to-files', '--dir', content.dir);
  const file = join(content.dir, 'layouts/images', `${digest}.webp`);
  expect(await readFile(file)).toEqual(bytes);
  expect((await runHere(['check', content.dir])).out).not.toContain('UNKNOWN_IMAGE');
  await rm(file);
  expect((await runHere(['check', content.dir])).out).toContain(
    'layouts/banners/home.csv:2:17 UNKNOWN_IMAGE nobody uploaded the picture /media/aaa',
  );
});

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const storeVideo = (parts: readonly Buffer[], digest: string) =>
  database.run(async (queries) => {
    const id = await beginVideo(queries, { format: 'mp4', name: 'Tour' }, { by: BY, at: AT });
    for (const [position, part] of parts.entries()) await addVideoPart(queries, id, position, part);
    await finishVideo(queries, id, { digest, bytes: Buffer.concat(parts).length });
  });

it('writes the videos that it shows beside them, and the check misses those that are gone', async () => {
  const parts = [Buffer.alloc(VIDEO_PART_BYTES, 'a film'), Buffer.from('its end')];
  const bytes = Buffer.concat(parts);
  const digest = digestOf(bytes);
  await storeVideo(parts, digest);
  await publishTerms(`[Watch the tour](/videos/${digest}.mp4)`);
  await publish('--to-files', '--dir', content.dir);
  const file = join(content.dir, 'layouts/videos', `${digest}.mp4`);
  expect((await readFile(file)).equals(bytes)).toBe(true);
  expect((await runHere(['check', content.dir])).out).not.toContain('UNKNOWN_VIDEO');
  await rm(file);
  expect((await runHere(['check', content.dir])).out).toContain(
    `${FILE}:1:18 UNKNOWN_VIDEO there is no file /videos/${digest}`,
  );
});

it('writes no video that is damaged in the database, and leaves one alone that is there', async () => {
  const digest = digestOf(Buffer.from('a film'));
  await storeVideo([Buffer.from('a filn')], digest);
  await publishTerms(`[Watch the tour](/videos/${digest}.mp4)`);
  const { code } = await publish('--to-files', '--dir', content.dir);
  expect([code, await readdir(join(content.dir, 'layouts/videos'))]).toEqual([2, []]);
  const file = join(content.dir, 'layouts/videos', `${digest}.mp4`);
  await writeFile(file, 'a film');
  expect((await publish('--to-files', '--dir', content.dir)).code).toBe(0);
  expect(await readFile(file, 'utf8')).toBe('a film');
});

it('lets the files serve again, once', async () => {
  await publishTerms('# New terms');
  const first = await publish('--from-files');
  expect([first.code, first.out]).toEqual([0, `${FILE} is served from the file again\n`]);
  const again = await publish('--from-files');
  expect([again.code, again.out]).toEqual([
    0,
    'Studio has published nothing that replaces the files.\n',
  ]);
  expect(await database.run(loadLiveTexts)).toEqual({ generation: 2, texts: [], rollout: null });
});

it('lets no files serve that are at fault', async () => {
  await publishTerms('# New terms');
  await publish('--to-files', '--dir', content.dir);
  await writeFile(join(content.dir, 'layouts/home.json'), '{ broken');
  const { code, out } = await publish('--from-files', '--dir', content.dir);
  expect([code, out]).toEqual([1, 'Nothing was changed. Fix the files first.\n']);
  expect((await database.run(loadLiveTexts)).texts).toHaveLength(1);
});

it('asks which way', async () => {
  for (const argv of [[], ['--from-files', '--to-files']]) {
    const { code, err } = await publish(...argv);
    expect([code, err]).toEqual([2, expect.stringContaining('either --from-files or --to-files')]);
  }
});
