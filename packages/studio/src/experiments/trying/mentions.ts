import type { Layout, VariantBlock } from '@broadsheet/contract/layout';
import { experimentsOf } from '@broadsheet/layout-engine/when-matches';

/** What a layout says of a block where it names it first: that decides type, version and fallback. */
export interface Mention {
  readonly block: VariantBlock;
  /** Whether the layout itself has the block, and not only a variant. */
  readonly isBase: boolean;
}

export const firstMentions = ({ blocks, variants = [] }: Layout): ReadonlyMap<string, Mention> => {
  const found = new Map<string, Mention>();
  for (const [id, block] of Object.entries(blocks)) found.set(id, { block, isBase: true });
  for (const variant of variants)
    for (const [id, block] of Object.entries(variant.blocks ?? {}))
      if (!found.has(id)) found.set(id, { block, isBase: false });
  return found;
};

/** The experiments that any condition of a layout asks about. */
export const mentionedExperiments = ({ blocks, variants = [] }: Layout): ReadonlySet<string> =>
  new Set(
    [
      ...Object.values(blocks).map(({ when }) => when),
      ...variants.flatMap((variant) => [
        variant.when,
        ...Object.values(variant.blocks ?? {}).map(({ when }) => when),
      ]),
    ].flatMap((when) => (when ? experimentsOf(when) : [])),
  );
