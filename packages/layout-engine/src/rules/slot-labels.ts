import { settingsOf } from '../assemble-plan-blocks.ts';
import { type CompiledBlock, type CompiledLayout, NONE } from '../compiled-layout.ts';
import type { JsonPath } from '../json-source.ts';
import { firstMention, type Proof, type ReachablePlan } from './rule.ts';

/** A slot of a shown block that has a setting as its label. */
export interface LabelledSlot {
  readonly owner: CompiledBlock;
  readonly slot: string;
  /** The setting. */
  readonly setting: string;
  readonly label: string;
  /** The shown blocks in it. */
  readonly content: readonly number[];
}

const slotsOf = (owner: CompiledBlock, { holds, shown }: ReachablePlan): LabelledSlot[] => {
  const settings = settingsOf(owner, holds, NONE);
  return owner.slots.flatMap(({ name, list }) => {
    const setting = owner.definition.slots?.[name]?.label;
    if (setting === undefined) return [];
    const written = settings[setting];
    return {
      owner,
      slot: name,
      setting,
      label: typeof written === 'string' ? written.trim() : '',
      content: shown.filter((each) => each.list === list).map(({ block }) => block),
    };
  });
};

/** The labelled slots of the blocks that a plan shows. */
export const labelledSlots = (compiled: CompiledLayout, plan: ReachablePlan): LabelledSlot[] =>
  plan.shown.flatMap(({ block }) => {
    const owner = compiled.blocks[block];
    return owner ? slotsOf(owner, plan) : [];
  });

/** Where the label is written; the type of the block where it is the default, or a variant's. */
export const pathOfLabel = (
  { layout }: Pick<Proof, 'layout'>,
  { owner, setting }: LabelledSlot,
): JsonPath => {
  const first = firstMention(layout, owner.id);
  const [variants, at] = first;
  const block =
    variants === 'variants'
      ? layout.variants?.[Number(at)]?.blocks?.[owner.id]
      : layout.blocks[owner.id];
  const isWritten = block?.settings !== undefined && Object.hasOwn(block.settings, setting);
  return isWritten ? [...first, 'settings', setting] : [...first, 'type'];
};

/** The setting of a label as forms name it. */
export const titleOfLabel = ({ definition }: CompiledBlock, setting: string): string => {
  const schema: { readonly title?: unknown } = definition.settings.properties[setting] ?? {};
  return typeof schema.title === 'string' ? schema.title : setting;
};
