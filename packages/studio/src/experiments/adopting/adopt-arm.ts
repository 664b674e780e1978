import type { LayoutBlock, Variant, VariantBlock } from '@broadsheet/contract/layout';
import { Layout } from '@broadsheet/contract/layout';
import Value from 'typebox/value';
import type { Draft } from '../../editor/model/draft.ts';
import { forgetBlocks } from '../../editor/model/edit-blocks.ts';
import { writeJson } from '../../editor/model/write-json.ts';
import { readDraftExperiments, writeExperiment } from '../draft-experiments.ts';
import { type Adopted, type Unsayable, whenAfter } from './when-after.ts';

export type AdoptedTexts =
  | { readonly layout: string; readonly experiments: string }
  /** Why it cannot be written, as a sentence. */
  | { readonly refused: string };

const REFUSALS: Readonly<Record<Unsayable, string>> = {
  severalFields:
    'This page shows the other version to people outside of the experiment, by more than one condition. Edit the page by hand.',
  otherAudience: 'This version is for another audience than the experiment. Edit the page by hand.',
};
const DAMAGED = 'This page or the experiments are damaged. Fix them first.';

type After<Of> = Of | 'never' | Unsayable;

const isUnsayable = (after: unknown): after is Unsayable =>
  typeof after === 'string' && Object.hasOwn(REFUSALS, after);

const blockAfter = <Block extends LayoutBlock | VariantBlock>(
  block: Block,
  adopted: Adopted,
): After<Block> => {
  if (!block.when) return block;
  const when = whenAfter(block.when, adopted);
  if (typeof when === 'string') return when;
  const { when: _, ...rest } = block;
  return (Object.keys(when).length > 0 ? { ...rest, when } : rest) as Block;
};

const variantAfter = (variant: Variant, adopted: Adopted): After<Variant> => {
  const when = whenAfter(variant.when, adopted);
  if (typeof when === 'string') return when;
  const blocks = Object.entries(variant.blocks ?? {}).map(
    ([id, block]) => [id, blockAfter(block, adopted)] as const,
  );
  const refused = blocks.map(([, block]) => block).find((block) => typeof block === 'string');
  if (refused) return refused === 'never' ? 'severalFields' : refused;
  return {
    ...variant,
    when,
    ...(variant.blocks && { blocks: Object.fromEntries(blocks) }),
  } as Variant;
};

const layoutAfter = (layout: Layout, adopted: Adopted): Layout | Unsayable => {
  const blocks = Object.entries(layout.blocks).map(
    ([id, block]) => [id, blockAfter(block, adopted)] as const,
  );
  const variants = (layout.variants ?? []).map((variant) => variantAfter(variant, adopted));
  const refused = [...blocks.map(([, block]) => block), ...variants].find(isUnsayable);
  if (refused) return refused;
  const gone = new Set(blocks.flatMap(([id, block]) => (block === 'never' ? [id] : [])));
  const remaining = variants.filter((variant) => typeof variant !== 'string');
  const { variants: _, ...rest } = layout;
  const changed = {
    ...rest,
    blocks: Object.fromEntries(
      blocks.map(([id, block]) => [id, typeof block === 'string' ? layout.blocks[id] : block]),
    ),
    ...(remaining.length > 0 ? { variants: remaining } : {}),
  };
  return forgetBlocks(changed as Draft, gone) as Layout;
};

/**
 * The texts of a page and of the experiments file in which everybody who took part in an experiment gets one arm for good,
 * and the experiment is stopped. All others see what they have seen.
 */
export const adoptArm = (
  texts: { readonly layout: string; readonly experiments: string },
  key: string,
  arm: string,
): AdoptedTexts => {
  const experiment = readDraftExperiments(texts.experiments).experiments?.byKey.get(key);
  const layout: unknown = JSON.parse(texts.layout.replace(/^\ufeff/, ''));
  if (!experiment || !Value.Check(Layout, layout)) return { refused: DAMAGED };
  const after = layoutAfter(layout, { key, arm, people: experiment.when ?? {} });
  if (isUnsayable(after)) return { refused: REFUSALS[after] };
  return {
    layout: writeJson(texts.layout, after),
    experiments: writeExperiment(texts.experiments, key, { ...experiment, status: 'stopped' }),
  };
};
