import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BenchSite, BFF, withBenchSite } from '../servers/bench-site.ts';
import { leaveServerCore, PINNING } from '../servers/cores.ts';
import { findFreePort } from '../servers/find-free-port.ts';
import { fetchAnswer } from '../servers/request.ts';
import { ROOT } from '../servers/root.ts';
import type { RunningProgram } from '../servers/start-program.ts';
import { readLoad, VERSIONS } from '../servers/versions.ts';
import { spreadOf } from '../spread.ts';
import { buildColdPeers, PAGE_DATA, PLAIN_SERVER } from './build-peers.ts';
import { type ColdRequest, listColdRequests } from './cold/cold-requests.ts';
import { coldGoalsTable, coldPagesTable, frontRatio, ratioGoalsTable } from './cold/cold-tables.ts';
import {
  COLD_ROUNDS,
  type ColdRound,
  type ColdSubject,
  measureColdPages,
  PAGES_A_ROUND,
  WARM_PAGES,
} from './cold/measure-cold-pages.ts';
import { startNginxCache } from './cold/nginx-cache.ts';
import { benchTargetedHome, type HomeSubject } from './cold/targeted-home.ts';
import { FRAMEWORK_PEERS, type FrameworkPeer } from './framework-peers.ts';
import { buildNextPeer, startNextPeer } from './next-peer.ts';

const OURS = 'Broadsheet';
const PLAIN = 'Fastify and renderToString';
const NEXT = 'Next.js, dynamic';
const HOME_ANSWERS_FOR_MS = '60000';
const GZIP_LEVEL = 6;
/** The CPU of all programs for one page of ours, ms: job, list, search, jobfeed. */
const GOALS_MS = [6, 5, 10, 18];
const SAMPLES = 20;

export const PEERS_METHOD: readonly string[] = [
  `${VERSIONS} ${FRAMEWORK_PEERS.map(({ version }) => version).join(', ')}.`,
  PINNING,
  '',
  `Cold pages: no two requests of a minute are equal. ${WARM_PAGES} pages warm each row up; then there are ${COLD_ROUNDS} rounds of ${PAGES_A_ROUND} pages, by four`,
  'clients, every other round backwards. CPU is what the kernel charged the program in front with its children, the services and',
  'PostgreSQL. Medians of the rounds with the least and the most; ratios are computed within a round. The services have a fifth of the demo.',
  '',
  '- Every server calls the same services for a job: one call, which answers all of the page. The peers run the',
  "  blocks' own loaders, without the BFF's validation, deadlines, caches, sessions, headers, metrics and page JSON.",
  "- Fastify and renderToString draws the blocks' own components in one tree, compresses with gzip at level 6, and writes one log line.",
  '- Next.js draws the same components, the interactive ones as client components, with `cacheComponents`.',
  '- The others draw their own templates of the same blocks, with gzip at level 6 and one log line, on a newer Node.js that they need.',
  '  SvelteKit has `csr = false`: by default it sends the data of a page a second time in a script. Astro and Marko are as they come.',
  '- The home page is that of one experience band, as the shipped site has it. The peers keep the answers of services for a',
  '  minute; Next.js caches the components of a band too, and nginx with `proxy_cache` its whole pages.',
];

/** What a peer needs to load its pages. */
const peerEnv = (
  { services }: BenchSite,
  contentDir: string,
  more: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  SERVICES_URL: services.url,
  CONTENT_DIR: contentDir,
  PAGE_DATA,
  ...more,
});

const startPlain = async (
  site: BenchSite,
  contentDir: string,
  answersForMs: string,
): Promise<RunningProgram> => {
  const port = await findFreePort();
  return site.startOther([PLAIN_SERVER], {
    port,
    readyPath: '/health/ready',
    cwd: ROOT,
    env: peerEnv(site, contentDir, { PORT: String(port), ANSWERS_FOR_MS: answersForMs }),
  });
};

/** Next.js, its home page, and that one behind nginx; missing where they cannot be installed. */
const startNext = async (
  site: BenchSite,
  contentDir: string,
  product: RunningProgram,
): Promise<{ next: RunningProgram; behindNginx: RunningProgram } | string> => {
  const pageFile = join(site.folder, 'home-page.json');
  const response = await fetch(`${product.url}/api/layout?path=${encodeURIComponent('/')}`);
  await writeFile(pageFile, await response.text());
  const fault = buildNextPeer(pageFile);
  if (fault) return fault;
  const next = await startNextPeer(site, pageFile, peerEnv(site, contentDir, {}));
  return { next, behindNginx: await startNginxCache(site, next) };
};

const startFramework = async (
  site: BenchSite,
  contentDir: string,
  { command }: FrameworkPeer,
): Promise<RunningProgram> => {
  const { args, ...started } = command;
  const port = await findFreePort();
  const env = peerEnv(site, contentDir, { PORT: String(port) });
  return site.startOther(args, { ...started, port, env });
};

/** How many times the bytes of one gzip of the same HTML a first answer has. */
const firstBytes = async (
  { url }: RunningProgram,
  requests: readonly ColdRequest[],
): Promise<number[]> => {
  const ratios: number[] = [];
  for (const { path } of requests) {
    const first = await fetchAnswer(`${url}${path}`, { 'accept-encoding': 'gzip' });
    const plain = await fetchAnswer(`${url}${path}`, { 'accept-encoding': 'identity' });
    ratios.push(first.body.length / gzipSync(plain.body, { level: GZIP_LEVEL }).length);
  }
  return ratios;
};

const ratioGoals = (rounds: readonly ColdRound[], ownJobs: string, hasNext: boolean) => [
  {
    what: `front CPU of a job, by ${PLAIN}`,
    ratio: frontRatio(rounds, ownJobs, jobsOf(PLAIN)),
    max: 0.6,
  },
  ...(hasNext
    ? [
        {
          what: `front CPU of a job, by ${NEXT}`,
          ratio: frontRatio(rounds, ownJobs, jobsOf(NEXT)),
          max: 0.15,
        },
      ]
    : []),
];

const jobsOf = (server: string): string => `job: ${server}`;

const measure = async (site: BenchSite): Promise<string[]> => {
  const loadBefore = readLoad();
  const contentDir = await site.contentOf('as it is');
  const product = await site.start(BFF, contentDir);
  const requests = await listColdRequests(site, product);
  const started = await startNext(site, contentDir, product);
  const next = typeof started === 'string' ? null : started;
  const own = { server: product };
  const jobs = (name: string, server: RunningProgram): ColdSubject => ({
    name: jobsOf(name),
    server,
    requests: requests.job,
  });
  const ofPeers = [
    jobs(PLAIN, await startPlain(site, contentDir, '0')),
    ...(next ? [jobs(NEXT, next.next)] : []),
  ];
  const notes = typeof started === 'string' ? [started] : [];
  for (const peer of FRAMEWORK_PEERS) {
    const fault = peer.build();
    if (fault) notes.push(fault);
    else ofPeers.push(jobs(peer.name, await startFramework(site, contentDir, peer)));
  }
  const ours: ColdSubject[] = [
    jobs(OURS, product),
    { name: `list: ${OURS}`, ...own, requests: requests.list },
    { name: `search: ${OURS}`, ...own, requests: requests.search },
    { name: `jobfeed: ${OURS}`, ...own, requests: requests.feed },
  ];
  const bytes = await firstBytes(product, requests.job.slice(-SAMPLES));
  const subjects = [...ours.slice(0, 1), ...ofPeers, ...ours.slice(1)];
  const rounds = await measureColdPages(site, subjects);
  const homes: HomeSubject[] = [
    { name: OURS, server: product },
    { name: PLAIN, server: await startPlain(site, contentDir, HOME_ANSWERS_FOR_MS) },
    ...(next
      ? [
          { name: NEXT, server: next.next },
          { name: `${NEXT}, behind nginx`, server: next.behindNginx, behind: [next.next] },
        ]
      : []),
  ];
  const goals = ours.map(({ name }, at) => ({ name, max: GOALS_MS[at] ?? 0 }));
  const names = subjects.map(({ name }) => name);
  const first = { what: 'bytes of a first answer, by gzip 6 of the same HTML', max: 1.15 };
  return [
    ...coldPagesTable(rounds, names, jobsOf(OURS)),
    '',
    ...coldGoalsTable(rounds, goals),
    '',
    ...ratioGoalsTable([
      ...ratioGoals(rounds, jobsOf(OURS), next !== null),
      { ...first, ratio: spreadOf(bytes) },
    ]),
    '',
    ...(await benchTargetedHome(homes)),
    ...notes.flatMap((note) => ['', note]),
    '',
    `Load average of the machine ${loadBefore} before this run and ${readLoad()} at its end.`,
  ];
};

/** Cold pages and a targeted home beside servers in other frameworks, as lines of Markdown. */
export const benchPeers = async (): Promise<string[]> => {
  leaveServerCore();
  await buildColdPeers();
  return withBenchSite(measure);
};
