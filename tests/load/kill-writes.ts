/**
 * Applications, saves, messages of both sides, status changes and bookings while BFF, services and PostgreSQL are killed: `tsx tests/load/kill-writes.ts [writes]
 * [seed]`, on a site that is built. Exits with 1 when an acknowledged one is lost, or any is there that should not be.
 */
import { TEST_SITE_SECRET } from '@broadsheet/test-kit/database/create-test-services';
import { startSite } from '@broadsheet/test-kit/site/start-site';
import { createSeededRandom } from '../hostile/seeded-random.ts';
import { planKills, surviveKills } from './kills/survive-kills.ts';

const WRITES = Number(process.argv[2] ?? 10_000);
const SEED = Number(process.argv[3] ?? 20_261_122);
const PEOPLE = 40;
const ROUNDS = 4;
const TIMEOUT_MS = 600_000;

const site = await startSite({ LOG_LEVEL: 'fatal', SITE_SECRET: TEST_SITE_SECRET });
try {
  const began = performance.now();
  const { lost, unexpected, unbooked, ...counts } = await surviveKills(site, {
    people: PEOPLE,
    writes: WRITES,
    kills: planKills(WRITES, ROUNDS, createSeededRandom(SEED).below),
    timeoutMs: TIMEOUT_MS,
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(JSON.stringify({ seed: SEED, ...counts, seconds }));
  console.log(`lost ${lost.length}, unexpected ${unexpected.length}`);
  const faults = [...lost, ...unexpected, ...unbooked.map((slot) => `slot ${slot} is nobody’s`)];
  if (faults.length > 0) console.error(faults.slice(0, 20).join('\n'));
  if (faults.length > 0 || counts.miscounted !== 0) process.exitCode = 1;
} finally {
  await site.stop();
}
