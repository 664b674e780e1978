import type { BlockDefinition, BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Experiments } from '@broadsheet/contract/experiments';
import type { FindingCode } from '@broadsheet/contract/finding-codes';
import type { Layout, LayoutBlock, VariantBlock, When } from '@broadsheet/contract/layout';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import type { AddressesOfBrands } from '@broadsheet/contract/site-addresses';
import type { CompiledLayout } from '../compiled-layout.ts';
import type { EffectiveLayout } from '../effective-layout.ts';
import type { JsonPath, JsonSource, Position } from '../json-source.ts';
import type { ReachableSet } from '../reachable-sets.ts';
import type { ShownBlock } from '../shown-blocks.ts';

export interface RuleContext {
  readonly layout: Layout;
  readonly source: JsonSource;
  readonly definitions: BlockDefinitions;
  /** Empty when the brand configs are unknown; rules about slugs then report nothing. */
  readonly brands: readonly BrandConfig[];
  /** Null when they are unknown; rules about them then report nothing. */
  readonly experiments: Experiments | null;
  /** Null when they are unknown; a layout that names any is then not proved. */
  readonly audiences: NamedAudiences | null;
  /** What content adds to the addresses of page kinds; absent where it adds none. */
  readonly addresses?: AddressesOfBrands;
}

/** @param where a path or a position; @param part the value at the path, or the name before it. */
export type Report = (
  where: JsonPath | Position,
  message: string,
  mend: string,
  part?: 'key' | 'value',
) => void;

/** A rule about the written layout. */
export interface LayoutRule {
  readonly code: FindingCode;
  readonly check: (context: RuleContext, report: Report) => void;
}

export interface Proof extends RuleContext {
  readonly compiled: CompiledLayout;
}

export interface ReachablePlan extends ReachableSet {
  readonly state: EffectiveLayout;
  readonly shown: readonly ShownBlock[];
}

/** A rule about every plan that some audience can get. */
export interface PlanRule {
  readonly code: FindingCode;
  readonly start: (
    proof: Proof,
    report: Report,
  ) => { readonly visit?: (plan: ReachablePlan) => void; readonly finish?: () => void };
}

export interface WrittenBlock {
  readonly id: string;
  readonly block: LayoutBlock | VariantBlock;
  readonly path: JsonPath;
  readonly variant: number | null;
}

/** Every written block, those of the layout itself first. */
export const writtenBlocks = (layout: Layout): WrittenBlock[] => [
  ...Object.entries(layout.blocks).map(([id, block]) => ({
    id,
    block,
    path: ['blocks', id],
    variant: null,
  })),
  ...(layout.variants ?? []).flatMap(({ blocks = {} }, variant) =>
    Object.entries(blocks).map(([id, block]) => ({
      id,
      block,
      path: ['variants', variant, 'blocks', id],
      variant,
    })),
  ),
];

/** Where a block is first named, and with it its type and fallback. */
export const firstMention = (layout: Layout, id: string): JsonPath =>
  writtenBlocks(layout).find((written) => written.id === id)?.path ?? [];

/** Every list of ids: orders and slots. */
export const writtenLists = (layout: Layout): { ids: readonly string[]; path: JsonPath }[] => [
  { ids: layout.order, path: ['order'] },
  ...(layout.variants ?? []).flatMap(({ order }, index) =>
    order ? [{ ids: order, path: ['variants', index, 'order'] }] : [],
  ),
  ...writtenBlocks(layout).flatMap(({ block, path }) =>
    Object.entries(block.slots ?? {}).map(([slot, ids]) => ({
      ids,
      path: [...path, 'slots', slot],
    })),
  ),
];

/** Every `when`: of blocks and of variants. */
export const writtenWhens = (layout: Layout): { when: When; path: JsonPath }[] => [
  ...writtenBlocks(layout).flatMap(({ block, path }) =>
    block.when ? [{ when: block.when, path: [...path, 'when'] }] : [],
  ),
  ...(layout.variants ?? []).map(({ when }, index) => ({
    when,
    path: ['variants', index, 'when'],
  })),
];

/** Every experiment in a `when`, positive or negated; the path is that of its arms. */
export const writtenArms = (
  layout: Layout,
): { key: string; arms: readonly string[]; path: JsonPath }[] =>
  writtenWhens(layout).flatMap(({ when, path }) =>
    [
      { named: when.experiment, at: [...path, 'experiment'] },
      { named: when.not?.experiment, at: [...path, 'not', 'experiment'] },
    ].flatMap(({ named = {}, at }) =>
      Object.entries(named).map(([key, arms]) => ({ key, arms, path: [...at, key] })),
    ),
  );

/** The type of every id: of the layout's own block, else of the first variant that adds it. */
export const typesOf = (layout: Layout): Map<string, string> => {
  const types = new Map<string, string>();
  for (const { id, block } of writtenBlocks(layout))
    if (block.type !== undefined && !types.has(id)) types.set(id, block.type);
  return types;
};

export const findDefinition = (
  definitions: BlockDefinitions,
  type: string | undefined,
): BlockDefinition | undefined =>
  type !== undefined && Object.hasOwn(definitions, type) ? definitions[type] : undefined;
