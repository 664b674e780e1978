import type { Layout, VariantBlock } from '@broadsheet/contract/layout';
import { experimentsOf } from '@broadsheet/layout-engine/when-matches';

/** The first mention of a block in a layout: it determines type, version and fallback. */
export interface Mention {
  readonly block: VariantBlock;
  /** True if the default page has the block, not only a variant. */
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

/** The experiments that the conditions of a layout use. */
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
