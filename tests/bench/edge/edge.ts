import { measureSubjects } from '../pages/measure-subjects.ts';
import { subjectsTable } from '../pages/pages-tables.ts';
import type { Subject } from '../pages/subjects.ts';
import { targetsTable } from '../pages/targets.ts';
import { type BenchSite, BFF, withBenchSite } from '../servers/bench-site.ts';
import { leaveServerCore } from '../servers/cores.ts';
import { readPublicHome } from '../servers/home-page.ts';
import { putLoad } from '../servers/put-load.ts';
import { fetchAnswer } from '../servers/request.ts';
import { readLoad } from '../servers/versions.ts';
import { TWELVE_CLASSES } from './class-mix.ts';
import { type HitRate, measureHitRate } from './hit-rate.ts';
import { listAddresses } from './list-addresses.ts';
import { ROWS, TARGETS } from './rows.ts';
import { startEdge, startFastify, startNginxFile } from './start-peers.ts';

const GOAL = 0.9;
const REQUESTS_BEFORE = 2_000;
const GZIP = { 'accept-encoding': 'gzip' };
const BEHIND = { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' };

const hitTable = ({ requests, hits, homeRequests, homeHits, refused }: HitRate): string[] => {
  const rowOf = (name: string, all: number, hit: number) =>
    `| ${name} | ${all.toLocaleString('en')} | ${(hit / all).toFixed(3)} |`;
  return [
    '| requests for | answers | share that the edge answered |',
    '|---|---|---|',
    rowOf('all addresses', requests, hits),
    rowOf('the home page', homeRequests, homeHits),
    '',
    `Refused because the BFF had too much to do: ${refused}.`,
    `Goal: a share of at least ${GOAL} over all addresses. ${hits / requests >= GOAL ? 'Reached.' : 'Missed.'}`,
  ];
};

const measure = async (site: BenchSite): Promise<string[]> => {
  const loadBefore = readLoad();
  const asShipped = await site.start(BFF, await site.contentOf('as it is'), BEHIND);
  const shippedEdge = await startEdge(asShipped);
  const hitRate = await measureHitRate(shippedEdge, listAddresses());

  const bff = await site.start(BFF, await site.contentOf(0), BEHIND);
  await readPublicHome(bff);
  // Cached pages are compressed better once they have been requested for a while.
  await putLoad(bff, { path: '/', headers: GZIP }, { requests: REQUESTS_BEFORE });
  const page = (await fetchAnswer(`${bff.url}/`, GZIP)).body;
  const edge = await startEdge(bff);
  const ofOneClass = (await fetchAnswer(`${shippedEdge.url}/`, GZIP)).body;
  const samePage = await startEdge(await startFastify(site, ofOneClass));
  const common = { headers: GZIP, limit: ROWS.file, path: '/' };
  const subjects: Subject[] = [
    {
      ...common,
      name: ROWS.file,
      server: await startNginxFile(site.folder, page),
      path: '/index.html',
    },
    { ...common, name: ROWS.fastify, server: await startFastify(site, page) },
    { ...common, name: ROWS.bff, server: bff },
    { ...common, name: ROWS.edge, server: edge },
    { ...common, name: ROWS.sameBytes, server: samePage, inTurn: TWELVE_CLASSES },
    { ...common, name: ROWS.targeted, server: shippedEdge, inTurn: TWELVE_CLASSES },
  ];
  const measured = await measureSubjects(subjects);
  return [
    ...subjectsTable(subjects, measured),
    '',
    ...targetsTable(measured.rounds, TARGETS),
    '',
    ...hitTable(hitRate),
    '',
    `Load average of the machine ${loadBefore} before this run and ${readLoad()} at its end.`,
  ];
};

/** Varnish in front of the BFF compared with the BFF alone and with a file, as lines of Markdown. */
export const benchEdge = (): Promise<string[]> => {
  leaveServerCore();
  return withBenchSite(measure);
};
