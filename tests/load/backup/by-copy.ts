import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentOf } from './content-of.ts';
import { copyCluster } from './copy-cluster.ts';
import { runServices } from './run-services.ts';
import { openPdf, readResume, registerSome, sendResume, signIn } from './seeker-of-before.ts';

/** Tables that no background job changes. */
const TABLES = ['seekers', 'jobs', 'applications', 'media_files', 'orders'];

const urlOf = (dataDir: string): string =>
  readFileSync(join(dataDir, 'postgres/url'), 'utf8').trim();

const countRows = async (dataDir: string): Promise<readonly string[]> => {
  const content = await contentOf(urlOf(dataDir));
  return TABLES.map((name) => `${content.get(`public.${name}`)?.rows} ${name}`);
};

/**
 * Copies the folder of a site's embedded database while people register, and starts services on the copy.
 * @returns the differences; empty for none
 */
export const proveByCopy = async (
  root: string,
  scale: string,
  say: (line: string) => void,
): Promise<readonly string[]> => {
  say('by a copy of the folder of an embedded database');
  const [first, second] = ['first', 'second'].map((name) => join(root, name)) as [string, string];
  for (const dir of [first, second]) mkdirSync(join(dir, 'postgres'), { recursive: true });
  const before = await runServices(first, { DEMO_SCALE: scale });
  const token = await signIn(before);
  await sendResume(before, token);
  await copyCluster(
    urlOf(first),
    join(first, 'postgres/cluster'),
    join(second, 'postgres/cluster'),
    () => registerSome(before, 'during'),
  );
  cpSync(join(first, 'media'), join(second, 'media'), { recursive: true });
  copyFileSync(join(first, 'postgres/password'), join(second, 'postgres/password'));
  copyFileSync(join(first, 'site-secret'), join(second, 'site-secret'));
  const [rows, resume] = [await countRows(first), await readResume(before, token)];
  await before.stop();
  rmSync(first, { recursive: true });

  const after = await runServices(second, { DEMO_DATA: 'off' });
  const [rowsAfter, resumeAfter] = [await countRows(second), await readResume(after, token)];
  const bytes = await openPdf(after, await signIn(after));
  await after.stop();
  say(`  before: ${rows.join(', ')}`);
  say(`  after: ${rowsAfter.join(', ')}`);
  say(
    `  the uploaded resume is ${resume === resumeAfter ? 'the same' : 'another'}, by the session of before`,
  );
  say(`  somebody logs in and opens their resume as a PDF of ${bytes} bytes`);
  return [
    ...(rows.join() === rowsAfter.join() ? [] : ['copy: rows are missing or too many']),
    ...(resume === resumeAfter ? [] : ['copy: the resume is another']),
  ];
};
