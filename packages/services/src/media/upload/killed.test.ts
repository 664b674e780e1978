import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { runTestJobs } from '@broadsheet/test-kit/messages/run-test-jobs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueJob } from '../../platform/background/queue-job.ts';
import { lockName } from '../store-lock.ts';

const PROGRAM = fileURLToPath(
  new URL('../../../../test-kit/src/files/save-until-killed.ts', import.meta.url),
);
/** A file takes some 20 ms; the kills are spread over a few of them. */
const KILLS = process.env.SWEEP === 'full' ? 40 : 2;
const SPREAD_MS = 60;

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const stored = async (): Promise<string[]> => {
  const names: string[] = [];
  for await (const page of services.media.store.list()) names.push(...page);
  return names;
};

const sweep = async () => {
  await queueJob(services.database, 'sweep-media', {});
  await runTestJobs(services);
};

const hashOf = async (name: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of await services.media.store.open(name)) hash.update(chunk);
  return hash.digest('hex');
};

/** Lets the program save one or more files, and kills it during its next one. */
const runUntilKilled = async (seekerId: number, afterMs: number): Promise<void> => {
  const program = spawn(
    process.execPath,
    ['--import=tsx', PROGRAM, services.url, dirname(services.media.spoolDir), String(seekerId)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(program.stdout, 'data');
  await pause(afterMs);
  program.kill('SIGKILL');
  await once(program, 'close');
};

it('a program that is killed at any moment leaves a whole file, and nothing else once it was swept', async () => {
  const { seeker } = await addSeeker(services);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await runUntilKilled(seeker.id, Math.round((SPREAD_MS * (kill + 1)) / KILLS));
    const rows = () => services.database.selectFrom('media_files').selectAll().execute();
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    const name = row?.stored_name ?? '';
    expect(`${await hashOf(name)}.pdf`).toBe(row?.name);
    await sweep();
    expect(await stored()).toEqual([name]);
    expect(await readdir(services.media.spoolDir)).toEqual([]);
    expect(await rows()).toEqual([row]);
  }
});

it('a sweep takes what was begun, and leaves what somebody is about to keep', async () => {
  const before = await stored();
  const [begun, unknown] = [
    'aa000000-0000-4000-8000-000000000001',
    'aa000000-0000-4000-8000-000000000002',
  ];
  const folder = join(dirname(services.media.spoolDir), 'files', 'aa');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${begun}.part`), 'half of it');
  await writeFile(join(folder, unknown), 'nobody has it');
  await services.database.transaction().execute(async (transaction) => {
    await lockName(transaction, begun);
    await sweep();
    expect((await stored()).sort()).toEqual([...before, begun].sort());
  });
  await sweep();
  expect(await stored()).toEqual(before);
});
