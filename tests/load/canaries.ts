/**
 * Whether any person sees another one's data: `tsx tests/load/canaries.ts [requests] [seed] [people]`, on a built site.
 * Exits with 1 when one does, when a shared cache might store a private response, or when a personal address shows
 * nothing and `canaries/without-text` does not say why.
 */
import { TEST_SITE_SECRET } from '@broadsheet/test-kit/database/create-test-services';
import { startSite } from '@broadsheet/test-kit/site/start-site';
import { createSeededRandom } from '../hostile/seeded-random.ts';
import { addCanariesTo } from './canaries/canary-people.ts';
import { checkSilence } from './canaries/check-silence.ts';
import { watchCanaries } from './canaries/watch-canaries.ts';

const REQUESTS = Number(process.argv[2] ?? 100_000);
const SEED = Number(process.argv[3] ?? 20_261_122);
const PEOPLE = Number(process.argv[4] ?? 100);

const site = await startSite({ LOG_LEVEL: 'fatal', SITE_SECRET: TEST_SITE_SECRET });
try {
  const began = performance.now();
  const added = await addCanariesTo(site, PEOPLE);
  const watched = await watchCanaries(site, added, REQUESTS, createSeededRandom(SEED).below);
  const { addresses, silent, silentOwn, faults: seen, ...counts } = watched;
  const faults = [...seen, ...checkSilence(watched)];
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    JSON.stringify({
      seed: SEED,
      people: PEOPLE,
      addresses: addresses.length,
      silent: silent.length,
      silentForAReason: silentOwn.length,
      ...counts,
      seconds,
    }),
  );
  console.log(`faults ${faults.length}`);
  if (faults.length > 0) console.error(faults.slice(0, 20).join('\n'));
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await site.stop();
}
