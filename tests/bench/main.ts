import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { benchEngine, ENGINE_METHOD } from './engine.ts';
import { benchPages } from './pages/pages.ts';
import { PAGES_METHOD } from './pages/pages-method.ts';
import { benchProof, PROOF_METHOD } from './proof.ts';
import { replaceSection } from './replace-section.ts';
import { benchSize, SIZE_METHOD } from './size/size.ts';
import { benchStart, START_METHOD } from './start/start.ts';

interface Bench {
  readonly title: string;
  readonly method: readonly string[];
  /** Measures, and answers with lines of Markdown. */
  readonly run: () => readonly string[] | Promise<readonly string[]>;
}

const BENCHES: ReadonlyMap<string, Bench> = new Map([
  ['engine', { title: 'Engine', method: ENGINE_METHOD, run: benchEngine }],
  ['proof', { title: 'Proof', method: PROOF_METHOD, run: benchProof }],
  ['pages', { title: 'Pages', method: PAGES_METHOD, run: benchPages }],
  ['size', { title: 'Size', method: SIZE_METHOD, run: benchSize }],
  ['start', { title: 'Start and memory', method: START_METHOD, run: benchStart }],
]);
const REPORT = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));

const machine = (): string => {
  const [first] = cpus();
  return `Node ${process.versions.node}, V8 ${process.versions.v8}, ${cpus().length} cores of ${first?.model ?? 'an unnamed kind'}, ${process.platform} ${process.arch}.`;
};

const names = process.argv.slice(2);
const wanted = names.length > 0 ? names : [...BENCHES.keys()];
const unknown = wanted.filter((name) => !BENCHES.has(name));
if (unknown.length > 0) {
  console.error(`no bench ${unknown.join(', ')}; there are: ${[...BENCHES.keys()].join(', ')}`);
  process.exitCode = 2;
} else {
  for (const name of wanted) {
    const bench = BENCHES.get(name);
    if (!bench) continue;
    const table = await bench.run();
    console.log(table.join('\n'));
    const section = [machine(), '', ...bench.method, '', ...table];
    writeFileSync(REPORT, replaceSection(readFileSync(REPORT, 'utf8'), bench.title, section));
  }
}
