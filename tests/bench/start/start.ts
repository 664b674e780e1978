import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTraceCollector } from '@broadsheet/test-kit/site/start-trace-collector';
import { buildNextPeer, startNextPeer } from '../peers/next-peer.ts';
import { type BenchSite, BFF, withBenchSite } from '../servers/bench-site.ts';
import { leaveServerCore, PINNING } from '../servers/cores.ts';
import { readPublicHome } from '../servers/home-page.ts';
import { closeAtEnd } from '../servers/left-open.ts';
import { memoryOf } from '../servers/process-figures.ts';
import { putLoad } from '../servers/put-load.ts';
import { fetchAnswer } from '../servers/request.ts';
import { roundsOr } from '../servers/rounds.ts';
import type { RunningProgram } from '../servers/start-program.ts';
import { readLoad, VERSIONS } from '../servers/versions.ts';
import { formatSpread, type Spread, spreadOf } from '../spread.ts';

const ROUNDS = roundsOr(10);
const REQUESTS = 3_000;
const GZIP = { 'accept-encoding': 'gzip' };

export const START_METHOD: readonly string[] = [
  VERSIONS,
  PINNING,
  '',
  'From the start of the process to its first 200: of the built BFF at `/health/ready`, with services that already run',
  `and a build that has proved the layouts; of the Next.js peer at its static page. ${ROUNDS} rounds in turns, medians with`,
  `the least and the most. Memory is the resident set at that time, and of one process after ${REQUESTS.toLocaleString('en')} answers of its`,
  'home page; of Next.js the public one, rendered for every request. The first page is that home page, requested when the',
  'server has just become ready: until its last byte, compressed.',
];

interface StartSubject {
  readonly name: string;
  readonly path: string;
  readonly start: () => Promise<RunningProgram>;
}
interface StartFigures {
  readonly readyMs: Spread;
  readonly pageMs: Spread;
  readonly memory: Spread;
  readonly loaded: number;
}

const startOnce = async ({ start, path }: StartSubject) => {
  const server = await start();
  const memory = memoryOf(server.pid);
  const startedAt = performance.now();
  const { status } = await fetchAnswer(`${server.url}${path}`, GZIP);
  const pageMs = performance.now() - startedAt;
  await server.stop();
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return { readyMs: server.readyMs, pageMs, memory };
};

const loadOnce = async ({ start, path }: StartSubject): Promise<number> => {
  const server = await start();
  await putLoad(server, { path, headers: GZIP }, { requests: REQUESTS });
  const memory = memoryOf(server.pid);
  await server.stop();
  return memory;
};

const measureStarts = async (subjects: readonly StartSubject[]): Promise<StartFigures[]> => {
  const rounds: Awaited<ReturnType<typeof startOnce>>[][] = subjects.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, subject] of subjects.entries())
      rounds[index]?.push(await startOnce(subject));
  const figures: StartFigures[] = [];
  for (const [index, subject] of subjects.entries()) {
    const own = rounds[index] ?? [];
    figures.push({
      readyMs: spreadOf(own.map(({ readyMs }) => readyMs)),
      pageMs: spreadOf(own.map(({ pageMs }) => pageMs)),
      memory: spreadOf(own.map(({ memory }) => memory)),
      loaded: await loadOnce(subject),
    });
  }
  return figures;
};

const formatInteger = (value: number): string => value.toFixed(0);

const measure = async (site: BenchSite): Promise<string[]> => {
  // The content of the build: other layouts would be proved again at every start.
  const content = await site.contentOf('as it is');
  const startProduct = () => site.start(BFF, content);
  const collector = await startTraceCollector();
  closeAtEnd(async () => collector.close());
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const product = await site.start(BFF, await site.contentOf(0));
  const pageFile = join(site.folder, 'home-page.json');
  await writeFile(pageFile, await readPublicHome(product));
  await product.stop();
  const nextFault = buildNextPeer(pageFile);
  const startNext = () => startNextPeer(site, pageFile);
  const subjects: StartSubject[] = [
    { name: 'this BFF', path: '/', start: startProduct },
    { name: 'this BFF, sending traces', path: '/', start: () => site.start(BFF, content, traced) },
    ...(nextFault ? [] : [{ name: 'Next.js peer', path: '/dynamic', start: startNext }]),
  ];
  const loadBefore = readLoad();
  const rows = await measureStarts(subjects);
  return [
    '| server | start to first 200, ms | first page after it, ms | memory at the start, MB | memory after the load, MB |',
    '|---|---|---|---|---|',
    ...rows.map(({ readyMs, pageMs, memory, loaded }, index) => {
      const spreads = [readyMs, pageMs, memory].map((spread) =>
        formatSpread(spread, formatInteger),
      );
      return `| ${[subjects[index]?.name, ...spreads, formatInteger(loaded)].join(' | ')} |`;
    }),
    ...(nextFault ? ['', nextFault] : []),
    '',
    `Load average of the machine ${loadBefore} before this run and ${readLoad()} at its end.`,
  ];
};

/** The start time and the memory of a new process, as lines of Markdown. */
export const benchStart = (): Promise<string[]> => {
  leaveServerCore();
  return withBenchSite(measure);
};
