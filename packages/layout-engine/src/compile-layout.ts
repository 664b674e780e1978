import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Layout, VariantBlock } from '@broadsheet/contract/layout';
import { type NamedAudiences, NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import { layOutBase } from './apply-variants.ts';
import { conditionOf } from './audiences/condition.ts';
import { compileChanges } from './compile-changes.ts';
import { compileConditions } from './compile-conditions.ts';
import type { KnownArms } from './compile-dimensions.ts';
import { compileFallback, definitionOf } from './compile-fallback.ts';
import {
  type CompiledBlock,
  type CompiledLayout,
  type CompiledList,
  type CompiledVariant,
  NONE,
  type SettingsPatch,
} from './compiled-layout.ts';
import type { JsonPath } from './json-source.ts';
import { createNumbering, type Numbering, type Tables } from './numbering.ts';
import type { ConsultedField } from './plan.ts';
import { refuseUnkeyable } from './plan-space.ts';
import { TwoGenerationCache } from './two-generation-cache.ts';

const MAX_PLANS = 8_192;
const MAX_SETTINGS = 512;

interface Mention {
  readonly block: VariantBlock;
  /** NONE for the layout itself. */
  readonly variant: number;
}

/** Every id of the layout with all its mentions, those of the layout itself first. */
const collectMentions = (layout: Layout): Map<string, Mention[]> => {
  const mentions = new Map<string, Mention[]>();
  const add = (id: string, mention: Mention) => {
    const known = mentions.get(id);
    if (known) known.push(mention);
    else mentions.set(id, [mention]);
  };
  for (const [id, block] of Object.entries(layout.blocks)) add(id, { block, variant: NONE });
  for (const [variant, { blocks = {} }] of (layout.variants ?? []).entries())
    for (const [id, block] of Object.entries(blocks)) add(id, { block, variant });
  return mentions;
};

const compileBlock = (
  id: string,
  mentions: readonly Mention[],
  definitions: BlockDefinitions,
  numbering: Numbering,
  variantConditions: readonly number[],
): CompiledBlock => {
  const first = mentions[0]?.block ?? {};
  const inBase = mentions[0]?.variant === NONE;
  const definition = definitionOf(definitions, id, first.type);
  const patches: SettingsPatch[] = [];
  for (const { block, variant } of mentions)
    if (variant !== NONE && block.settings)
      patches.push({ condition: variantConditions[variant] ?? NONE, settings: block.settings });
  const self = numbering.blockOf(id);
  return {
    id,
    definition,
    version: first.version ?? 1,
    settings: (inBase && first.settings) || {},
    patches,
    inBase,
    when: inBase ? numbering.conditionOf(first.when, ['blocks', id, 'when']) : NONE,
    slots: Object.keys(definition.slots ?? {}).map((name) => ({
      name,
      list: numbering.listOf(self, name),
    })),
    fallback: compileFallback(id, first.fallback, definitions),
    settingsMemo: new TwoGenerationCache(MAX_SETTINGS),
  };
};

const compileLists = (layout: Layout, tables: Tables, numbering: Numbering): CompiledList[] => {
  const ids = Object.keys(layout.blocks);
  return tables.lists.map(({ owner, slot }) => {
    const id = ids.find((each) => numbering.blockOf(each) === owner) ?? '';
    const path: JsonPath = owner === NONE ? ['order'] : ['blocks', id, 'slots', slot];
    const slots = layout.blocks[id]?.slots ?? {};
    const names = owner === NONE ? layout.order : Object.hasOwn(slots, slot) ? slots[slot] : [];
    return {
      owner,
      slot,
      items: (names ?? []).map(numbering.blockOf),
      refs: (names ?? []).map((_, index) => numbering.refOf([...path, index])),
    };
  });
};

/**
 * Compiles a layout that `checkLayout` has passed, or one that it is about to prove.
 * @param knownArms the arms of the experiments that exist.
 * @param named the audiences that exist.
 * Throws when a block is of a type without a definition, and PlanSpaceError when its plans cannot be keyed.
 */
export const compileLayout = (
  layout: Layout,
  definitions: BlockDefinitions,
  knownArms: KnownArms = new Map(),
  named: NamedAudiences = NO_AUDIENCES,
): CompiledLayout => {
  const mentions = collectMentions(layout);
  const ids = new Map([...mentions.keys()].map((id, index) => [id, index] as const));
  const tables: Tables = {
    conditions: [],
    conditionRefs: [],
    refs: [],
    lists: [{ owner: NONE, slot: '' }],
  };
  const numbering = createNumbering(ids, tables);
  const written = layout.variants ?? [];
  const variantConditions = written.map((variant, index) =>
    numbering.conditionOf(variant.when, ['variants', index, 'when']),
  );
  const blocks = [...mentions].map(([id, all]) =>
    compileBlock(id, all, definitions, numbering, variantConditions),
  );
  const variants: CompiledVariant[] = written.map((variant, index) => ({
    name: variant.name,
    condition: variantConditions[index] ?? NONE,
    changes: compileChanges(variant, index, numbering, (id) => Object.hasOwn(layout.blocks, id)),
  }));
  const lists = compileLists(layout, tables, numbering);
  const conditions = tables.conditions.map((when) => conditionOf(when, named));
  const compiled = compileConditions(conditions, knownArms);
  const { fields, experiments, time } = compiled;
  refuseUnkeyable(
    layout.page,
    [...fields, ...experiments, time].map(({ classes }) => classes.length),
  );
  const consulted: ConsultedField[] = [
    ...fields.map(({ field }) => field),
    ...experiments.map(({ key }) => `experiment.${key}` as const),
  ];
  if (time.instants.length > 0) consulted.push('time');
  return {
    page: layout.page,
    ...compiled,
    conditionRefs: tables.conditionRefs,
    consulted: Object.freeze(consulted),
    blocks,
    lists,
    variants,
    base: layOutBase(blocks, lists),
    refs: tables.refs,
    memo: new TwoGenerationCache(MAX_PLANS),
    fitted: new WeakMap(),
    mattering: new WeakMap(),
  };
};
