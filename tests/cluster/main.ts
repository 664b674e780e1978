/**
 * Proofs on a cluster of the built programs under steady load: `tsx tests/cluster/main.ts [rounds of restarts] [rounds
 * of kills] [parts]`. Parts, joined by commas, are both, kills, hangs, versions, restarts, and names of programs to
 * kill; by default all run. Ends with 1 where a public page failed, a request failed during a restart, or an
 * acknowledged write is lost or duplicated. docs/operations/cluster.md describes the counts.
 */
import { hrefOf } from '@broadsheet/contract/match-page';
import {
  PAGE_KINDS,
  type PageKindDefinition,
  type PageLayoutName,
} from '@broadsheet/contract/page-kinds';
import { readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import { addPeople } from '../load/kills/people.ts';
import { listWrites, WRITE_KINDS } from '../load/kills/writes.ts';
import { findLosses, readWritten } from '../load/kills/written.ts';
import { armsOverBoth } from './arms-over-both.ts';
import { holdOverBoth } from './hold-over-both.ts';
import { hangOne, type Killed, killOne, listVictims } from './kill-each.ts';
import { limitOverBoth } from './limit-over-both.ts';
import { mixVersions } from './mix-versions.ts';
import { renewTokens } from './renew-tokens.ts';
import { createRequesterByName } from './request-by-name.ts';
import { startCluster } from './start-cluster.ts';
import { learnPages, startLoad } from './steady-load.ts';

const RESTARTS = Number(process.argv[2] ?? 20);
const KILLS = Number(process.argv[3] ?? 3);
const PARTS = ['both', 'kills', 'hangs', 'versions', 'restarts'];
/** Programs whose freezing affects others, even if they still accept connections. */
const HUNG = ['primary', 'standby', 'redis-1', 'services-1', 'bff-1'];
const CHOSEN = process.argv[4]?.split(',') ?? PARTS;
/** The time that nginx waits for a page, and the other server's page; it tries a frozen server again after a while. */
const SLOWEST_WHILE_HUNG_MS = 7_000;
const PEOPLE = 80;
const JOBS = 80;
const OWN_PAGES: readonly PageLayoutName[] = ['jobfeed', 'saved-jobs', 'applied-jobs', 'chats'];
const PROGRAMS = ['bff-1', 'bff-2', 'services-1', 'services-2'];

/** Its address names a personal entity, which is never cached for others. */
const isForOne = (kind: PageLayoutName): boolean => {
  const { forOne }: PageKindDefinition = PAGE_KINDS[kind];
  return forOne === true;
};

const startedAt = performance.now();
const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
const say = (line: string) => console.log(`${seconds()} s ${line}`);
const faults: string[] = [];
let reconnects = 0;

const site = await startCluster(process.env.VERBOSE ? say : () => undefined);
const { cluster } = site;
const { request: requestOnce, close } = createRequesterByName(cluster.ports.site, () => {
  reconnects += 1;
});
const request = renewTokens(requestOnce);
const requester = { request };
try {
  const added = await addPeople(site, PEOPLE, JOBS);
  const addresses = Object.entries(await readPageAddresses(requester, 'tech')).flatMap(
    ([kind, paths]) => (isForOne(kind as PageLayoutName) ? [] : paths),
  );
  const [person] = added.people;
  const pages = await learnPages(
    requester,
    addresses.map((path) => ({ path })),
  );
  // Each BFF has its own page cache, which must be filled before the services are stopped.
  for (const port of cluster.ports.bffs) {
    const alone = createRequesterByName(port, () => undefined);
    await learnPages(alone, pages);
    alone.close();
  }
  const ownPages = await learnPages(
    requester,
    OWN_PAGES.map((kind) => ({
      path: hrefOf(kind),
      ...(person ? { person } : {}),
    })),
  );
  // A slot has one winner: the kill tests check the refusals of the others.
  const writes = listWrites(requester, added, PEOPLE * JOBS * WRITE_KINDS.length).filter(
    ({ kind }) => kind !== 'booking',
  );
  const before = await readWritten(site, added);
  say(`${pages.length} public pages, ${ownPages.length} of a member, ${writes.length} writes`);
  if (CHOSEN.includes('both')) {
    const { faults: shown, ...arms } = await armsOverBoth(cluster);
    faults.push(...shown);
    say(`arms at both BFFs: ${JSON.stringify(arms)}`);
    const { faults: unlimited, ...limited } = await limitOverBoth(cluster);
    faults.push(...unlimited);
    say(`one limit at both BFFs: ${JSON.stringify(limited)}`);
  }
  const load = startLoad(requester, { pages, ownPages, writes });
  if (CHOSEN.includes('both')) {
    const { faults: late, ...held } = await holdOverBoth(cluster);
    faults.push(...late);
    say(`at both BFFs, under load: ${JSON.stringify(held)}`);
  }

  const victims = listVictims(cluster).filter(
    (victim) => CHOSEN.includes('kills') || CHOSEN.includes(victim),
  );
  const check = (
    befell: string,
    { failedPages, failedOwnPages, failedWrites, ...rest }: Killed,
  ) => {
    faults.push(...failedPages.map((page) => `${rest.victim} ${befell}: ${page}`));
    const counted = {
      ...rest,
      failedPages: failedPages.length,
      failedOwnPages: failedOwnPages.length,
      failedWrites: failedWrites.length,
    };
    say(`${befell}: ${JSON.stringify(counted)}`);
    for (const failed of [...failedPages, ...failedOwnPages, ...failedWrites].slice(0, 3))
      say(`  ${failed}`);
  };
  for (let round = 1; round <= KILLS; round += 1)
    for (const victim of victims) check('killed', await killOne(cluster, load, victim));
  if (CHOSEN.includes('hangs'))
    for (const victim of HUNG) {
      const hung = await hangOne(cluster, load, victim);
      check('hung', hung);
      if (hung.slowestPageMs > SLOWEST_WHILE_HUNG_MS)
        faults.push(`${victim} hung: a page took ${hung.slowestPageMs} ms`);
    }

  if (CHOSEN.includes('versions')) {
    load.count();
    const { faults: mixed, ...went } = await mixVersions(site, request);
    const whileMixed = load.count();
    const failedMixed = [
      ...mixed,
      ...whileMixed.failedPages,
      ...whileMixed.failedOwnPages,
      ...whileMixed.failedWrites,
    ];
    faults.push(...failedMixed.map((one) => `two versions: ${one}`));
    say(
      `two versions: ${JSON.stringify({ ...went, pages: whileMixed.pages, failed: failedMixed.length })}`,
    );
  }

  for (let round = 1; round <= RESTARTS && CHOSEN.includes('restarts'); round += 1) {
    load.count();
    const began = performance.now();
    for (const name of PROGRAMS)
      if (!(await cluster.replace(name))) faults.push(`${name} did not end in its own way`);
    const { pages, slowestPageMs, ownPages, writes, ...failed } = load.count();
    const all = Object.values(failed).flat();
    faults.push(...all.map((one) => `restart ${round}: ${one}`));
    const took = Math.round((performance.now() - began) / 1000);
    say(
      `restart ${round}: ${JSON.stringify({ pages, slowestPageMs, ownPages, writes, failed: all.length, seconds: took })}`,
    );
    for (const one of all.slice(0, 3)) say(`  ${one}`);
  }

  const acknowledged = await load.stop();
  const after = await readWritten(site, added);
  const { lost, unexpected } = findLosses(acknowledged, after.names);
  const miscounted = after.miscounted - before.miscounted;
  say(
    JSON.stringify({
      acknowledged: acknowledged.length,
      lost: lost.length,
      unexpected: unexpected.length,
      miscounted,
      reconnects,
    }),
  );
  faults.push(
    ...lost.map((name) => `lost: ${name}`),
    ...unexpected.map((name) => `unexpected: ${name}`),
  );
  if (miscounted !== 0) faults.push(`applications are counted wrong by ${miscounted}`);
} finally {
  close();
  await site.stop();
}
if (faults.length > 0) {
  console.error(faults.slice(0, 40).join('\n'));
  process.exitCode = 1;
}
