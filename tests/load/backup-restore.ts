/**
 * Takes a backup of services that go on working, as docs/operations/backup.md has it, and restores it into an empty
 * place: `tsx tests/load/backup-restore.ts`. Exits with 1 when something acknowledged is not there.
 */
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, register } from '@broadsheet/contract/calls/auth';
import { files, uploadResume } from '@broadsheet/contract/calls/media';
import { openDatabase } from '@broadsheet/services/database/open-database';
import { multipartOf } from '@broadsheet/test-kit/database/send-upload';
import { makeResume } from '@broadsheet/test-kit/files/make-resume';
import { sql } from 'kysely';
import { copyCluster } from './backup/copy-cluster.ts';
import { post, runServices, type Services } from './backup/run-services.ts';

const TABLES = ['seekers', 'jobs', 'applications', 'media_files', 'sessions', 'orders'];
const DURING = 3;
const PASSWORD = 'broadsheet demo';
const EMAIL = 'basic@tech.example';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const urlOf = (dataDir: string): string =>
  readFileSync(join(dataDir, 'postgres/url'), 'utf8').trim();

const countRows = async (dataDir: string): Promise<Record<string, number>> => {
  const { database, close } = await openDatabase({
    databaseUrl: urlOf(dataDir),
    dataDir: '',
    log: () => undefined,
  });
  const counted: Record<string, number> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{
      rows: number;
    }>`select count(*)::int as rows from ${sql.table(table)}`.execute(database);
    counted[table] = rows[0]?.rows ?? -1;
  }
  await close();
  return counted;
};

const signIn = async (services: Services): Promise<string> => {
  const answer = await post(services, login, { email: EMAIL, password: PASSWORD });
  return (answer as { token: string }).token;
};

/** The digest of the seeker's resume, as the services give it to them. */
const readResume = async (services: Services, token: string): Promise<string> => {
  const listed = await (await services.ask(`/media${files.path}`, { token })).json();
  const { items } = listed as { items: { mediaType: string; url: string }[] };
  const resume = items.find(({ mediaType }) => mediaType === 'resume');
  const opened = await services.ask(resume?.url.replace('/api', '') ?? '/none', { token });
  if (!opened.ok) throw new Error(`the resume answered ${opened.status}`);
  return createHash('sha256')
    .update(Buffer.from(await opened.arrayBuffer()))
    .digest('hex');
};

const sendResume = async (services: Services, token: string): Promise<void> => {
  const { contentType, body } = await multipartOf({ file: makeResume(40, Date.now()) });
  const sent = { body: new Uint8Array(body), contentType, token };
  const answer = await services.ask(`/media${uploadResume.path}`, sent);
  if (!answer.ok) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`);
};

/** Acknowledged while the copy is made: it belongs to the backup. */
const registerSome = async (services: Services): Promise<void> => {
  for (let index = 0; index < DURING; index += 1) {
    const email = `backup-${index}@example.com`;
    await post(services, register, {
      name: 'Asha Rao',
      email,
      password: 'correct horse of the tests',
    });
  }
};

const root = mkdtempSync(join(tmpdir(), 'broadsheet-backup-'));
chmodSync(root, 0o755);
const [first, second] = ['first', 'second'].map((name) => join(root, name)) as [string, string];
for (const dir of [first, second]) mkdirSync(join(dir, 'postgres'), { recursive: true });
try {
  const before = await runServices(first, {});
  const token = await signIn(before);
  await sendResume(before, token);
  await copyCluster(
    urlOf(first),
    join(first, 'postgres/cluster'),
    join(second, 'postgres/cluster'),
    () => registerSome(before),
  );
  cpSync(join(first, 'media'), join(second, 'media'), { recursive: true });
  copyFileSync(join(first, 'postgres/password'), join(second, 'postgres/password'));
  copyFileSync(join(first, 'site-secret'), join(second, 'site-secret'));
  const [rows, resume] = [await countRows(first), await readResume(before, token)];
  await before.stop();
  rmSync(first, { recursive: true });

  const after = await runServices(second, { DEMO_DATA: 'off' });
  const [rowsAfter, resumeAfter] = [await countRows(second), await readResume(after, token)];
  await signIn(after);
  await after.stop();
  for (const table of TABLES) say(`${table}: ${rows[table]} rows, restored ${rowsAfter[table]}`);
  say(
    `resume: ${resume === resumeAfter ? 'the same bytes' : 'other bytes'}, by the session of before`,
  );
  const isSame =
    TABLES.every((table) => rows[table] === rowsAfter[table]) && resume === resumeAfter;
  process.exitCode = isSame ? 0 : 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
