/**
 * Whether anybody ever sees what another has told: `tsx tests/load/canaries.ts [requests] [seed]`, on a site that is
 * built. Exits with 1 when somebody does, or when a shared cache might keep an answer for one person.
 */
import { TEST_SITE_SECRET } from '@broadsheet/test-kit/database/create-test-services';
import { startSite } from '@broadsheet/test-kit/site/start-site';
import { createSeededRandom } from '../hostile/seeded-random.ts';
import { watchCanaries } from './canaries/watch-canaries.ts';

const REQUESTS = Number(process.argv[2] ?? 100_000);
const SEED = Number(process.argv[3] ?? 20_261_122);
const PEOPLE = Number(process.argv[4] ?? 100);

const site = await startSite({ LOG_LEVEL: 'fatal', SITE_SECRET: TEST_SITE_SECRET });
try {
  const began = performance.now();
  const size = { people: PEOPLE, requests: REQUESTS };
  const { faults, addresses, silent, ...counts } = await watchCanaries(
    site,
    size,
    createSeededRandom(SEED).below,
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    JSON.stringify({
      seed: SEED,
      people: PEOPLE,
      addresses: addresses.length,
      silent: silent.length,
      ...counts,
      seconds,
    }),
  );
  if (process.env.SILENT) console.log(silent.join('\n'));
  console.log(`faults ${faults.length}`);
  if (faults.length > 0) console.error(faults.slice(0, 20).join('\n'));
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await site.stop();
}
