import { TEST_SITE_SECRET } from '@broadsheet/test-kit/database/create-test-services';
import { type RunningSite, startSite } from '@broadsheet/test-kit/site/start-site';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededRandom } from '../hostile/seeded-random.ts';
import { addCanariesTo } from './canaries/canary-people.ts';
import { watchCanaries } from './canaries/watch-canaries.ts';
import { planKills, surviveKills } from './kills/survive-kills.ts';

const DEADLINE_MS = 120_000;
const SEED = 20_261_122;

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({
    LOG_LEVEL: 'silent',
    SITE_SECRET: TEST_SITE_SECRET,
    DEMO_SCALE: '0.05',
    // Other tests keep the machine busy meanwhile, and an overloaded site rightly refuses.
    ADMISSION: 'off',
  });
});
afterAll(() => site.stop());

it('shows nobody what another has told, and lets no shared cache keep it', async () => {
  const people = await addCanariesTo(site, 10);
  const watched = await watchCanaries(site, people, 600, createSeededRandom(SEED).below);
  expect(watched.faults).toEqual([]);
  expect(watched.addresses.length - watched.silent.length).toBeGreaterThan(70);
  expect(Object.keys(watched.statuses).filter((status) => Number(status) >= 500)).toEqual([]);
});

it('loses nothing that was acknowledged, and has nothing twice, whoever is killed', async () => {
  const kills = planKills(300, 1, createSeededRandom(SEED).below);
  const size = { people: 10, writes: 300, kills, timeoutMs: DEADLINE_MS };
  const { repeated, acknowledged, refused, ...survived } = await surviveKills(site, size);
  expect([acknowledged + refused, refused > 0]).toEqual([300, true]);
  expect(survived).toEqual({
    killed: { bff: 1, services: 1, database: 1 },
    unbooked: [],
    lost: [],
    unexpected: [],
    miscounted: 0,
  });
  expect(repeated).toBeGreaterThan(0);
});
