import type { BlockDefinition } from '@broadsheet/contract/block-definition';
import type { Settings } from '@broadsheet/contract/layout';
import type { CompiledConditions } from './compile-conditions.ts';
import type { EffectiveLayout } from './effective-layout.ts';
import type { JsonPath } from './json-source.ts';
import type { Catalog, ConsultedField, Plan, PlanBlock } from './plan.ts';
import type { TwoGenerationCache } from './two-generation-cache.ts';

/** Blocks, lists, conditions and text positions are all numbers; this one means none of them. */
export const NONE = -1;
/** The list that the page itself shows; all further lists are slots. */
export const ORDER_LIST = 0;

/** One change of a variant. `ref` is its position in the text. */
export type Change =
  | { readonly kind: 'add'; readonly block: number; readonly ref: number }
  | { readonly kind: 'when'; readonly block: number; readonly condition: number }
  | {
      readonly kind: 'list';
      readonly list: number;
      readonly items: readonly number[];
      readonly refs: readonly number[];
      readonly ref: number;
    }
  | { readonly kind: 'hide'; readonly block: number; readonly ref: number }
  | { readonly kind: 'show'; readonly block: number; readonly ref: number }
  | {
      readonly kind: 'beside';
      readonly block: number;
      readonly target: number;
      readonly after: boolean;
      readonly ref: number;
    }
  | {
      readonly kind: 'end';
      readonly block: number;
      readonly list: number;
      readonly first: boolean;
      readonly ref: number;
    };

export interface SettingsPatch {
  /** The condition of the variant that makes it. */
  readonly condition: number;
  readonly settings: Settings;
}

/** A block of a fallback. */
export interface CompiledFallback {
  readonly definition: BlockDefinition;
  /** Its slots are empty: what stands in them depends on the client. */
  readonly block: PlanBlock;
  /** Every slot of the type, in its order. */
  readonly slots: readonly {
    readonly name: string;
    readonly blocks: readonly CompiledFallback[];
  }[];
  /** For clients that cannot render this block either. */
  readonly fallback: CompiledFallback | 'drop' | undefined;
}

export interface CompiledBlock {
  readonly id: string;
  readonly definition: BlockDefinition;
  /** The version that the settings are written in. */
  readonly version: number;
  readonly settings: Settings;
  /** In file order. */
  readonly patches: readonly SettingsPatch[];
  /** Whether the layout itself has it, and not only a variant. */
  readonly inBase: boolean;
  readonly when: number;
  /** The list of each slot of the type, in the type's order. */
  readonly slots: readonly { readonly name: string; readonly list: number }[];
  /** For clients whose catalog lacks the type: the replacement block, or nothing; absent: the parent decides. */
  readonly fallback: CompiledFallback | 'drop' | undefined;
  readonly settingsMemo: TwoGenerationCache<string, Readonly<Settings>>;
}

/** `order`, or one slot of one block, as the layout itself fills it. */
export interface CompiledList {
  readonly owner: number;
  readonly slot: string;
  readonly items: readonly number[];
  readonly refs: readonly number[];
}

export interface CompiledVariant {
  readonly name: string;
  readonly condition: number;
  readonly changes: readonly Change[];
}

/** A layout made ready for `selectPlan`: every condition a bit, every id a number, one memo of plans. */
export interface CompiledLayout extends CompiledConditions {
  readonly page: string;
  readonly consulted: readonly ConsultedField[];
  readonly blocks: readonly CompiledBlock[];
  readonly lists: readonly CompiledList[];
  readonly variants: readonly CompiledVariant[];
  /** The layout before any variant, to copy and never to change. */
  readonly base: EffectiveLayout;
  readonly refs: readonly JsonPath[];
  readonly conditionRefs: readonly number[];
  readonly memo: TwoGenerationCache<number, Plan>;
  /** Plans as clients of a catalog get them, by the whole plan. */
  readonly fitted: WeakMap<Catalog, WeakMap<Plan, Plan>>;
  /** The experiments that matter to the audience of a plan, by catalog; by the layout itself for all catalogs. */
  readonly mattering: WeakMap<Catalog | CompiledLayout, WeakMap<Plan, readonly string[]>>;
}
