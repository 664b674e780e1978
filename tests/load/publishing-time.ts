/**
 * How long after the save of a file, and after a publication, the pages of two replicas are the new ones:
 * `tsx tests/load/publishing-time.ts`, on a site that is built. Exits with 1 when any took more than a second.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Replica, startReplica } from '@broadsheet/test-kit/site/start-replica';
import { startSite } from '@broadsheet/test-kit/site/start-site';
import { createPublisher, withRound } from './publishing/create-publisher.ts';

const ROUNDS = Number(process.argv[2] ?? 10);
const LIMIT_MS = 1_000;
const POLL_MS = 10;
const TIMEOUT_MS = 20_000;
const FILE = 'layouts/home.json';

const until = async (holds: () => Promise<boolean>, timeoutMs: number): Promise<number> => {
  const from = performance.now();
  while (performance.now() - from < timeoutMs) {
    if (await holds().catch(() => false)) return performance.now() - from;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return Number.POSITIVE_INFINITY;
};

const ms = (value: number) => `${Math.round(value)} ms`;

const site = await startSite({ LOG_LEVEL: 'error' });
const second = await startReplica(site);
let failed = 0;
try {
  const revisionAt = async ({ request }: Pick<Replica, 'request'>): Promise<string> =>
    (await (await request('tech', '/api/layout?path=/')).json()).revision;
  const seenAgain = (before: string): Promise<number[]> =>
    Promise.all(
      [site, second].map((each) =>
        until(async () => (await revisionAt(each)) !== before, TIMEOUT_MS),
      ),
    );
  const file = join(site.contentDir, FILE);
  const written = readFileSync(file, 'utf8');
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = await revisionAt(site);
    writeFileSync(file, withRound(written, round));
    const seen = await seenAgain(before);
    if (!(Math.max(...seen) <= LIMIT_MS)) failed += 1;
    console.log(`${round}: a saved file is seen after ${seen.map(ms).join(' and ')}`);
  }
  const publisher = await createPublisher(site);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const publish = await publisher.prepare(round);
    const before = await revisionAt(site);
    const startedAt = performance.now();
    const published = publish().then(() => performance.now() - startedAt);
    const seen = await seenAgain(before);
    const answered = await published;
    const late = Math.max(...seen) - answered;
    if (!(late <= LIMIT_MS)) failed += 1;
    console.log(
      `${round}: answered after ${ms(answered)}, seen after ${seen.map(ms).join(' and ')}`,
    );
  }
} finally {
  await second.stop();
  await site.stop();
}
console.log(failed === 0 ? 'within a second on both' : `${failed} of ${2 * ROUNDS} took longer`);
process.exitCode = failed === 0 ? 0 : 1;
