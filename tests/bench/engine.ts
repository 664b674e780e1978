import { NO_ARMS } from '@broadsheet/contract/experiments';
import { compileLayout } from '@broadsheet/layout-engine/compile-layout';
import type { CompiledLayout } from '@broadsheet/layout-engine/compiled-layout';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { selectPlan } from '@broadsheet/layout-engine/select-plan';
import { TwoGenerationCache } from '@broadsheet/layout-engine/two-generation-cache';
import { createAskings, createRuleLayout, type RuleRequest } from './rule-layout.ts';
import { formatSpread, measureRounds, type Spread } from './spread.ts';

const SIZES = [10, 100, 1_000, 10_000];
const ROUNDS = 21;
const WARM_SELECTIONS = 500_000;
const COLD_SELECTIONS = 64;
/** Few enough that every plan stays in the memo. */
const ASKINGS = 256;
const MEMO = 8_192;

const selectAll = (
  compiled: CompiledLayout,
  askings: readonly RuleRequest[],
  count: number,
): number => {
  let shown = 0;
  for (let index = 0; index < count; index += 1) {
    const requested = askings[index & (ASKINGS - 1)];
    if (requested)
      shown += selectPlan(compiled, requested.audience, NO_ARMS, requested.now).blocks.length;
  }
  return shown;
};

/** CPU time of this process, without that of other processes. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** The same compiled layout with an empty memo. */
const forget = (compiled: CompiledLayout): CompiledLayout => ({
  ...compiled,
  blocks: compiled.blocks.map((block) => ({ ...block, settingsMemo: new TwoGenerationCache(16) })),
  memo: new TwoGenerationCache(MEMO),
});

export const ENGINE_METHOD: readonly string[] = [
  'A page of n blocks and n variants; each variant and all blocks but ten have a condition over three or four fields,',
  `every fifth with a schedule. ${ASKINGS} audiences and instants select in turn. Warm: a plan that was selected before,`,
  `${WARM_SELECTIONS.toLocaleString('en')} selections a round. Cold: the first plan of a compiled layout whose memos are empty, ${COLD_SELECTIONS} a round.`,
  `Medians of ${ROUNDS} rounds with the least and the most, in CPU time of the one process, garbage collection included;`,
  'within a round the sizes alternate. A layout is compiled when it is loaded, which was measured once.',
];

interface Row {
  readonly size: number;
  readonly compileMs: number;
  readonly coldMs: Spread;
  readonly warmPerSecond: Spread;
}

const measure = (layouts: ReadonlyMap<number, { compiled: CompiledLayout; compileMs: number }>) => {
  const askings = createAskings(ASKINGS);
  const sizes = [...layouts.keys()];
  const compiledOf = (size: number) => {
    const found = layouts.get(size);
    if (!found) throw new Error(`no layout of ${size} rules`);
    return found;
  };
  // Sizes alternate within a round, so that a busy machine affects all of them.
  const cold = measureRounds(sizes, ROUNDS, (size) => {
    const fresh = Array.from({ length: COLD_SELECTIONS }, () => forget(compiledOf(size).compiled));
    const started = cpuMs();
    for (const [index, compiled] of fresh.entries()) selectAll(compiled, askings.slice(index), 1);
    return (cpuMs() - started) / COLD_SELECTIONS;
  });
  for (const size of sizes) selectAll(compiledOf(size).compiled, askings, WARM_SELECTIONS);
  const warm = measureRounds(sizes, ROUNDS, (size) => {
    const started = cpuMs();
    selectAll(compiledOf(size).compiled, askings, WARM_SELECTIONS);
    return (WARM_SELECTIONS / (cpuMs() - started)) * 1_000;
  });
  return sizes.map((size, index): Row => {
    const coldMs = cold[index];
    const warmPerSecond = warm[index];
    if (!coldMs || !warmPerSecond) throw new Error(`size ${size} was not measured`);
    return { size, compileMs: compiledOf(size).compileMs, coldMs, warmPerSecond };
  });
};

/** Plans a second of layouts of growing size, as lines of Markdown. */
export const benchEngine = (): string[] => {
  const layouts = new Map(
    SIZES.map((size) => {
      const layout = createRuleLayout(size);
      const started = cpuMs();
      const compiled = compileLayout(layout, exampleDefinitions);
      return [size, { compiled, compileMs: cpuMs() - started }] as const;
    }),
  );
  const rows = measure(layouts);
  const warm = rows.map(({ warmPerSecond }) => warmPerSecond.median);
  const flatness = (Math.max(...warm) / Math.min(...warm) - 1) * 100;
  return [
    '| blocks and rules | compile, ms | cold, ms a plan | cold, plans a second | warm, plans a second |',
    '|---|---|---|---|---|',
    ...rows.map(({ size, compileMs, coldMs, warmPerSecond }) =>
      [
        '',
        size.toLocaleString('en'),
        compileMs.toFixed(1),
        formatSpread(coldMs, (value) => value.toFixed(3)),
        Math.round(1_000 / coldMs.median).toLocaleString('en'),
        formatSpread(warmPerSecond, (value) => `${(value / 1e6).toFixed(2)} M`),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
    '',
    `Warm medians of the sizes lie within ${flatness.toFixed(1)} % of each other.`,
  ];
};
