/**
 * Whether memory is constant under mixed requests: `tsx tests/load/soak.ts [requests] [seed]`, on a built site. Exits
 * with 1 when the BFF or the services use over 5 % more at the end of the run than after a tenth of it, by a regression
 * line through ten measurements, each after a full garbage collection.
 */
import { TEST_SITE_SECRET } from '@broadsheet/test-kit/database/create-test-services';
import { startSite } from '@broadsheet/test-kit/site/start-site';
import { createSeededRandom } from '../hostile/seeded-random.ts';
import { addPeople } from './kills/people.ts';
import { growthOf } from './overload/growth-of.ts';
import { type LiveMemory, liveMemoryOf } from './overload/live-memory.ts';
import { createMix, findJobPaths, findListPaths } from './overload/mixed-requests.ts';
import { openRequester } from './overload/request-mixed.ts';

const REQUESTS = Number(process.argv[2] ?? 1_000_000);
const SEED = Number(process.argv[3] ?? 20_261_122);
const CHECKS = 10;
const CLIENTS = 8;
const MAX_GROWTH = 0.05;
const PEOPLE = 60;
const JOBS = 400;
/** Small enough to be full before the first measurement: cache entries are no leak. */
const CACHE_MB = '16';
const PROGRAMS = ['bff', 'services'] as const;

const site = await startSite({ LOG_LEVEL: 'fatal', SITE_SECRET: TEST_SITE_SECRET, CACHE_MB });
const requester = openRequester(`http://127.0.0.1:${site.port}`, CLIENTS);
try {
  const people = await addPeople(site, PEOPLE, JOBS);
  const jobPaths = await findJobPaths(site, people.jobIds);
  const listPaths = await findListPaths(site);
  const askable = { ...people, jobPaths, listPaths };
  const next = createMix('quick', askable, createSeededRandom(SEED).below);
  const beganAt = performance.now();
  let left = 0;
  const statuses: Record<string, number> = {};
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const { status } = await requester.request(next());
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const seen = { bff: [] as LiveMemory[], services: [] as LiveMemory[] };
  // The first part fills the caches.
  for (let round = 0; round <= CHECKS; round += 1) {
    left = Math.ceil(REQUESTS / (CHECKS + 1));
    await Promise.all(Array.from({ length: CLIENTS }, client));
    const reported: string[] = [];
    for (const program of PROGRAMS) {
      const memory = await liveMemoryOf(site.pidOf(program));
      reported.push(
        `${program} holds ${memory.held.toFixed(1)} MB, ${memory.resident.toFixed(1)} MB resident`,
      );
      if (round > 0) seen[program].push(memory);
    }
    const seconds = (performance.now() - beganAt) / 1_000;
    console.log(
      `${round === 0 ? 'warm' : `look ${round}`} after ${seconds.toFixed(0)} s: ${reported.join('; ')}`,
    );
  }
  console.log(`answers by status ${JSON.stringify(statuses)}`);
  for (const program of PROGRAMS)
    for (const what of ['held', 'resident'] as const) {
      const growth = growthOf(seen[program].map((memory) => memory[what]));
      const isFlat = growth <= MAX_GROWTH;
      console.log(
        `${isFlat ? 'ok  ' : 'NOT '} ${program}, ${what}: ${(growth * 100).toFixed(1)} %, at most 5`,
      );
      if (!isFlat) process.exitCode = 1;
    }
} finally {
  await requester.close();
  await site.stop();
}
