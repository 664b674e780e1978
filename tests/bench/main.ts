import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { benchEngine, ENGINE_METHOD } from './engine.ts';
import { replaceSection } from './replace-section.ts';

const BENCHES = new Map([['engine', { title: 'Engine', method: ENGINE_METHOD, run: benchEngine }]]);
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
    const table = bench.run();
    console.log(table.join('\n'));
    const section = [machine(), '', ...bench.method, '', ...table];
    writeFileSync(REPORT, replaceSection(readFileSync(REPORT, 'utf8'), bench.title, section));
  }
}
