import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { benchCosts, COSTS_METHOD } from './costs/costs.ts';
import { benchEdge } from './edge/edge.ts';
import { EDGE_METHOD } from './edge/edge-method.ts';
import { benchEngine, ENGINE_METHOD } from './engine.ts';
import { benchEngines, ENGINES_METHOD } from './engines/engines.ts';
import { benchExperiments, EXPERIMENTS_METHOD } from './experiments/experiments.ts';
import { benchLighthouse, LIGHTHOUSE_METHOD } from './lighthouse/lighthouse.ts';
import { benchLists, LISTS_METHOD } from './lists/lists.ts';
import { benchNavigation, NAVIGATION_METHOD } from './navigation/navigation.ts';
import { benchPages } from './pages/pages.ts';
import { PAGES_METHOD } from './pages/pages-method.ts';
import { benchPaint, PAINT_METHOD } from './paint/paint.ts';
import { benchPeers, PEERS_METHOD } from './peers/peers.ts';
import { benchProof, PROOF_METHOD } from './proof.ts';
import { benchPublishing, PUBLISHING_METHOD } from './publishing/publishing.ts';
import { replaceSection } from './replace-section.ts';
import { benchResumes, RESUMES_METHOD } from './resumes/resumes.ts';
import { benchSearch, SEARCH_METHOD } from './search/search.ts';
import { closeLeftOpen } from './servers/left-open.ts';
import { benchSize, SIZE_METHOD } from './size/size.ts';
import { benchStart, START_METHOD } from './start/start.ts';

interface Bench {
  readonly title: string;
  readonly method: readonly string[];
  /** Measures, and returns lines of Markdown. */
  readonly run: () => readonly string[] | Promise<readonly string[]>;
}

const BENCHES: ReadonlyMap<string, Bench> = new Map([
  ['engine', { title: 'Engine', method: ENGINE_METHOD, run: benchEngine }],
  ['proof', { title: 'Proof', method: PROOF_METHOD, run: benchProof }],
  ['size', { title: 'Size', method: SIZE_METHOD, run: benchSize }],
  ['pages', { title: 'Pages', method: PAGES_METHOD, run: benchPages }],
  ['peers', { title: 'Peers', method: PEERS_METHOD, run: benchPeers }],
  ['edge', { title: 'Edge', method: EDGE_METHOD, run: benchEdge }],
  ['navigation', { title: 'Navigation', method: NAVIGATION_METHOD, run: benchNavigation }],
  ['paint', { title: 'Paint', method: PAINT_METHOD, run: benchPaint }],
  ['lighthouse', { title: 'Lighthouse', method: LIGHTHOUSE_METHOD, run: benchLighthouse }],
  ['search', { title: 'Search', method: SEARCH_METHOD, run: benchSearch }],
  ['engines', { title: 'Search engines', method: ENGINES_METHOD, run: benchEngines }],
  ['lists', { title: 'Lists', method: LISTS_METHOD, run: benchLists }],
  ['experiments', { title: 'Experiments', method: EXPERIMENTS_METHOD, run: benchExperiments }],
  ['costs', { title: 'Costs', method: COSTS_METHOD, run: benchCosts }],
  ['resumes', { title: 'Resumes', method: RESUMES_METHOD, run: benchResumes }],
  ['publishing', { title: 'Publishing', method: PUBLISHING_METHOD, run: benchPublishing }],
  ['start', { title: 'Start and memory', method: START_METHOD, run: benchStart }],
]);
const REPORT = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));
/** Exit codes of shells for a program that a signal ended. */
const SIGNALLED = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

const machine = (): string => {
  const [first] = cpus();
  return `Node ${process.versions.node}, V8 ${process.versions.v8}, ${cpus().length} cores of ${first?.model ?? 'an unnamed kind'}, ${process.platform} ${process.arch}.`;
};

const runAll = async (wanted: readonly string[]): Promise<void> => {
  for (const name of wanted) {
    const bench = BENCHES.get(name);
    if (!bench) continue;
    const table = await bench.run();
    console.log(table.join('\n'));
    const section = [machine(), '', ...bench.method, '', ...table];
    writeFileSync(REPORT, replaceSection(readFileSync(REPORT, 'utf8'), bench.title, section));
  }
};

let stopping: Promise<never> | undefined;
const stop = async (code: number): Promise<never> => {
  await closeLeftOpen();
  process.exit(code);
};
for (const [signal, code] of Object.entries(SIGNALLED))
  process.on(signal, () => {
    stopping ??= stop(code);
  });

const names = process.argv.slice(2);
const wanted = names.length > 0 ? names : [...BENCHES.keys()];
const unknown = wanted.filter((name) => !BENCHES.has(name));
if (unknown.length > 0) {
  console.error(`no bench ${unknown.join(', ')}; there are: ${[...BENCHES.keys()].join(', ')}`);
  process.exitCode = 2;
} else {
  await runAll(wanted).catch(async (error: unknown) => {
    // What ends with its servers fails too: only the signal is news then.
    await stopping;
    console.error(error);
    process.exitCode = 1;
  });
}
