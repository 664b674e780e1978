import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { checkContent } from '@broadsheet/content-store/check-content';
import { fileOfImage } from '@broadsheet/content-store/image-files';
import { servedText } from '@broadsheet/content-store/overlay-files';
import { imagesOfText } from '@broadsheet/contract/media';
import { PICTURES_FILE } from '@broadsheet/contract/pictures';
import { findImage } from '@broadsheet/publishing/images';
import { type LiveText, loadLiveTexts } from '@broadsheet/publishing/live-texts';
import { takeOverFiles } from '@broadsheet/publishing/publish-change';
import {
  openPublishingDatabase,
  type PublishingQueries,
} from '@broadsheet/publishing/publishing-database';
import { formatFinding } from './check-command.ts';
import type { CommandInput } from './command-line/command-spec.ts';
import type { publish } from './content-specs.ts';
import { EXIT_FINDINGS, EXIT_OK, UsageError } from './usage.ts';
import { useDatabase } from './use-database.ts';
import { writeVideos } from './write-videos.ts';

const withPublishing = <Result>(
  databaseUrl: string | undefined,
  task: (queries: PublishingQueries) => Promise<Result>,
): Promise<Result> =>
  useDatabase(databaseUrl, async (url) => {
    const database = openPublishingDatabase(url);
    try {
      return await database.run(task);
    } finally {
      await database.close();
    }
  });

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const fromFiles = async (dir: string, databaseUrl: string | undefined): Promise<number> => {
  const { findings } = await checkContent({ dir, definitions: blockDefinitions });
  if (findings.length > 0) {
    for (const finding of findings) process.stderr.write(formatFinding(finding));
    print('Nothing was changed. Fix the files first.');
    return EXIT_FINDINGS;
  }
  const taken = await withPublishing(databaseUrl, (queries) => takeOverFiles(queries, Date.now()));
  for (const file of taken) print(`${file} is served from the file again`);
  if (taken.length === 0) print('Studio has published nothing that replaces the files.');
  return EXIT_OK;
};

/** The pictures that the library describes, which are named without an address. */
const describedImages = (text: string): string[] =>
  [...text.matchAll(/"([0-9a-f]{64})"/g)].flatMap(([, digest]) => digest ?? []);

/** The pictures of Studio that published texts name. */
const imagesIn = (texts: readonly LiveText[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap(({ file, text: published }) =>
      file === PICTURES_FILE ? describedImages(published) : imagesOfText(published),
    ),
  );

const writeImage = async (dir: string, digest: string, bytes: Buffer): Promise<void> => {
  const file = fileOfImage(digest);
  const path = join(dir, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  print(`${file} is an image of the published content`);
};

const toFiles = async (dir: string, databaseUrl: string | undefined): Promise<number> => {
  const { texts } = await withPublishing(databaseUrl, loadLiveTexts);
  const write = async ({ file, text: published, revision }: LiveText): Promise<void> => {
    const path = join(dir, file);
    await mkdir(dirname(path), { recursive: true });
    const beneath = await readFile(path, 'utf8').catch(() => null);
    await writeFile(path, servedText({ file, text: published }, beneath));
    print(`${file} written from revision ${revision}`);
  };
  for (const each of texts) await write(each);
  for (const digest of imagesIn(texts)) {
    const bytes = await withPublishing(databaseUrl, (queries) => findImage(queries, digest));
    if (bytes) await writeImage(dir, digest, bytes);
  }
  const named = texts.map(({ text: published }) => published);
  const videos = await withPublishing(databaseUrl, (queries) => writeVideos(queries, named, dir));
  for (const file of videos) print(`${file} is a video or captions of the published content`);
  if (texts.length === 0) print('Studio has published nothing to write.');
  return EXIT_OK;
};

export const runPublish = async (input: CommandInput<typeof publish>): Promise<number> => {
  if (input['from-files'] === input['to-files'])
    throw new UsageError('publish needs either --from-files or --to-files.');
  const run = input['from-files'] ? fromFiles : toFiles;
  return run(resolve(input.dir), input['database-url']);
};
