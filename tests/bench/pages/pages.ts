import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import { buildPeers, PEER_SERVER } from '../peers/build-peers.ts';
import { buildNextPeer, startNextPeer } from '../peers/next-peer.ts';
import { type BenchSite, BFF, withBenchSite } from '../servers/bench-site.ts';
import { leaveServerCore } from '../servers/cores.ts';
import { readPublicHome } from '../servers/home-page.ts';
import type { RunningProgram } from '../servers/start-program.ts';
import { readLoad } from '../servers/versions.ts';
import { type ColdSubject, measureCold } from './measure-cold.ts';
import { measureSubjects } from './measure-subjects.ts';
import { coldTable, subjectsTable } from './pages-tables.ts';
import { type Addresses, LIMITS, listSubjects } from './subjects.ts';

const readAddresses = async (product: RunningProgram): Promise<Addresses> => {
  const ask = (_: string, path: string) => fetch(`${product.url}${path}`);
  const { jobdetail, search } = await readPageAddresses({ ask }, 'tech');
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
  const product = await startProduct();
  const pageFile = join(site.folder, 'home-page.json');
  await writeFile(pageFile, await readPublicHome(product));
  const nextFault = buildNextPeer(pageFile);
  const startNext = () => startNextPeer(site, pageFile);

  const firsts: ColdSubject[] = [
    { name: LIMITS.html, path: '/peers/html', start: startPeers },
    { name: 'home, public', path: '/', start: startProduct },
    { name: 'React plainly: home', path: '/peers/react', start: startPeers },
    ...(nextFault ? [] : [{ name: 'Next.js, dynamic: home', path: '/dynamic', start: startNext }]),
  ];
  const cold = await measureCold(firsts);

  const subjects = listSubjects(
    {
      product,
      sixCards: await site.start(BFF, await site.contentOf(6)),
      twentyCards: await site.start(BFF, await site.contentOf(20)),
      asItIs: await site.start(BFF, await site.contentOf('as it is')),
      peers: await startPeers(),
      next: nextFault ? null : await startNext(),
    },
    await readAddresses(product),
  );
  return [
    ...subjectsTable(await measureSubjects(subjects)),
    '',
    ...coldTable(cold),
    ...(nextFault ? ['', nextFault] : []),
    '',
    `Load average of the machine ${loadBefore} before this run and ${readLoad()} at its end.`,
  ];
};

/** This product's pages beside their limit and their peers, as lines of Markdown. */
export const benchPages = async (): Promise<string[]> => {
  leaveServerCore();
  await buildPeers();
  return withBenchSite(measure);
};
