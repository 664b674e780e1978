import { nameBlock, nameType } from '../name-block.ts';
import { nearestName } from '../nearest-name.ts';
import { type LayoutRule, typesOf, writtenBlocks } from './rule.ts';

export const blockTypeChanged: LayoutRule = {
  code: 'BLOCK_TYPE_CHANGED',
  check: (context, report) => {
    const { layout, definitions } = context;
    const types = typesOf(layout);
    for (const { id, block, path, variant } of writtenBlocks(layout)) {
      if (variant === null) continue;
      const type = types.get(id);
      const near = nearestName(id, Object.keys(layout.blocks));
      if (block.type === undefined && !Object.hasOwn(layout.blocks, id))
        report(
          path,
          `the variant adds block "${id}" without saying its type`,
          near === undefined
            ? 'Add "type", or name a block of the layout.'
            : `Did you mean "${near}"?`,
          'key',
        );
      else if (block.type !== undefined && block.type !== type)
        report(
          [...path, 'type'],
          `${nameBlock(context, id)} is a ${nameType(definitions, type)}, a variant cannot make it a ${nameType(definitions, block.type)}`,
          'Add a block under another id, and hide this one.',
        );
    }
  },
};
