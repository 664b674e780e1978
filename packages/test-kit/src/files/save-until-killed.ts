import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { FORMATS } from '@broadsheet/services/media/inspect/media-format';
import { openMedia } from '@broadsheet/services/media/open-media';
import { saveFile } from '@broadsheet/services/media/upload/save-file';
import { spoolFile } from '@broadsheet/services/media/upload/spool-file';
import { openDatabase } from '@broadsheet/services/platform/database/open-database';

/** A program that saves one file after another for a seeker until it is killed, and reports each saved one. */
const [databaseUrl = '', dir = '', seekerId = ''] = process.argv.slice(2);
const { database } = await openDatabase({ databaseUrl, dataDir: '', log: () => undefined });
const { store, spoolDir } = openMedia({ dir, s3: null });
const FILE_BYTES = 400_000;

for (;;) {
  const bytes = randomBytes(FILE_BYTES);
  // The name is the hash of the content, so that a reader can check that the file is complete.
  const name = createHash('sha256').update(bytes).digest('hex');
  async function* content() {
    for (let at = 0; at < bytes.length; at += 65_536) {
      yield bytes.subarray(at, at + 65_536);
      await pause(0);
    }
  }
  const upload = { name, content: content() };
  const spooled = await spoolFile(spoolDir, upload, FILE_BYTES);
  const by = {
    seekerId: Number(seekerId),
    mediaType: 'resume',
    recommendationId: null,
    competition: null,
    name,
  } as const;
  const file = { format: FORMATS.pdf, content: spooled.content };
  await saveFile({ database, store, now: Date.now() }, by, file, null);
  await spooled.close();
  process.stdout.write('kept\n');
}
