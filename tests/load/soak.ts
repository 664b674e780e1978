/**
 * Whether memory stays as it is under mixed requests: `tsx tests/load/soak.ts [requests] [seed]`, on a site that is built.
 * Exits with 1 when the BFF holds more than 5 % more at the end of the run than after a tenth of it, by the line through
 * ten looks, each taken after the site was left in peace for a moment.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { TEST_SITE_SECRET } from '@broadsheet/test-kit/database/create-test-services';
import { startSite } from '@broadsheet/test-kit/site/start-site';
import { memoryOf } from '../bench/servers/process-figures.ts';
import { createSeededRandom } from '../hostile/seeded-random.ts';
import { addPeople } from './kills/people.ts';
import { openAsker } from './overload/ask-mixed.ts';
import { growthOf } from './overload/growth-of.ts';
import { createMix, findJobPaths } from './overload/mixed-requests.ts';

const REQUESTS = Number(process.argv[2] ?? 1_000_000);
const SEED = Number(process.argv[3] ?? 20_261_122);
const LOOKS = 10;
const CLIENTS = 16;
const PEACE_MS = 3_000;
const GROWTH_MOST = 0.05;
const PEOPLE = 60;
const JOBS = 40;

const site = await startSite({ LOG_LEVEL: 'fatal', SITE_SECRET: TEST_SITE_SECRET });
const asker = openAsker(`http://127.0.0.1:${site.port}`, CLIENTS);
try {
  const people = await addPeople(site, PEOPLE, JOBS);
  const jobPaths = await findJobPaths(site, people.jobIds);
  const next = createMix(people, jobPaths, createSeededRandom(SEED).below);
  let left = 0;
  const statuses: Record<string, number> = {};
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const { status } = await asker.ask(next());
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const held: number[] = [];
  // The first part fills what is kept on purpose.
  for (let look = 0; look <= LOOKS; look += 1) {
    left = Math.ceil(REQUESTS / (LOOKS + 1));
    await Promise.all(Array.from({ length: CLIENTS }, client));
    await wait(PEACE_MS);
    const megabytes = memoryOf(site.pidOf('bff'));
    console.log(`${look === 0 ? 'warm' : `look ${look}`}: ${megabytes.toFixed(1)} MB`);
    if (look > 0) held.push(megabytes);
  }
  const growth = growthOf(held);
  console.log(`answers by status ${JSON.stringify(statuses)}`);
  console.log(
    `${growth <= GROWTH_MOST ? 'ok  ' : 'NOT '} growth: ${(growth * 100).toFixed(1)} %, at most 5`,
  );
  if (growth > GROWTH_MOST) process.exitCode = 1;
} finally {
  await asker.close();
  await site.stop();
}
