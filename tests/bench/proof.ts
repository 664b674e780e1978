import { checkLayout } from '@broadsheet/layout-engine/check-layout';
import { compileLayout } from '@broadsheet/layout-engine/compile-layout';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { parseLayout } from '@broadsheet/layout-engine/parse-layout';
import { reachableSets } from '@broadsheet/layout-engine/reachable-sets';
import { createProofLayout } from './proof-layout.ts';
import { formatSpread, measureRounds } from './spread.ts';

/** Numbers of schedule starts; 50 give nearly as many plans as a page may have. */
const INSTANTS = [0, 5, 20, 50];
const ROUNDS = 7;

export const PROOF_METHOD: readonly string[] = [
  'A page of forty blocks with vacancies among them, a variant for every single value of brand, cohort, band, membership',
  'and device, and for n instants; some variants change nothing, which only the last plan can show. Every plan is proved,',
  `on one thread, garbage collection included. Medians of ${ROUNDS} rounds of wall time with the least and the most.`,
];

const proveOnce = (instants: number): number => {
  const { layout, source } = parseLayout(
    'layouts/home.json',
    JSON.stringify(createProofLayout(instants)),
  );
  if (!layout) throw new Error('the layout of the bench does not parse');
  const started = performance.now();
  checkLayout({
    layout,
    source,
    definitions: exampleDefinitions,
    brands: [],
    experiments: null,
    audiences: null,
  });
  return performance.now() - started;
};

/** Proofs of layouts with growing numbers of plans, as lines of Markdown. */
export const benchProof = (): string[] => {
  const rows = measureRounds(INSTANTS, ROUNDS, proveOnce);
  return [
    '| instants | plans | proof, ms |',
    '|---|---|---|',
    ...INSTANTS.map((instants, index) => {
      const compiled = compileLayout(createProofLayout(instants), exampleDefinitions);
      const plans = reachableSets(compiled, Number.POSITIVE_INFINITY)?.length ?? 0;
      const row = rows[index];
      if (!row) throw new Error(`${instants} instants were not measured`);
      return `| ${instants} | ${plans.toLocaleString('en')} | ${formatSpread(row, (ms) => ms.toFixed(0))} |`;
    }),
  ];
};
