import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import { buildPeers, PEER_RENDERER, PEER_SERVER } from '../peers/build-peers.ts';
import { buildNextPeer, startNextPeer } from '../peers/next-peer.ts';
import { type BenchSite, BFF, withBenchSite } from '../servers/bench-site.ts';
import { leaveServerCore } from '../servers/cores.ts';
import { readPublicHome } from '../servers/home-page.ts';
import type { RunningProgram } from '../servers/start-program.ts';
import { readLoad } from '../servers/versions.ts';
import { checkPersonal } from './check-personal.ts';
import { type ColdSubject, measureCold } from './measure-cold.ts';
import { measureSubjects } from './measure-subjects.ts';
import { coldTable, subjectsTable } from './pages-tables.ts';
import { type Addresses, listSubjects, ROWS } from './subjects.ts';
import { targetsTable } from './targets.ts';

const SIX = 6;
const TWENTY = 20;

const readAddresses = async (product: RunningProgram): Promise<Addresses> => {
  const fetchPage = (_: string, path: string) => fetch(`${product.url}${path}`);
  const { jobdetail, search } = await readPageAddresses({ request: fetchPage }, 'tech');
  const [job] = jobdetail ?? [];
  const [found] = search ?? [];
  if (!job || !found) throw new Error('the site has no job or no search');
  return { job, search: found };
};

const measure = async (site: BenchSite): Promise<string[]> => {
  const loadBefore = readLoad();
  const content = await site.contentOf(0);
  const startProduct = () => site.start(BFF, content);
  const startPeers = () => site.start(PEER_SERVER, content);
  const startCards = async (count: number) => {
    const started = await site.start(PEER_SERVER, await site.contentOf(count), {
      RENDERER_DIR: PEER_RENDERER,
    });
    await checkPersonal(started, count);
    return started;
  };
  const product = await startProduct();
  const pageFile = join(site.folder, 'home-page.json');
  await writeFile(pageFile, await readPublicHome(product));
  const nextFault = buildNextPeer(pageFile);
  const startNext = () => startNextPeer(site, pageFile);

  const firsts: ColdSubject[] = [
    { name: ROWS.limit, path: '/peers/html', start: startPeers },
    { name: ROWS.home, path: '/', start: startProduct },
    { name: ROWS.react, path: '/peers/react', start: startPeers },
    ...(nextFault ? [] : [{ name: ROWS.nextDynamic, path: '/dynamic', start: startNext }]),
  ];
  const cold = await measureCold(firsts);

  const subjects = listSubjects(
    {
      product,
      sixCards: await startCards(SIX),
      twentyCards: await startCards(TWENTY),
      asItIs: await site.start(BFF, await site.contentOf('as it is')),
      peers: await startPeers(),
      next: nextFault ? null : await startNext(),
    },
    await readAddresses(product),
  );
  const measured = await measureSubjects(subjects);
  return [
    ...subjectsTable(subjects, measured),
    '',
    ...targetsTable(measured.rounds),
    '',
    ...coldTable(cold),
    ...(nextFault ? ['', nextFault] : []),
    '',
    `Load average of the machine ${loadBefore} before this run and ${readLoad()} at its end.`,
  ];
};

/** This product's pages compared with their limit and their peers, as lines of Markdown. */
export const benchPages = async (): Promise<string[]> => {
  leaveServerCore();
  await buildPeers();
  return withBenchSite(measure);
};
