import { nameBlock } from '../name-block.ts';
import { type LayoutRule, typesOf, writtenBlocks, writtenLists } from './rule.ts';

export const orphanBlock: LayoutRule = {
  code: 'ORPHAN_BLOCK',
  check: (context, report) => {
    const { layout } = context;
    const listed = new Set(writtenLists(layout).flatMap(({ ids }) => ids));
    for (const { place = [] } of layout.variants ?? [])
      for (const { block } of place) listed.add(block);
    // BLOCK_TYPE_CHANGED reports a block without a type.
    const types = typesOf(layout);
    const seen = new Set<string>();
    for (const { id, path } of writtenBlocks(layout)) {
      if (!listed.has(id) && !seen.has(id) && types.has(id))
        report(
          path,
          `${nameBlock(context, id)} stands in no order and in no slot`,
          'Add it to "order", to a slot or to a variant\'s "place", or remove it.',
          'key',
        );
      seen.add(id);
    }
  },
};
